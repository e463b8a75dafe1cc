import { Trans } from '@lingui/react/macro';
import { Addition, partOf } from '#components/lazy.tsx';
import { RecordScreen } from '#components/record/record-screen.tsx';
import { scoreView } from './score-view.tsx';
import { TestDates } from './test-dates.tsx';

/** Below everything else. */
const roadmapsPart = partOf(async () => (await import('./roadmaps-below.tsx')).RoadmapsBelow);

export function Screen() {
  return (
    <RecordScreen
      view={scoreView}
      title={<Trans>Tests & Prep</Trans>}
      about={<Trans>Your scores, the tests you booked, and how long each result counts.</Trans>}
    >
      <TestDates />
      <Addition part={roadmapsPart} props={{}} />
    </RecordScreen>
  );
}
