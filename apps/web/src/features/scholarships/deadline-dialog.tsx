import { daySchema, prose } from '@lantern/contract/fields';
import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import * as z from 'zod/mini';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { Field } from '#components/field.tsx';
import { FormField } from '#components/form-field.tsx';
import { TextArea } from '#components/inputs.tsx';
import { useForm } from '#components/use-form.ts';
import { keep, type SavedRow } from './scholarships.api.ts';

const schema = z.object({ deadline: z.union([z.literal(''), daySchema]), note: prose(500) });

type DeadlineDialogProps = { row: SavedRow; today: string; link: string | null; onClose: () => void };

export function DeadlineDialog({ row, today, link, onClose }: DeadlineDialogProps) {
  const id = useId();
  const form = useForm({
    schema,
    initial: { deadline: row.deadline ?? '', note: row.note ?? '' },
    async onSubmit({ deadline, note }) {
      keep(row.id, row, { deadline: deadline || null, note }, today);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Deadline and note</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} look="main">
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form {...form.props} id={id} className="stack">
        <p className="small">
          <Trans>Read the last day on the official page. Your tasks and your calendar take it from here.</Trans>{' '}
          {link && (
            <a href={link} target="_blank" rel="noreferrer">
              <Trans>Official page</Trans>
              <ExternalLink className="s" aria-hidden="true" />
              <span className="vh">
                <Trans>(opens a new tab)</Trans>
              </span>
            </a>
          )}
        </p>
        <FormField form={form} name="deadline" type="date" label={<Trans>Last day to apply</Trans>} optional />
        <Field label={<Trans>Note</Trans>} optional error={form.error('note')}>
          <TextArea {...form.text('note')} rows={3} maxLength={500} />
        </Field>
      </form>
    </Dialog>
  );
}
