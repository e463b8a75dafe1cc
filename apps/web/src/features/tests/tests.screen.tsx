import { Trans } from '@lingui/react/macro';
import { Below } from '#components/below.tsx';
import { RecordScreen } from '#components/record/record-screen.tsx';
import { useTestPlans } from '#features/planners/planners.api.ts';
import { Roadmaps } from './roadmaps.tsx';
import { scoreView } from './score-view.tsx';
import { TestDates } from './test-dates.tsx';

export function Screen() {
  const { rows: known, error } = useTestPlans();
  return (
    <RecordScreen
      view={scoreView}
      title={<Trans>Tests & Prep</Trans>}
      about={<Trans>Your scores, the tests you booked, and how long each result counts.</Trans>}
    >
      <TestDates />
      <Below shown={known !== undefined || error !== null}>
        <Roadmaps />
      </Below>
    </RecordScreen>
  );
}
