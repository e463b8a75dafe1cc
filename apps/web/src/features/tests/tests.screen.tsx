import { Trans } from '@lingui/react/macro';
import { About } from '#components/about.tsx';
import { Addition, partOf } from '#components/lazy.tsx';
import { RecordScreen } from '#components/record/record-screen.tsx';
import { scoreView } from './score-view.tsx';

const belowPart = partOf(async () => (await import('./below-scores.tsx')).BelowScores);

export function Screen() {
  return (
    <RecordScreen view={scoreView} title={<Trans>Tests & Prep</Trans>} about={<About />}>
      <Addition part={belowPart} props={{}} />
    </RecordScreen>
  );
}
