import { RecordDialog } from '#components/record/record-dialog.tsx';
import { applicationView } from '../application-view.tsx';
import type { ApplicationRow } from '../applications.api.ts';

type ApplicationDialogProps = { row: ApplicationRow; others: readonly ApplicationRow[]; onClose: () => void };

/** The form of an application, over its page. */
export function ApplicationDialog(props: ApplicationDialogProps) {
  return <RecordDialog view={applicationView} {...props} />;
}
