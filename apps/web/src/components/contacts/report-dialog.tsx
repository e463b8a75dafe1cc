import { chatReportWordsMax, type ReportedContent, reportPerson, reportReasons } from '@lantern/contract/chat.reports';
import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '#api/call.ts';
import { Field } from '../field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { Select, TextArea } from '../inputs.tsx';
import { toast } from '../toast.tsx';
import { useForm } from '../use-form.ts';
import { reasonWords } from './report-reasons.ts';

type ReportDialogProps = {
  person: string;
  name: string;
  /** one thing that both read; otherwise their conversation */
  about?: ReportedContent;
  onClose: () => void;
};

/** Tells the people who run the installation that something is wrong in what somebody wrote. */
export function ReportDialog({ person, name, about, onClose }: ReportDialogProps) {
  const { i18n } = useLingui();
  const form = useForm({
    schema: reportPerson.body,
    initial: { reason: 'unkind', words: '' },
    draft: `report.${person}.${about?.id ?? ''}`,
    onSubmit: async ({ reason, words }) => {
      await call(reportPerson, { params: { personId: person }, body: { reason, words, ...(about && { about }) } });
      toast({ text: <Trans>Thank you. An administrator will look at it.</Trans> });
    },
    onDone: onClose,
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
        {about ? (
          <Trans>
            The people who run this Lantern see these words, your last messages to each other, and what you write here.
            We do not tell the other person who reported.
          </Trans>
        ) : (
          <Trans>
            The people who run this Lantern see the last 30 messages and your words. We do not tell the other person who
            reported.
          </Trans>
        )}
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
