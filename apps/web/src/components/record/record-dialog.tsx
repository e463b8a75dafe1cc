import type { RecordCalls } from '@lantern/contract/record';
import { Trans } from '@lingui/react/macro';
import { useId, useMemo, useState } from 'react';
import { forgetTyped, readForm, useKeptForm } from '#api/form-draft.ts';
import { newId } from '#api/new-id.ts';
import type { RowOf } from '#api/records.ts';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { toast } from '#components/toast.tsx';
import { useForm } from '#components/use-form.ts';
import styles from './record.module.css';
import type { RecordView } from './record-view.ts';

type RecordDialogProps<Calls extends RecordCalls, Values extends object> = {
  view: RecordView<Calls, Values>;
  /** The record to edit; undefined adds one. */
  row: RowOf<Calls> | undefined;
  others: readonly RowOf<Calls>[];
  onSaved?: (id: string) => void;
  onClose: () => void;
};

/** The form of one record. What is typed stays on this device until it is saved or cancelled. */
export function RecordDialog<Calls extends RecordCalls, Values extends object>({
  view: { records, words, form: definition, Inputs },
  row,
  others,
  onSaved,
  onClose,
}: RecordDialogProps<Calls, Values>) {
  const formId = useId();
  const { schema, empty, valuesOf, begin, atFormFields = (error) => error } = definition;
  const [draftName] = useState(`${records.calls.noun.one}.${row?.id ?? 'new'}`);
  const [saved] = useState(row ? valuesOf(row) : { ...empty, ...begin?.(others) });
  const [{ id: keptId, base: keptBase, ...kept }] = useState(
    () => readForm<Record<string, unknown> & { id?: string; base?: number | null }>(draftName).values,
  );
  const [restored, setRestored] = useState(Object.keys(kept).length > 0);
  // kept with the words: if they were on their way when the page was loaded again, saving them twice makes no second one
  const [id] = useState(row?.id ?? keptId ?? newId);
  // what the words were written on: when another device has changed it since, both must show
  const [base] = useState(keptBase ?? (row?.waiting ? row.waiting.base : (row?.revision ?? null)));

  const form = useForm<typeof schema, Values>({
    schema,
    initial: { ...saved, ...(kept as Partial<Values>) },
    onSubmit: async (fields) => {
      const outcome = await records.save(id, { fields, base }).catch((error) => {
        // a new one that was refused is in this form alone
        if (!row) records.outbox.forget(id);
        throw atFormFields(error);
      });
      forgetTyped(draftName);
      onSaved?.(id);
      if (outcome === 'saved') toast({ text: <Trans>Saved.</Trans> });
      if (outcome === 'waiting')
        toast({ text: <Trans>Saved on this device. Lantern sends it when there is a connection.</Trans> });
      if (outcome === 'elsewhere')
        toast({ tone: 'bad', text: <Trans>Another device changed this too. Choose in the list.</Trans> });
    },
    onDone: onClose,
  });
  const typed = useMemo(() => ({ ...form.values, id, base }), [form.values, id, base]);
  const known = useMemo(() => ({ ...saved, id, base }), [saved, id, base]);
  useKeptForm(draftName, typed, known);

  function cancel() {
    forgetTyped(draftName);
    onClose();
  }

  function startAgain() {
    form.reset(saved);
    setRestored(false);
  }

  return (
    <Dialog
      open
      inAddress
      title={row ? words.edit : words.add}
      onClose={onClose}
      actions={
        <>
          <Button onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="main" type="submit" form={formId} busy={form.busy}>
            {words.save}
          </Button>
        </>
      }
    >
      {restored && (
        <div className="note info">
          <p className={styles.restored}>
            <Trans>Your text from before is back.</Trans>{' '}
            <Button look="bare" onClick={startAgain}>
              <Trans>Start again</Trans>
            </Button>
          </p>
        </div>
      )}
      <form {...form.props} id={formId} className="stack">
        {form.problem && <ErrorBlock title={<Trans>This could not be saved.</Trans>}>{form.problem}</ErrorBlock>}
        <Inputs form={form} others={others} />
      </form>
    </Dialog>
  );
}
