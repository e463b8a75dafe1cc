import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Addition, partOf } from '#components/lazy.tsx';
import { RecordScreen } from '#components/record/record-screen.tsx';
import { scoreView } from './score-view.tsx';

const belowPart = partOf(async () => (await import('./below-scores.tsx')).BelowScores);

export const about = msg`Your scores, the tests you booked, and how long each result counts.`;

export function Screen() {
  const { i18n } = useLingui();
  return (
    <RecordScreen view={scoreView} title={<Trans>Tests & Prep</Trans>} about={i18n._(about)}>
      <Addition part={belowPart} props={{}} />
    </RecordScreen>
  );
}
