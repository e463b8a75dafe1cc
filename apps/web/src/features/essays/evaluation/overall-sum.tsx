import type { Evaluation } from '@lantern/contract/essays.evaluations';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './evaluation.module.css';
import { deductionWord } from './gate-words.ts';

type OverallSumProps = {
  evaluation: Pick<Evaluation, 'overall' | 'sum' | 'words' | 'advisories'>;
  /** What the score was before. */
  children?: ReactNode;
};

/** The overall score. Where something is taken off, it is a sum that a reader can add up. */
export function OverallSum({ evaluation, children }: OverallSumProps) {
  const { i18n } = useLingui();
  const figure = (value: number) => i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const { overall, sum, advisories } = evaluation;
  const most = advisories.find(({ gate }) => gate === 'partial')?.most;
  return (
    <table className={styles.result}>
      <tbody>
        {sum && sum.deductions.length > 0 && (
          <>
            <tr>
              <th scope="row">
                <Trans>What you have written so far gets</Trans>
              </th>
              <td className="num">{figure(sum.mean)}</td>
            </tr>
            {sum.deductions.map(({ gate, points }) => (
              <tr key={gate}>
                <th scope="row">
                  {deductionWord(gate, evaluation, i18n)}
                  {gate === 'partial' && most !== undefined && (
                    <span className={styles.why}>
                      <Trans>At this length even a perfect essay gets {figure(most)}.</Trans>
                    </span>
                  )}
                </th>
                <td className="num">{figure(-points)}</td>
              </tr>
            ))}
          </>
        )}
        <tr className={styles.total}>
          <th scope="row">
            <Trans>Score, of 10</Trans>
            {children && <span className={styles.why}>{children}</span>}
          </th>
          <td className="num">{figure(overall)}</td>
        </tr>
      </tbody>
    </table>
  );
}
