import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { explain } from '#api/problem-words.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { Stepper } from '#components/stepper.tsx';
import { quizQuery } from './brainstorm.api.ts';
import styles from './brainstorm.module.css';
import { changeState } from './brainstorm-outbox.ts';
import { LazyActivityStep, LazyIdeaStep, LazyReflectionStep } from './lazy-steps.tsx';
import { QuizStep } from './quiz-step.tsx';
import { KeptWhere } from './step-parts.tsx';
import { stepOf, useBrainstorm } from './use-brainstorm.ts';

const steps = [QuizStep, LazyReflectionStep, LazyActivityStep, LazyIdeaStep];

/** Quiz, reflections, activities, ideas. What is chosen and written stays on this device and on Lantern. */
export function Wizard() {
  const { i18n } = useLingui();
  const { data: quiz, error, refetch, isFetching } = useQuery(quizQuery(i18n.locale));
  const { state, isWaiting, isRefused } = useBrainstorm();
  const step = quiz && state ? stepOf(quiz, state) : undefined;
  const place = useArrival(step);

  if (!quiz && error)
    return (
      <ErrorBlock title={<Trans>Could not load the quiz.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
        {explain(error, i18n)}
      </ErrorBlock>
    );
  if (!quiz || !state || !step) return <Skeleton />;
  const Step = steps[step - 1] ?? QuizStep;
  const [at, of] = [i18n.number(step), i18n.number(steps.length)];
  return (
    <div className={styles.wizard} ref={place}>
      <div className="stack">
        <Stepper
          at={step - 1}
          steps={[
            <Trans key="traits">Traits</Trans>,
            <Trans key="reflect">Reflect</Trans>,
            <Trans key="activities">Activities</Trans>,
            <Trans key="ideas">Ideas</Trans>,
          ]}
        />
        <p className="small dim">
          <Trans>
            Step {at} of {of}.
          </Trans>{' '}
          <KeptWhere isWaiting={isWaiting} isRefused={isRefused} />
        </p>
      </div>
      <Step quiz={quiz} state={state} onStep={(next) => changeState(() => ({ step: Math.max(1, next) }))} />
    </div>
  );
}

/** A new step begins at its heading. */
function useArrival(step: number | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    const isNew = before.current !== undefined && before.current !== step;
    before.current = step;
    const here = place.current;
    if (!isNew || !here) return;
    const arrive = () => {
      const heading = here.querySelector<HTMLElement>('h2');
      if (!heading) return;
      watch.disconnect();
      here.scrollIntoView({ block: 'start' });
      heading.focus({ preventScroll: true });
    };
    // a step whose code is still on its way has no heading yet
    const watch = new MutationObserver(arrive);
    watch.observe(here, { childList: true, subtree: true });
    arrive();
    return () => watch.disconnect();
  }, [step]);
  return place;
}
