import { Later, partOf } from '#components/later.tsx';
import type { StepProps } from './step-parts.tsx';

export const activityPart = partOf(async () => (await import('./activity-step.tsx')).ActivityStep);

/** The third step, with what it needs of the activities: loaded when it is reached. */
export function LaterActivityStep(props: StepProps) {
  return <Later part={activityPart} props={props} />;
}
