import { Trans } from '@lingui/react/macro';
import { RecordScreen } from '#components/record/record-screen.tsx';
import { scoreView } from './score-view.tsx';

export function Screen() {
  return (
    <RecordScreen
      view={scoreView}
      title={<Trans>Tests & Prep</Trans>}
      about={<Trans>Your scores, the tests you booked, and how long each result counts.</Trans>}
    />
  );
}
