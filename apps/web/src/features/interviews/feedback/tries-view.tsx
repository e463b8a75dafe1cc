// What was said to one question: the two latest tries beside each other, so that they can be compared, and older ones in a fold.
import type { InterviewQuestion } from '@lantern/content/interviews/types';
import type { Interview, InterviewTry } from '@lantern/contract/interviews';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, History } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useInterviewRecord } from '../interviews.api.ts';
import styles from '../interviews.module.css';
import { clockOf } from '../session/interview-state.ts';
import { readTry } from './read-answer.ts';

type TriesViewProps = {
  interview: Interview;
  question: InterviewQuestion;
  /** The last comes last. */
  tries: readonly InterviewTry[];
  /** What was said the last time that these questions were practised. */
  lastTime?: InterviewTry | undefined;
};

export function TriesView({ interview, question, tries, lastTime }: TriesViewProps) {
  const [latest, before] = [tries.at(-1), tries.at(-2)];
  const older = tries.slice(0, -2);
  if (!latest) return null;
  return (
    <section className="stack">
      <ol className={styles.tries}>
        {before && <Try interview={interview} question={question} one={before} title={<Trans>The try before</Trans>} />}
        {!before && lastTime && (
          <Try interview={interview} question={question} one={lastTime} title={<Trans>Last time</Trans>} />
        )}
        <Try interview={interview} question={question} one={latest} title={<Trans>Your latest try</Trans>} />
      </ol>
      {older.length > 0 && (
        <details className={styles.fold}>
          <summary>
            <History />
            <span>
              <Trans>Your earlier tries</Trans>
            </span>
            <ChevronDown className={styles.chevron} />
          </summary>
          <div className="stack">
            {older.map(({ id, text }) => (
              <p key={id} className={styles.said} lang="en" dir="ltr">
                {text}
              </p>
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

type TryProps = { interview: Interview; question: InterviewQuestion; one: InterviewTry; title: ReactNode };

function Try({ interview, question, one, title }: TryProps) {
  const { i18n } = useLingui();
  const record = useInterviewRecord();
  const feedback = useMemo(() => readTry(interview, question, one, record), [interview, question, one, record]);
  const score = i18n.number(feedback.overall, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const [words, ten] = [i18n.number(feedback.words), i18n.number(10)];
  return (
    <li className={styles.try}>
      <div className="head">
        <h3 className="small">{title}</h3>
        <span className="small dim num">
          {/* without a part that was asked for there is nothing to score */}
          {feedback.parts.length > 0 && (
            <>
              <Trans>
                {score} of {ten}
              </Trans>
              {' · '}
            </>
          )}
          {one.seconds !== null && `${clockOf(one.seconds, i18n)} · `}
          <Trans>{words} words</Trans>
        </span>
      </div>
      <p className={styles.said} lang="en" dir="ltr">
        {one.text}
      </p>
    </li>
  );
}
