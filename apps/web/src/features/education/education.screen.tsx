import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { RecordScreen } from '#components/record/record-screen.tsx';
import { schoolView } from './school-view.tsx';

export const about = msg`Every school that an application will ask about, with your grades as they stand on paper.`;

export function Screen() {
  const { i18n } = useLingui();
  return (
    <RecordScreen
      view={schoolView}
      title={<Trans>Academic background</Trans>}
      about={i18n._(about)}
      hint={<Trans>Put the newest first.</Trans>}
    />
  );
}
