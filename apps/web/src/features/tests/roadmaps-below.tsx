import { Below } from '#components/below.tsx';
import { useTestPlans } from '#features/planners/planners.api.ts';
import { Roadmaps } from './roadmaps.tsx';

export function RoadmapsBelow() {
  const { rows: known, error } = useTestPlans();
  return (
    <Below shown={known !== undefined || error !== null}>
      <Roadmaps />
    </Below>
  );
}
