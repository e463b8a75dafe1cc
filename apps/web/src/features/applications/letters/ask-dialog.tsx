import { addDays } from '@lantern/abroad/days';
import { letterApplicationsMax, letterMessages, letterNote } from '@lantern/contract/applications.letters';
import { daySchema } from '@lantern/contract/fields';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { dayHere } from '#api/day-here.ts';
import { useKeptText } from '#api/form-draft.ts';
import { Field, FieldError } from '#components/field.tsx';
import { FormDialog } from '#components/form-dialog.tsx';
import { FormField } from '#components/form-field.tsx';
import { Checkbox, Select, TextArea } from '#components/inputs.tsx';
import { useForm } from '#components/use-form.ts';
import { programmeOf } from '../application-record.tsx';
import { useApplications } from '../applications.api.ts';
import { HandedOver, type Made } from './handed-over.tsx';
import { askFor, type RecommenderRow, useLetters, useRecommenders } from './letters.api.ts';
import styles from './letters.module.css';

const formSchema = z
  .object({
    recommender_id: z.string().check(z.minLength(1, letterMessages.name)),
    application_ids: z
      .array(z.string())
      .check(
        z.minLength(1, letterMessages.applications),
        z.maxLength(letterApplicationsMax, `At most ${letterApplicationsMax}.`),
      ),
    waived: z.enum(['yes', 'no'], 'Choose one.'),
    note: letterNote,
    due_on: z.union([z.literal(''), daySchema]),
    ends_on: daySchema.check(
      z.refine((day) => day >= dayHere(), letterMessages.over),
      z.refine((day) => day <= addDays(dayHere(), 365), letterMessages.tooLong),
    ),
    send: z.enum(['mail', 'hand']),
  })
  .check(z.refine(({ due_on, ends_on }) => due_on <= ends_on, { path: ['ends_on'], error: letterMessages.tooSoon }));

type AskDialogProps = {
  recommenderId?: string | undefined;
  applicationId?: string | undefined;
  onClose: () => void;
};

/** Asks for a letter, and then shows what to send or hand over. */
export function AskDialog({ recommenderId, applicationId, onClose }: AskDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const { rows: writers = [] } = useRecommenders();
  const { rows: applications = [] } = useApplications();
  const { data } = useLetters();
  const [made, setMade] = useState<Made>();
  // what only this device has cannot be asked of yet
  const known = writers.filter(({ revision }) => revision !== undefined);
  const saved = applications.filter(({ revision }) => revision !== undefined);
  const canMailTo = (writer: RecommenderRow | undefined) => Boolean(data?.can_mail && writer?.email);
  const first = known.find(({ id }) => id === recommenderId) ?? (known.length === 1 ? known[0] : undefined);
  const deadline = applications.find(({ id }) => id === applicationId)?.deadline?.day;
  const due = deadline && deadline >= dayHere() && deadline <= addDays(dayHere(), 300) ? deadline : '';
  // the note alone is kept: days and people are chosen anew
  const [note, setNote] = useKeptText(`letter-note.${recommenderId ?? ''}.${applicationId ?? ''}`);
  const form = useForm({
    schema: formSchema,
    initial: {
      recommender_id: first?.id ?? '',
      application_ids: applicationId ? [applicationId] : saved.length === 1 ? saved.map(({ id }) => id) : [],
      waived: '',
      note,
      due_on: due,
      ends_on: addDays(due || addDays(dayHere(), 60), 30),
      send: canMailTo(first) ? 'mail' : 'hand',
    },
    onSubmit: async ({ due_on, waived, send, ...asked }) => {
      const { url, text } = await askFor({ ...asked, due_on: due_on || null, waived: waived === 'yes', send });
      setNote('');
      setMade({ url, text, mailedTo: send === 'mail' ? writer?.email : undefined });
    },
  });
  const { values } = form;
  const writer = known.find(({ id }) => id === values.recommender_id);
  if (made) return <HandedOver {...made} language={writer?.language ?? 'en'} onClose={onClose} />;

  const toggle = (id: string) =>
    form.set(
      'application_ids',
      values.application_ids.includes(id)
        ? values.application_ids.filter((one) => one !== id)
        : [...values.application_ids, id],
    );
  const error = (name: 'application_ids' | 'waived' | 'send') =>
    form.error(name) && <FieldError id={`${formId}-${name}`}>{form.error(name)}</FieldError>;
  return (
    <FormDialog
      form={form}
      title={<Trans>Ask for a letter</Trans>}
      send={values.send === 'mail' ? <Trans>Send the mail</Trans> : <Trans>Make the request</Trans>}
      failed={<Trans>Nothing was asked</Trans>}
      onClose={onClose}
    >
      <Field label={<Trans>Who writes it</Trans>} error={form.error('recommender_id')}>
        <Select
          name="recommender_id"
          value={values.recommender_id}
          onChange={({ target }) => {
            form.set('recommender_id', target.value);
            if (!canMailTo(known.find(({ id }) => id === target.value))) form.set('send', 'hand');
          }}
        >
          <option value="">{t`Choose a person`}</option>
          {known.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <fieldset className={styles.choices}>
        <legend>
          <Trans>For which applications</Trans>
        </legend>
        {saved.map((row) => (
          <Checkbox
            key={row.id}
            name="application_ids"
            checked={values.application_ids.includes(row.id)}
            onChange={() => toggle(row.id)}
          >
            <span dir="auto">{programmeOf(row)}</span>
          </Checkbox>
        ))}
        <div aria-live="polite">{error('application_ids')}</div>
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>
          <Trans>Will you read the letter?</Trans>
        </legend>
        <p className="small dim">
          <Trans>
            Many universities trust a letter more if the student cannot read it. We tell your recommender what you
            chose. You cannot change it later.
          </Trans>
        </p>
        {(['yes', 'no'] as const).map((answer) => (
          <label key={answer} className="row">
            <input
              type="radio"
              name="waived"
              value={answer}
              checked={values.waived === answer}
              onChange={() => form.set('waived', answer)}
            />
            {answer === 'yes' ? (
              <Trans>I give up the right to read it: it stays closed for me</Trans>
            ) : (
              <Trans>I keep the right to read it</Trans>
            )}
          </label>
        ))}
        <div aria-live="polite">{error('waived')}</div>
      </fieldset>
      <FormField
        form={form}
        name="due_on"
        type="date"
        min={dayHere()}
        label={<Trans>The letter is due on</Trans>}
        optional
      />
      <FormField
        form={form}
        name="ends_on"
        type="date"
        min={dayHere()}
        max={addDays(dayHere(), 365)}
        label={<Trans>The link ends on</Trans>}
      />
      <Field
        label={<Trans>A note to your recommender</Trans>}
        help={<Trans>Say what the programme looks for, and what they could write about you.</Trans>}
        optional
        error={form.error('note')}
      >
        <TextArea
          name="note"
          rows={4}
          maxLength={1000}
          value={values.note}
          onChange={({ target }) => {
            form.set('note', target.value);
            setNote(target.value);
          }}
        />
      </Field>
      <fieldset className={styles.choices}>
        <legend>
          <Trans>How it gets there</Trans>
        </legend>
        {canMailTo(writer) && (
          <label className="row">
            <input
              type="radio"
              name="send"
              value="mail"
              checked={values.send === 'mail'}
              onChange={() => form.set('send', 'mail')}
            />
            <Trans>Lantern sends a mail</Trans>
          </label>
        )}
        <label className="row">
          <input
            type="radio"
            name="send"
            value="hand"
            checked={values.send === 'hand'}
            onChange={() => form.set('send', 'hand')}
          />
          <Trans>I send a message, or hand over a printed page</Trans>
        </label>
        <div aria-live="polite">{error('send')}</div>
      </fieldset>
    </FormDialog>
  );
}
