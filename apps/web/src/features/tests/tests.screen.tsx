import { Trans } from '@lingui/react/macro';
import { Addition, partOf } from '#components/lazy.tsx';
import { RecordScreen } from '#components/record/record-screen.tsx';
import { scoreView } from './score-view.tsx';

const belowPart = partOf(async () => (await import('./below-scores.tsx')).BelowScores);

export function Screen() {
  return (
    <RecordScreen
      view={scoreView}
      title={<Trans>Tests & Prep</Trans>}
      about={<Trans>Your scores, the tests you booked, and how long each result counts.</Trans>}
    >
      <Addition part={belowPart} props={{}} />
    </RecordScreen>
  );
}
