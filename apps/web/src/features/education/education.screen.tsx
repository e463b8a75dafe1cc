import { Trans } from '@lingui/react/macro';
import { RecordScreen } from '#components/record/record-screen.tsx';
import { schoolView } from './school-view.tsx';

export function Screen() {
  return (
    <RecordScreen
      view={schoolView}
      title={<Trans>Academic background</Trans>}
      about={<Trans>Every school that an application will ask about, with your grades as they stand on paper.</Trans>}
      hint={<Trans>Put the newest first.</Trans>}
    />
  );
}
