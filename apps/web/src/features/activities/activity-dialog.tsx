import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useMemo, useState } from 'react';
import { forgetTyped, readForm, useKeptForm } from '#api/form-draft.ts';
import { newId } from '#api/new-id.ts';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { toast } from '#components/toast.tsx';
import { useForm } from '#components/use-form.ts';
import styles from './activities.module.css';
import { ActivityFields } from './activity-fields.tsx';
import { forgetWaiting, saveActivity } from './activity-outbox.ts';
import { atFormFields, emptyValues, type FormValues, formSchema, valuesOf } from './form-values.ts';
import type { Row, Waiting } from './waiting.ts';

type ActivityDialogProps = {
  /** The activity to edit; undefined adds one. */
  row: Row | undefined;
  /** The other activities, for the sum of hours. */
  others: readonly Row[];
  onSaved: (id: string) => void;
  onClose: () => void;
};

/** What the device keeps while it is typed. */
type Draft = FormValues & Pick<Row, 'id'> & Pick<Waiting, 'base'>;

export function ActivityDialog({ row, others, onSaved, onClose }: ActivityDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [draftName] = useState(`activity.${row?.id ?? 'new'}`);
  const [saved] = useState(row ? valuesOf(row) : emptyValues);
  const [{ id: keptId, base: keptBase, ...kept }] = useState(() => readForm<Draft>(draftName).values);
  const [restored, setRestored] = useState(Object.keys(kept).length > 0);
  // kept with the words: if they were on their way when the page was loaded again, saving them twice makes no second one
  const [id] = useState(row?.id ?? keptId ?? newId);
  // what the words were written on: when another device has changed it since, both must show
  const [base] = useState(keptBase ?? (row?.waiting ? row.waiting.base : (row?.revision ?? null)));

  const form = useForm({
    schema: formSchema,
    initial: { ...saved, ...kept },
    onSubmit: async (fields) => {
      const outcome = await saveActivity(id, { fields, base }).catch((error) => {
        // a new one that was refused is in this form alone
        if (!row) forgetWaiting(id);
        throw atFormFields(error);
      });
      forgetTyped(draftName);
      onSaved(id);
      if (outcome === 'saved') toast({ text: <Trans>Activity saved.</Trans> });
      if (outcome === 'waiting')
        toast({ text: <Trans>Saved on this device. Lantern sends it when there is a connection.</Trans> });
      if (outcome === 'elsewhere')
        toast({ tone: 'bad', text: <Trans>Another device changed this activity too. Choose in the list.</Trans> });
      onClose();
    },
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
      title={row ? t`Edit activity` : t`Add activity`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="main" type="submit" form={formId} busy={form.busy}>
            <Trans>Save activity</Trans>
          </Button>
        </>
      }
    >
      {restored && (
        <div className="note info">
          <p className={styles.restored}>
            <Trans>What you typed before is back.</Trans>{' '}
            <Button look="bare" onClick={startAgain}>
              <Trans>Start again</Trans>
            </Button>
          </p>
        </div>
      )}
      <form {...form.props} id={formId} className="stack">
        {form.problem && (
          <ErrorBlock title={<Trans>The activity could not be saved.</Trans>}>{form.problem}</ErrorBlock>
        )}
        <ActivityFields form={form} others={others} />
      </form>
    </Dialog>
  );
}
