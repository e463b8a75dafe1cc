import { Trans } from '@lingui/react/macro';
import { About } from '#components/about.tsx';
import { RecordScreen } from '#components/record/record-screen.tsx';
import { schoolView } from './school-view.tsx';

export function Screen() {
  return (
    <RecordScreen
      view={schoolView}
      title={<Trans>Academic background</Trans>}
      about={<About />}
      hint={<Trans>Put the newest first.</Trans>}
    />
  );
}
