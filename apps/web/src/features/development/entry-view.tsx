import { todayIn } from '@lantern/abroad/days';
import { type EntryFields, type entryCalls, entryFields } from '@lantern/contract/development';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink, Trophy } from 'lucide-react';
import * as z from 'zod/mini';
import { useRecords } from '#api/records.ts';
import { Remark } from '#components/badge.tsx';
import { formatDay } from '#components/dates.ts';
import { Field } from '#components/field.tsx';
import { FormField } from '#components/form-field.tsx';
import { Select, TextArea, TextInput } from '#components/inputs.tsx';
import { readWhole } from '#components/read-number.ts';
import type { RecordFieldsProps, RecordForm, RecordView } from '#components/record/record-view.ts';
import { useActivities } from '#features/activities/activities.api.ts';
import { entries, goals } from './development.api.ts';
import styles from './development.module.css';

type EntryValues = { goal: string; day: string; minutes: string; text: string; link: string; activity: string };

const valuesSchema = z.object({
  goal: z.string(),
  day: entryFields.day,
  minutes: z.string(),
  text: entryFields.text,
  link: entryFields.link,
  activity: z.string(),
});

const minutesOf = (text: string) => (text.trim() ? readWhole(text) : null);

const form: RecordForm<EntryFields, EntryValues> = {
  schema: z.pipe(
    valuesSchema.check(({ value, issues }) => {
      const message = z.safeParse(entryFields.minutes, minutesOf(value.minutes)).error?.issues[0]?.message;
      if (message) issues.push({ code: 'custom', input: value, path: ['minutes'], message });
    }),
    z.transform(
      (values): EntryFields => ({
        ...values,
        goal: values.goal || null,
        activity: values.activity || null,
        minutes: minutesOf(values.minutes),
      }),
    ),
  ),
  empty: { goal: '', day: '', minutes: '', text: '', link: '', activity: '' },
  valuesOf: ({ goal, day, minutes, text, link, activity }) => ({
    goal: goal ?? '',
    day,
    minutes: minutes === null ? '' : String(minutes),
    text,
    link,
    activity: activity ?? '',
  }),
};

const longest = 70;
/** The first line, cut where it is long: what a card is called. */
function nameOf({ text }: EntryFields): string {
  const [first = ''] = text.trim().split('\n');
  return first.length <= longest ? first : `${first.slice(0, longest).replace(/\s\S*$/u, '')}…`;
}

export const entryView: RecordView<typeof entryCalls, EntryValues> = {
  records: entries,
  nameOf,
  Facts: EntryFacts,
  form,
  Inputs: EntryInputs,
  words: {
    add: <Trans>Log what you did</Trans>,
    edit: <Trans>Edit entry</Trans>,
    save: <Trans>Save entry</Trans>,
    remove: <Trans>Delete entry</Trans>,
    askRemove: <Trans>Delete this entry?</Trans>,
    empty: <Trans>Nothing logged yet</Trans>,
    emptyHint: (
      <Trans>Write it down on the same day: who, how many, what changed. You can use it as proof later.</Trans>
    ),
    loadFailed: <Trans>We could not load your log.</Trans>,
  },
};

/** The view with a day and perhaps a goal filled in for a new entry. */
export function entryViewOf(goal: string): typeof entryView {
  const day = todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
  return { ...entryView, form: { ...form, empty: { ...form.empty, day, goal } } };
}

function EntryInputs({ form: entry }: RecordFieldsProps<typeof entryCalls, EntryValues>) {
  const { rows = [] } = useRecords(goals);
  const { goal } = entry.values;
  return (
    <>
      <Field
        label={<Trans>What I did</Trans>}
        help={<Trans>In your own words: you can put it into an activity later.</Trans>}
        error={entry.error('text')}
      >
        <TextArea {...entry.text('text')} rows={5} />
      </Field>
      <Field label={<Trans>Day</Trans>} error={entry.error('day')}>
        <TextInput type="date" {...entry.text('day')} min="2020-01-01" />
      </Field>
      <Field label={<Trans>Goal</Trans>} optional>
        <Select {...entry.text('goal')}>
          <option value="">—</option>
          {rows
            .filter(({ id, closed }) => !closed || id === goal)
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
        </Select>
      </Field>
      <FormField
        form={entry}
        name="minutes"
        label={<Trans>Minutes</Trans>}
        inputMode="numeric"
        autoComplete="off"
        optional
      />
      <FormField
        form={entry}
        name="link"
        label={<Trans>Where it can be seen</Trans>}
        help={<Trans>A page, a photo album, a certificate: an address with https.</Trans>}
        inputMode="url"
        autoComplete="off"
        optional
      />
    </>
  );
}

function EntryFacts({ fields }: { fields: EntryFields }) {
  const { i18n } = useLingui();
  const { rows: known } = useRecords(goals);
  const { rows: activities } = useActivities();
  const { day, minutes, text, link } = fields;
  const goal = known?.find(({ id }) => id === fields.goal)?.title;
  const activity = activities?.find(({ id }) => id === fields.activity)?.name;
  return (
    <>
      <p className={styles.facts}>
        <span>{formatDay(day, i18n)}</span>
        {minutes !== null && (
          <span>
            <Plural value={minutes} one="# minute" other="# minutes" />
          </span>
        )}
        {goal && <bdi>{goal}</bdi>}
      </p>
      {nameOf(fields) !== text.trim() && (
        <p className={styles.words} dir="auto">
          {text}
        </p>
      )}
      {link && (
        <p className="small">
          <a href={link} target="_blank" rel="noreferrer nofollow" className={styles.link}>
            {link}
            <ExternalLink className="s" aria-hidden="true" />
            <span className="vh">
              <Trans>(opens a new tab)</Trans>
            </span>
          </a>
        </p>
      )}
      {activity && (
        <Remark icon={Trophy} tone="ok">
          <Trans>
            In your activity <bdi>{activity}</bdi>
          </Trans>
        </Remark>
      )}
    </>
  );
}
