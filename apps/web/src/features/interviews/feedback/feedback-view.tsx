// What the engine found in one try: one thing to do, places in the words, checks, and the try before.
import { sources } from '@lantern/content/interviews/sources';
import type { InterviewQuestion } from '@lantern/content/interviews/types';
import type { Interview, InterviewTry } from '@lantern/contract/interviews';
import { compareAttempts, nextThing } from '@lantern/speaking/summarise';
import type { Advice, Check } from '@lantern/speaking/types';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleDashed, Flame } from 'lucide-react';
import { useMemo } from 'react';
import { listed } from '#components/listed.ts';
import { useInterviewRecord } from '../interviews.api.ts';
import styles from '../interviews.module.css';
import { clockOf } from '../session/interview-state.ts';
import { adviceText, gateWord, moveWord, partLabel } from './feedback-words.ts';
import { readTry } from './read-answer.ts';
import { ScoreSum } from './score-sum.tsx';

type FeedbackViewProps = {
  interview: Interview;
  question: InterviewQuestion;
  now: InterviewTry;
  before?: InterviewTry | undefined;
};

/** Places that are shown besides the one thing to do. */
const mostPlaces = 6;
const firstPlaces = 2;

export function FeedbackView({ interview, question, now, before }: FeedbackViewProps) {
  const { i18n } = useLingui();
  const record = useInterviewRecord();
  const feedback = useMemo(() => readTry(interview, question, now, record), [interview, question, now, record]);
  const earlier = useMemo(
    () => before && readTry(interview, question, before, record),
    [interview, question, before, record],
  );
  const next = nextThing(feedback);
  const places = feedback.advice.filter((advice) => advice !== next).slice(0, mostPlaces);
  // with the one thing, three at first sight
  const [nextPlaces, rest] = [places.slice(0, firstPlaces), places.slice(firstPlaces)];
  const changed = earlier && compareAttempts(feedback, earlier);
  const figure = (value: number) => i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const [overall, words, ten] = [figure(feedback.overall), i18n.number(feedback.words), i18n.number(10)];
  const length = now.seconds === null ? undefined : clockOf(now.seconds, i18n);
  return (
    <section className="stack" aria-labelledby={`feedback-${question.id}`}>
      <div className="head">
        <h3 id={`feedback-${question.id}`} tabIndex={-1}>
          <Trans>Feedback on your words</Trans>
        </h3>
        <span className="small dim num">
          {length && `${length} · `}
          <Trans>{words} words</Trans>
        </span>
      </div>
      {feedback.advisories.map((one) => (
        <p key={one.gate} className="note warn">
          {gateWord(one, i18n)}
        </p>
      ))}
      {next && (
        <div className={`lit ${styles.next}`}>
          <p className="row small">
            <Flame />
            <Trans>Do this next</Trans>
          </p>
          <Quote advice={next} text={now.text} />
          <p className={styles.voice}>{adviceText(next, i18n)}</p>
          <Rule advice={next} />
        </div>
      )}
      {nextPlaces.length > 0 && <Places places={nextPlaces} text={now.text} />}
      {rest.length > 0 && (
        <details className={styles.fold}>
          <summary>
            <span>
              <Plural value={rest.length} one="# more remark" other="# more remarks" />
            </span>
          </summary>
          <Places places={rest} text={now.text} />
        </details>
      )}
      <Checks
        checks={feedback.parts}
        title={<Trans>What was asked</Trans>}
        text={now.text}
        nameOf={partLabel}
        english
      />
      <Checks
        checks={feedback.moves}
        title={<Trans>How it is built</Trans>}
        text={now.text}
        nameOf={(id) => moveWord(id, i18n) ?? id}
      />
      {feedback.sum && feedback.parts.length > 0 && (
        <details className={styles.fold}>
          <summary>
            <span>
              <Trans>
                Score {overall} of {ten}, and what it is made of
              </Trans>
            </span>
          </summary>
          <ScoreSum interview={interview} feedback={feedback} sum={feedback.sum} before={earlier} />
        </details>
      )}
      {changed && <Changed gained={changed.gained} lost={changed.lost} />}
      {feedback.pace && <Pace {...feedback.pace} />}
      <p className="small dim">
        <Trans>
          Computed on this device by the Lantern engine. Only the words are read: there is no score for voice, accent or
          face. This is not a grade, and nobody can tell from it what an officer will decide.
        </Trans>
      </p>
    </section>
  );
}

function Places({ places, text }: { places: readonly Advice[]; text: string }) {
  const { i18n } = useLingui();
  return (
    <ul className="rules closed">
      {places.map((advice) => (
        <li key={`${advice.id} ${advice.start} ${advice.params?.part ?? ''}`} className={styles.place}>
          <Quote advice={advice} text={text} />
          <p>{adviceText(advice, i18n)}</p>
          <Rule advice={advice} />
        </li>
      ))}
    </ul>
  );
}

function Quote({ advice: { start, end, kind }, text }: { advice: Advice; text: string }) {
  if (start >= end) return null;
  return (
    <p className={styles.voice} lang="en" dir="ltr">
      <mark className={kind === 'keep' ? styles.good : kind === 'caution' ? styles.risk : styles.change}>
        {text.slice(start, end)}
      </mark>
    </p>
  );
}

function Rule({ advice: { source } }: { advice: Advice }) {
  const rule = source === undefined ? undefined : sources[source as keyof typeof sources];
  if (!rule) return null;
  return (
    <p className="small">
      <Trans>The rule:</Trans>{' '}
      <a href={rule.url} target="_blank" rel="noreferrer" lang="en" dir="ltr">
        {rule.name}
      </a>
    </p>
  );
}

type ChecksProps = {
  checks: readonly Check[];
  title: React.ReactNode;
  text: string;
  nameOf: (id: string) => string;
  /** The names are the question bank's. */
  english?: boolean;
};

function Checks({ checks, title, text, nameOf, english = false }: ChecksProps) {
  if (checks.length === 0) return null;
  return (
    <div>
      <h4 className="small">{title}</h4>
      <ul className={styles.checks}>
        {checks.map(({ id, found, start, end }) => (
          <li key={id}>
            {found ? <CircleCheck className={styles.found} /> : <CircleDashed className={styles.missing} />}
            <span>
              <span lang={english ? 'en' : undefined} dir={english ? 'ltr' : undefined}>
                {nameOf(id)}
              </span>
              {found && start < end && (
                <span className={`small dim ${styles.snippet}`} lang="en" dir="ltr">
                  “{text.slice(start, end)}”
                </span>
              )}
            </span>
            <span className="small">{found ? <Trans>Found</Trans> : <Trans>Not found</Trans>}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Changed({ gained, lost }: { gained: readonly string[]; lost: readonly string[] }) {
  const { i18n } = useLingui();
  const name = (id: string) => moveWord(id, i18n) ?? partLabel(id);
  const [now, gone] = [listed(gained.map(name), i18n), listed(lost.map(name), i18n)];
  if (gained.length + lost.length === 0) return null;
  return (
    <div className="note info">
      <div>
        {now && (
          <p>
            <Trans>New since your last try: {now}</Trans>
          </p>
        )}
        {gone && (
          <p>
            <Trans>Was there in your last try: {gone}</Trans>
          </p>
        )}
      </div>
    </div>
  );
}

function Pace({
  wordsPerMinute,
  pauses,
  longestPause,
}: {
  wordsPerMinute: number;
  pauses: number;
  longestPause: number;
}) {
  const { i18n } = useLingui();
  const [pace, many, longest] = [i18n.number(wordsPerMinute), i18n.number(pauses), i18n.number(longestPause)];
  return (
    <p className="small dim">
      <Trans>
        Pace: {pace} words a minute. Pauses of more than 1.5 seconds: {many}, the longest {longest} seconds. This is
        told, not scored.
      </Trans>
    </p>
  );
}
