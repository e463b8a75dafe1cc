// The one engine behind the wizard and the AI interview: type, context, review, session, summary.
import type { Interview } from '@lantern/contract/interviews';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { explain } from '#api/problem-words.ts';
import { useUser } from '#api/session.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Lazy } from '#components/lazy.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { Stepper } from '#components/stepper.tsx';
import { feedbackPart, summaryPart, triesPart } from '../feedback/parts.ts';
import { interviewQuery, useInterviewRecord } from '../interviews.api.ts';
import styles from '../interviews.module.css';
import { ContextStep, DetailStep } from '../setup/context-step.tsx';
import { newSeed } from '../setup/new-seed.ts';
import { ReviewStep } from '../setup/review-step.tsx';
import { SetupComplete } from '../setup/setup-complete.tsx';
import { TypeStep } from '../setup/type-step.tsx';
import { changeInterview } from './interview-outbox.ts';
import { beginInterview, practiseAgain } from './interview-state.ts';
import { KeptWhere } from './kept-where.tsx';
import { setLeftOver, useLeftOvers } from './left-over.ts';
import { LeftOverNote } from './left-over-note.tsx';
import { practicePaths } from './practice-paths.ts';
import { SessionView } from './session-view.tsx';
import { useBank, useInterview, useSessionAddress } from './use-interview.ts';

type PracticeProps = { method: Interview['method']; title: ReactNode; lead: ReactNode };

export function Practice({ method, title, lead }: PracticeProps) {
  const { i18n } = useLingui();
  const address = useSessionAddress(practicePaths[method]);
  const { interview, isWaiting, refused, error, refetch, isFetching } = useInterview(address.id);
  const { bank, isMissing, retry } = useBank(interview?.type);
  const step = interview?.step ?? 1;
  const facts = useInterviewRecord()?.facts ?? [];
  const top = useArrival(step);
  // the engine is there before the first answer, also when the connection goes in between
  const isBegun = interview !== undefined;
  useEffect(() => {
    if (isBegun) void Promise.allSettled([feedbackPart, triesPart, summaryPart].map((part) => part.load()));
  }, [isBegun]);

  const steps = [
    <Trans key="type">Type</Trans>,
    <Trans key="detail">Details</Trans>,
    <Trans key="review" context="last step of an interview">
      Review
    </Trans>,
    <Trans key="interview">Interview</Trans>,
    ...(method === 'ai' ? [<Trans key="summary">Summary</Trans>] : []),
  ];
  return (
    <div className={styles.page} ref={top}>
      <div>
        <h1>{title}</h1>
        <p className="dim">{lead}</p>
        <p className="small">
          <Link href="/mock-interview">
            <Trans>All mock interviews</Trans>
          </Link>
        </p>
      </div>
      <Stepper steps={steps} at={Math.min(step, steps.length) - 1} />
      {address.id && interview && <KeptWhere isWaiting={isWaiting} refused={refused} />}
      {!address.id && <TypeStep onNext={(type) => address.begin(beginInterview(method, type, newSeed(), facts))} />}
      {address.id && !interview && !error && <Skeleton />}
      {address.id && !interview && error && (
        <ErrorBlock
          title={<Trans>We could not load this interview.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {isMissing && (
        <ErrorBlock title={<Trans>The questions are not on this device yet.</Trans>} onRetry={retry}>
          <Trans>Open it once with a connection. After that it works offline too.</Trans>
        </ErrorBlock>
      )}
      {address.id && interview && <Step id={address.id} interview={interview} bank={bank} address={address} />}
    </div>
  );
}

type StepProps = {
  id: string;
  interview: Interview;
  bank: ReturnType<typeof useBank>['bank'];
  address: ReturnType<typeof useSessionAddress>;
};

function Step({ id, interview, bank, address }: StepProps) {
  const { id: user } = useUser();
  const [settingUp, setSettingUp] = useState(false);
  const leftOvers = useLeftOvers(id);
  const { data: before } = useQuery({
    ...interviewQuery(user, interview.again_of ?? ''),
    enabled: interview.again_of !== null && interview.step >= 4,
  });
  const change = (part: Partial<Interview>) => changeInterview(id, (now) => ({ ...now, ...part }));
  // other answers lead to other questions
  const changeContext = (part: Partial<Interview>) => change({ ...part, questions: [] });
  const start = () => change({ step: 4, place: 0, started_at: interview.started_at ?? new Date().toISOString() });

  if (interview.step <= 1)
    return (
      <TypeStep chosen={interview.type} onNext={(type) => changeContext({ type, step: 2, country: '', detail: '' })} />
    );
  if (interview.step === 2) {
    const Context = interview.method === 'wizard' ? DetailStep : ContextStep;
    return (
      <Context
        interview={interview}
        onChange={changeContext}
        onBack={() => change({ step: 1 })}
        onNext={() => change({ step: 3 })}
      />
    );
  }
  if (!bank) return <Skeleton />;
  if (settingUp)
    return (
      <SetupComplete
        onDone={() => {
          setSettingUp(false);
          start();
        }}
      />
    );
  if (interview.step === 3)
    return (
      <ReviewStep
        interview={interview}
        bank={bank}
        onChange={change}
        onBack={() => change({ step: 2 })}
        onStart={() => (interview.method === 'wizard' ? setSettingUp(true) : start())}
      />
    );
  if (interview.step === 4) return <SessionView id={id} interview={interview} bank={bank} before={before?.interview} />;
  return (
    <>
      {Object.entries(leftOvers).map(([question, text]) => (
        <LeftOverNote key={question} text={text} onDrop={() => setLeftOver(id, question, '')} />
      ))}
      <Lazy
        part={summaryPart}
        props={{
          interview,
          bank,
          before: before?.interview,
          onAgain: () => void address.begin(practiseAgain(id, interview)),
        }}
      />
    </>
  );
}

/** A new step begins at the top. */
function useArrival(step: number) {
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [step]);
  return top;
}
