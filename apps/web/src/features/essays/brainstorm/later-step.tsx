import { Later, partOf } from '#components/later.tsx';
import { ActivityStep } from './activity-step.tsx';
import type { StepProps } from './step-parts.tsx';

export const activityPart = partOf(async () => {
  const { useActivities } = await import('#features/activities/activities.api.ts');
  return (props: StepProps) => <ActivityStep {...props} activities={useActivities()} />;
});

/** The third step: what it needs of the activities is loaded when it is reached. */
export function LaterActivityStep(props: StepProps) {
  return <Later part={activityPart} props={props} />;
}
