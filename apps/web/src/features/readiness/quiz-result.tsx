import { type Answers, type ReadinessQuestion, readinessAnswers } from '@lantern/contract/readiness';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { changesSince, countAnswers } from './attempts.ts';
import { answerWords } from './question-list.tsx';
import styles from './readiness.module.css';

type QuizResultProps = {
  questions: readonly ReadinessQuestion[];
  answers: Answers;
  before: { answers: Answers; day: Date | undefined } | undefined;
  /** Left out when it cannot be taken once more. */
  onAgain?: (() => void) | undefined;
};

/** Of the heading that is led to. */
export const resultId = 'result';

/** What the answers come to: counts, no score; what they add; and what changed since the time before. */
export function QuizResult({ questions, answers, before, onAgain }: QuizResultProps) {
  const { i18n } = useLingui();
  const counts = countAnswers(answers);
  const open = counts.partly + counts.no;
  const changes = before ? changesSince(before.answers, answers) : [];
  const day = before?.day && formatDay(before.day, i18n);
  return (
    <section className="card stack" aria-labelledby={resultId}>
      <h2 id={resultId} tabIndex={-1}>
        <Trans>Where you stand</Trans>
      </h2>
      <dl className={styles.counts}>
        {readinessAnswers.map((one) => (
          <div key={one}>
            <dt>{i18n._(answerWords[one])}</dt>
            <dd className="num">{i18n.number(counts[one])}</dd>
          </div>
        ))}
      </dl>
      <p>
        {open === 0 ? (
          <Trans>Every answer is yes, so you get no new tasks.</Trans>
        ) : (
          <>
            <Plural value={open} one="# answer added a task." other="# answers added tasks." />{' '}
            <Link href="/progress-tracker">
              <Trans>See them in your progress tracker</Trans>
            </Link>
          </>
        )}
      </p>
      {before && (
        <div>
          <h3>{day ? <Trans>Changed since {day}</Trans> : <Trans>Changed since last time</Trans>}</h3>
          {changes.length === 0 ? (
            <p className="dim">
              <Trans>Every answer is the same as before.</Trans>
            </p>
          ) : (
            <ul className="rules closed">
              {changes.map(({ id, before: was, now }) => (
                <li key={id} className={styles.change}>
                  <span>{questions.find((one) => one.id === id)?.question}</span>
                  <span className="dim">
                    <Trans>
                      Was “{i18n._(answerWords[was])}”, is now <b>“{i18n._(answerWords[now])}”</b>
                    </Trans>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {onAgain && (
        <div>
          <Button onClick={onAgain}>
            <RotateCcw className="flip" />
            <Trans>Take it again</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
