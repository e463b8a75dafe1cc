import { chatReportWordsMax, reportPerson, reportReasons } from '@lantern/contract/chat.reports';
import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '#components/field.tsx';
import { FormDialog } from '#components/form-dialog.tsx';
import { Select, TextArea } from '#components/inputs.tsx';
import { toast } from '#components/toast.tsx';
import { useForm } from '#components/use-form.ts';
import { report } from './chat.api.ts';
import { reasonWords } from './report-reasons.ts';

type ReportDialogProps = { person: string; name: string; onClose: () => void };

/** Tells the people who run the installation that something is wrong in a conversation. */
export function ReportDialog({ person, name, onClose }: ReportDialogProps) {
  const { i18n } = useLingui();
  const form = useForm({
    schema: reportPerson.body,
    initial: { reason: 'unkind', words: '' },
    onSubmit: async ({ reason, words }) => {
      await report(person, reason, words);
      onClose();
      toast({ text: <Trans>Thank you. An administrator will look at it.</Trans> });
    },
  });
  return (
    <FormDialog
      form={form}
      title={<Trans>Report {name}</Trans>}
      send={<Trans>Report</Trans>}
      failed={<Trans>It was not sent</Trans>}
      onClose={onClose}
    >
      <p>
        <Trans>
          Administrators of this Lantern see the last 30 messages as they were written, and your words. The other one is
          not told who reported.
        </Trans>
      </p>
      <Field label={<Trans>What is wrong?</Trans>} error={form.error('reason')}>
        <Select {...form.text('reason')}>
          {reportReasons.map((reason) => (
            <option key={reason} value={reason}>
              {i18n._(reasonWords[reason])}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={<Trans>In your words</Trans>} optional error={form.error('words')}>
        <TextArea
          name="words"
          rows={4}
          maxLength={chatReportWordsMax}
          value={form.values.words}
          onChange={({ target }) => form.set('words', target.value)}
        />
      </Field>
    </FormDialog>
  );
}
