import { reportFact, reportWordsMax } from '@lantern/contract/matching.facts';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field } from '#components/field.tsx';
import { TextArea } from '#components/inputs.tsx';
import { toast } from '#components/toast.tsx';
import { useForm } from '#components/use-form.ts';
import { report } from './facts.api.ts';

type ReportDialogProps = { factId: string; name: string; open: boolean; onClose: () => void };

/** A student says what is wrong with a fact. */
export function ReportDialog({ factId, name, open, onClose }: ReportDialogProps) {
  const id = useId();
  const form = useForm({
    schema: reportFact.body,
    initial: { fact_id: factId, words: '' },
    onSubmit: async (body) => {
      await report(body);
      onClose();
      toast({ text: <Trans>Thank you. An administrator will look at it.</Trans> });
    },
  });
  return (
    <Dialog
      title={<Trans>Report a wrong fact</Trans>}
      open={open}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="main" type="submit" form={id} busy={form.busy}>
            <Trans>Report</Trans>
          </Button>
        </>
      }
    >
      <p>{name}</p>
      <form {...form.props} id={id} className="stack">
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
        {form.problem && <ErrorBlock title={<Trans>It was not sent</Trans>}>{form.problem}</ErrorBlock>}
      </form>
    </Dialog>
  );
}
