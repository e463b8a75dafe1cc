import { Below } from '#components/below.tsx';
import { useTestPlans } from '#features/planners/planners.api.ts';
import { Roadmaps } from './roadmaps.tsx';
import { TestDates } from './test-dates.tsx';

/** What is to come: days of tests, and the ways to prepare for one. */
export function BelowScores() {
  const { rows: known, error } = useTestPlans();
  return (
    <Below shown={known !== undefined || error !== null}>
      <TestDates />
      <Roadmaps />
    </Below>
  );
}
