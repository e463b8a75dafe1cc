import { reportFact, reportWordsMax } from '@lantern/contract/matching.facts';
import { Trans } from '@lingui/react/macro';
import { Field } from '#components/field.tsx';
import { FormDialog } from '#components/form-dialog.tsx';
import { TextArea } from '#components/inputs.tsx';
import { toast } from '#components/toast.tsx';
import { useForm } from '#components/use-form.ts';
import { report } from './facts.api.ts';

type ReportDialogProps = { factId: string; name: string; open: boolean; onClose: () => void };

/** A student says what is wrong with a fact. */
export function ReportDialog({ factId, name, open, onClose }: ReportDialogProps) {
  const form = useForm({
    schema: reportFact.body,
    initial: { fact_id: factId, words: '' },
    onSubmit: async (body) => {
      await report(body);
      toast({ text: <Trans>Thank you. An administrator will look at it.</Trans> });
    },
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={<Trans>Report a wrong fact</Trans>}
      open={open}
      send={<Trans>Report</Trans>}
      failed={<Trans>It was not sent</Trans>}
      onClose={onClose}
    >
      <p>{name}</p>
      <Field
        label={<Trans>What is wrong, and where did you read it?</Trans>}
        help={<Trans>A link to the university’s own page helps most.</Trans>}
        error={form.error('words')}
      >
        <TextArea
          name="words"
          rows={4}
          maxLength={reportWordsMax}
          value={form.values.words}
          onChange={({ target }) => form.set('words', target.value)}
        />
      </Field>
    </FormDialog>
  );
}
