import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './states.module.css';

type ScoreBarProps = {
  label: ReactNode;
  score: number;
  before?: number | undefined;
  /** The highest score possible. */
  outOf?: number | undefined;
  /** It was found and does not count. */
  idle?: boolean;
};

/** A score with the last one beside it: thick bar now, thin bar before, both also in words. */
export function ScoreBar({ label, score, before, outOf = 10, idle }: ScoreBarProps) {
  const { i18n } = useLingui();
  const figure = (value: number) => i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const most = outOf === 10 ? i18n.number(outOf) : figure(outOf);
  const [now, was, change] = [figure(score), figure(before ?? 0), figure(Math.abs(score - (before ?? 0)))];
  return (
    <div className={idle ? `${styles.score} ${styles.idle}` : styles.score}>
      <span>{label}</span>
      <span className="num">
        <Trans>
          <b>{now}</b> <span className={outOf === 10 ? 'vh' : undefined}>of {most}</span>
        </Trans>{' '}
        {before !== undefined && (
          <small className="dim">
            {score > before && (
              <Trans>
                was {was}, up {change}
              </Trans>
            )}
            {score < before && (
              <Trans>
                was {was}, down {change}
              </Trans>
            )}
            {score === before && <Trans>was {was}, same</Trans>}
          </small>
        )}
      </span>
      <div className={styles.bars}>
        <svg className="bar" aria-hidden="true">
          <rect className="v" width={`${(score / outOf) * 100}%`} height="100%" />
        </svg>
        {before !== undefined && (
          <svg className="bar thin" aria-hidden="true">
            <rect className="p" width={`${(before / outOf) * 100}%`} height="100%" />
          </svg>
        )}
      </div>
    </div>
  );
}
