import type { RecordCalls } from '@lantern/contract/record';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { explain } from '#api/problem-words.ts';
import type { RowOf } from '#api/records.ts';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { toast } from '#components/toast.tsx';
import type { RecordView } from './record-view.ts';

type DeleteRecordProps<Calls extends RecordCalls, Values extends object> = {
  view: Pick<RecordView<Calls, Values>, 'records' | 'nameOf' | 'words'>;
  row: RowOf<Calls>;
  /** The button, given what asks the question. */
  children: (ask: () => void) => ReactNode;
  /** Hears why it could not be deleted; undefined when it is tried again. */
  onFailed: (reason: string | undefined) => void;
};

/** Takes a record off the list, after a question and with a way back. */
export function DeleteRecord<Calls extends RecordCalls, Values extends object>({
  view: { records, nameOf, words },
  row,
  children,
  onFailed,
}: DeleteRecordProps<Calls, Values>) {
  const { t, i18n } = useLingui();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const onServer = row.revision !== undefined;
  const name = nameOf(row);

  async function remove() {
    setBusy(true);
    onFailed(undefined);
    try {
      await records.remove(row);
      const undo = { label: <Trans>Undo</Trans>, run: () => void takeBack() };
      toast({ text: <Trans>Deleted.</Trans>, ...(onServer && { action: undo }) });
    } catch (error) {
      const words = explain(error, i18n);
      onFailed(t`This could not be deleted. ${words}`);
    }
    setAsking(false);
    setBusy(false);
  }

  async function takeBack() {
    try {
      await records.bringBack(row.id);
    } catch (error) {
      const words = explain(error, i18n);
      toast({ tone: 'bad', stays: true, text: <Trans>This could not be brought back. {words}</Trans> });
    }
  }

  return (
    <>
      {children(() => setAsking(true))}
      <ConfirmDialog
        title={words.askRemove}
        open={asking}
        confirm={words.remove}
        danger
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        {onServer ? (
          <Trans>
            <b dir="auto">{name}</b> leaves your list. You can bring it back for 30 days.
          </Trans>
        ) : (
          <Trans>
            <b dir="auto">{name}</b> is only on this device so far. It cannot be brought back.
          </Trans>
        )}
      </ConfirmDialog>
    </>
  );
}
