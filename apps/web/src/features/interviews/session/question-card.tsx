import { translationOf } from '@lantern/content/in-languages';
import { sources } from '@lantern/content/interviews/sources';
import { cueOpening, type InterviewQuestion } from '@lantern/content/interviews/types';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Target } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { formatDay } from '#components/dates.ts';
import { Said } from '#components/said.tsx';
import styles from '../interviews.module.css';

/** The question and its cue card, in English as they will be asked; behind a fold what it means and wants (docs/decisions/0111). */
export function QuestionCard({ question }: { question: InterviewQuestion }) {
  const { i18n } = useLingui();
  const { text, card, finds, contains, avoid, followUps, source } = question;
  const meaning = translationOf(text, i18n.locale);
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
        <div className="stack">
          {meaning && <p>{meaning}</p>}
          <p>
            <Said english={finds} />
          </p>
          <Points title={<Trans>A good answer contains</Trans>} points={contains.map(said)} />
          <Points title={<Trans>Common mistakes</Trans>} points={avoid.map(said)} />
          <Points title={<Trans>They may ask next</Trans>} points={followUps.map(inEnglish)} />
          {rule && (
            <p className="small">
              <span lang="en" dir="ltr">
                {rule.says}{' '}
                <a href={rule.url} target="_blank" rel="noreferrer">
                  {rule.name}
                </a>
              </span>{' '}
              <span className="dim">
                <Trans>Compared on {checked}. Check it there.</Trans>
              </span>
            </p>
          )}
        </div>
      </details>
    </div>
  );
}

const said = (english: string) => <Said key={english} english={english} />;
const inEnglish = (words: string) => (
  <span key={words} lang="en" dir="ltr">
    {words}
  </span>
);

function Points({ title, points }: { title: ReactNode; points: readonly ReactElement[] }) {
  return (
    <div>
      <h3 className="small">{title}</h3>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point.key}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
