import { Trans } from '@lingui/react/macro';
import { RecordScreen } from '#components/record/record-screen.tsx';
import { Roadmaps } from './roadmaps.tsx';
import { scoreView } from './score-view.tsx';
import { TestDates } from './test-dates.tsx';

export function Screen() {
  return (
    <RecordScreen
      view={scoreView}
      title={<Trans>Tests & Prep</Trans>}
      about={<Trans>Your scores, the tests you booked, and how long each result counts.</Trans>}
    >
      <TestDates />
      <Roadmaps />
    </RecordScreen>
  );
}
