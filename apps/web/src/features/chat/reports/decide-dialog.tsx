import { chatReportWordsMax } from '@lantern/contract/chat.reports';
import { Trans } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { Field } from '#components/field.tsx';
import { FormDialog } from '#components/form-dialog.tsx';
import { TextArea } from '#components/inputs.tsx';
import { useForm } from '#components/use-form.ts';
import { decide } from './reports.api.ts';

const schema = z.object({ done: z.string().check(z.maxLength(chatReportWordsMax)) });

type DecideDialogProps = { id: string; decision: 'kept' | 'ended'; onClose: () => void };

/** Closes a report, with what was done for whoever reads the record. */
export function DecideDialog({ id, decision, onClose }: DecideDialogProps) {
  const form = useForm({
    schema,
    initial: { done: '' },
    onSubmit: async ({ done }) => {
      await decide(id, decision, done);
    },
    onDone: onClose,
  });
  const isEnd = decision === 'ended';
  return (
    <FormDialog
      form={form}
      title={isEnd ? <Trans>End this conversation for good?</Trans> : <Trans>Let it go on?</Trans>}
      send={isEnd ? <Trans>End the conversation</Trans> : <Trans>Let it go on</Trans>}
      danger={isEnd}
      failed={<Trans>It was not saved</Trans>}
      onClose={onClose}
    >
      <p>
        {isEnd ? (
          <Trans>Neither of them can write in it again. Both can still read it.</Trans>
        ) : (
          <Trans>Both can go on writing. We tell the person who reported that you looked at it.</Trans>
        )}
      </p>
      <Field
        label={<Trans>What was done</Trans>}
        help={<Trans>Only people who work on reports can read it. We keep it for a year.</Trans>}
        optional
        error={form.error('done')}
      >
        <TextArea
          name="done"
          rows={3}
          maxLength={chatReportWordsMax}
          value={form.values.done}
          onChange={({ target }) => form.set('done', target.value)}
        />
      </Field>
    </FormDialog>
  );
}
