import { sources } from '@lantern/content/interviews/sources';
import { cueOpening, type InterviewQuestion } from '@lantern/content/interviews/types';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Target } from 'lucide-react';
import { formatDay } from '#components/dates.ts';
import styles from '../interviews.module.css';

/** The question, its cue card, and behind a fold what it tries to find out. In English: see docs/decisions/0018. */
export function QuestionCard({ question }: { question: InterviewQuestion }) {
  const { i18n } = useLingui();
  const { text, card, finds, contains, avoid, followUps, source } = question;
  const rule = source && sources[source];
  const checked = rule && formatDay(rule.checked, i18n);
  return (
    <div className="stack">
      <h2 className={styles.ask} lang="en" dir="ltr" tabIndex={-1}>
        {text}
      </h2>
      {card && (
        <div className={styles.cue} lang="en" dir="ltr">
          <p>{cueOpening}</p>
          <ul>
            {card.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      )}
      <details className={styles.fold}>
        <summary>
          <Target />
          <span>
            <Trans>What this question tries to find out</Trans>
          </span>
          <ChevronDown className={styles.chevron} />
        </summary>
        <div className="stack" lang="en" dir="ltr">
          <p>{finds}</p>
          <Points title={<Trans>A good answer contains</Trans>} points={contains} />
          <Points title={<Trans>Common mistakes</Trans>} points={avoid} />
          <Points title={<Trans>They may ask next</Trans>} points={followUps} />
          {rule && (
            <p className="small">
              {rule.says}{' '}
              <a href={rule.url} target="_blank" rel="noreferrer">
                {rule.name}
              </a>{' '}
              <span className="dim" lang={i18n.locale} dir="auto">
                <Trans>Compared on {checked}. Check it there.</Trans>
              </span>
            </p>
          )}
        </div>
      </details>
    </div>
  );
}

function Points({ title, points }: { title: React.ReactNode; points: readonly string[] }) {
  const { i18n } = useLingui();
  return (
    <div>
      <h3 className="small" lang={i18n.locale} dir="auto">
        {title}
      </h3>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
