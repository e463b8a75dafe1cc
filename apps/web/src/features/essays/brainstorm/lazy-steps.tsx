// The wizard's steps after the quiz: each is loaded when it is reached.
import { Lazy, partOf } from '#components/lazy.tsx';
import type { StepProps } from './step-parts.tsx';

export const reflectionPart = partOf(async () => (await import('./reflection-step.tsx')).ReflectionStep);
export const activityPart = partOf(async () => {
  const [{ useActivities }, { ActivityStep }] = await Promise.all([
    import('#features/activities/activities.api.ts'),
    import('./activity-step.tsx'),
  ]);
  return (props: StepProps) => <ActivityStep {...props} activities={useActivities()} />;
});
export const ideaPart = partOf(async () => (await import('./idea-step.tsx')).IdeaStep);

export function LazyReflectionStep(props: StepProps) {
  return <Lazy part={reflectionPart} props={props} />;
}

/** What the third step needs of the activities comes with it. */
export function LazyActivityStep(props: StepProps) {
  return <Lazy part={activityPart} props={props} />;
}

export function LazyIdeaStep(props: StepProps) {
  return <Lazy part={ideaPart} props={props} />;
}
