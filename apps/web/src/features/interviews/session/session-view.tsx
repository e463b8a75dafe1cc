// The session itself: one question at a time, with its answer and feedback. The wizard has a clock, the AI interview none.
import type { InterviewQuestion } from '@lantern/content/interviews/types';
import type { Interview } from '@lantern/contract/interviews';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { newId } from '#api/new-id.ts';
import { Button } from '#components/button.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { Lazy } from '#components/lazy.tsx';
import { feedbackPart, triesPart } from '../feedback/parts.ts';
import { reasonOf } from '../interview-words.ts';
import styles from '../interviews.module.css';
import { AnswerPanel } from './answer-panel.tsx';
import { changeInterview } from './interview-outbox.ts';
import { clockOf, endInterview, isAnswered } from './interview-state.ts';
import { QuestionCard } from './question-card.tsx';
import { useClock } from './use-clock.ts';

type SessionViewProps = {
  id: string;
  interview: Interview;
  bank: readonly InterviewQuestion[];
  /** The session whose questions are practised again. */
  before: Interview | undefined;
};

export function SessionView({ id, interview, bank, before }: SessionViewProps) {
  const { i18n } = useLingui();
  const { questions, place, method } = interview;
  const asked = questions[place];
  const question = bank.find((each) => each.id === asked?.id);
  const [confirming, setConfirming] = useState(false);
  const end = (by: Interview['ended_by']) =>
    changeInterview(id, (now) => endInterview(now, by, new Date().toISOString(), newId));
  const top = useArrival(asked?.id);
  if (!asked || !question) return null;

  const [at, of] = [i18n.number(place + 1), i18n.number(questions.length)];
  const last = asked.tries.at(-1);
  const lastTime = before?.questions.find((one) => one.id === asked.id)?.tries.at(-1);
  // a second try is being written: the first stays in sight
  const isOther = last !== undefined && !isAnswered(asked);
  const isLast = place === questions.length - 1;
  const percent = ((place + 0.5) / questions.length) * 100;
  return (
    <div className={styles.session} ref={top}>
      <div className="stack">
        <div className="head">
          <span className="small dim">
            <Trans>
              Question {at} of {of}
            </Trans>{' '}
            · {reasonOf(asked, interview.type, i18n)}
          </span>
          {method === 'wizard' && <Clock id={id} interview={interview} onEnd={() => end('clock')} />}
        </div>
        <svg className="bar" aria-hidden="true">
          <rect className="v" width={`${percent}%`} height="100%" />
        </svg>
      </div>
      {place > 0 && method === 'wizard' && <Said interview={interview} bank={bank} />}
      <QuestionCard question={question} />
      <div className={last ? `${styles.beside} ${styles.two}` : styles.beside}>
        <div className={styles.box}>
          <AnswerPanel key={asked.id} session={id} asked={asked} question={question} />
        </div>
        {last && (
          <div className="stack">
            {isOther && (
              <p className="note">
                <Trans>This feedback is on your latest try. What you write now gets its own.</Trans>
              </p>
            )}
            <Lazy
              key={last.id}
              part={feedbackPart}
              props={{ interview, question, now: last, before: asked.tries.at(-2) ?? lastTime }}
            />
          </div>
        )}
      </div>
      {last && (isOther || asked.tries.length > 1 || lastTime) && (
        <Lazy part={triesPart} props={{ interview, question, tries: asked.tries, lastTime }} />
      )}
      <div className={styles.foot}>
        {isLast ? (
          <Button look={last ? 'main' : 'plain'} onClick={() => (last ? end('last-question') : setConfirming(true))}>
            <Trans>Finish Interview</Trans>
          </Button>
        ) : (
          <Button
            look={last ? 'main' : 'plain'}
            onClick={() =>
              changeInterview(id, (now) => ({ ...now, place: Math.min(now.place + 1, questions.length - 1) }))
            }
          >
            {last ? <Trans>Next Question</Trans> : <Trans>Skip this question</Trans>}
            <ArrowRight className="flip" />
          </Button>
        )}
        {place > 0 && (
          <Button
            look="bare"
            onClick={() => changeInterview(id, (now) => ({ ...now, place: Math.max(0, now.place - 1) }))}
          >
            <Trans>Back to the last question</Trans>
          </Button>
        )}
        <Button look="danger" onClick={() => setConfirming(true)}>
          <Trans>End Interview</Trans>
        </Button>
      </div>
      <ConfirmDialog
        title={<Trans>End this interview?</Trans>}
        open={confirming}
        confirm={<Trans>End Interview</Trans>}
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          end('student');
        }}
      >
        <Trans>
          Everything is saved, also the answer you are writing now. You can practise the same questions again.
        </Trans>
      </ConfirmDialog>
    </div>
  );
}

/** A new question begins at its heading. */
function useArrival(question: string | undefined) {
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(question);
  useEffect(() => {
    if (before.current === question) return;
    before.current = question;
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [question]);
  return top;
}

function Clock({ id, interview, onEnd }: { id: string; interview: Interview; onEnd: () => void }) {
  const { i18n } = useLingui();
  const limit = interview.timer_seconds;
  const used = useClock({
    used: interview.used_seconds,
    limit,
    isRunning: interview.ended_at === null,
    onKeep: (seconds) => changeInterview(id, (now) => ({ ...now, used_seconds: Math.max(now.used_seconds, seconds) })),
    onEnd,
  });
  const left = limit - used;
  const isShort = left <= 60;
  return (
    <span>
      <span className={isShort ? `${styles.clock} ${styles.short}` : styles.clock} role="timer">
        {clockOf(left, i18n)}
      </span>{' '}
      <span className="small">
        <Trans>left</Trans>
      </span>
      <span className="vh" role="status">
        {isShort && <Trans>One minute left.</Trans>}
      </span>
    </span>
  );
}

/** What was asked and said before, as a talk. */
function Said({ interview, bank }: { interview: Interview; bank: readonly InterviewQuestion[] }) {
  return (
    <ol className={styles.talk} lang="en" dir="ltr">
      {interview.questions.slice(0, interview.place).map(({ id, tries }) => (
        <li key={id}>
          <p className="dim">{bank.find((question) => question.id === id)?.text}</p>
          <p className={styles.said}>{tries.at(-1)?.text ?? '…'}</p>
        </li>
      ))}
    </ol>
  );
}
