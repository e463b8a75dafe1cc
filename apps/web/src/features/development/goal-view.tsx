import { todayIn } from '@lantern/abroad/days';
import {
  countWeeks,
  developmentMessages,
  type GoalFields,
  type goalCalls,
  goalFields,
} from '@lantern/contract/development';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import * as z from 'zod/mini';
import { useRecords } from '#api/records.ts';
import { Badge } from '#components/badge.tsx';
import { Field } from '#components/field.tsx';
import { FormField } from '#components/form-field.tsx';
import { Checkbox, TextArea } from '#components/inputs.tsx';
import { readWhole } from '#components/read-number.ts';
import type { RecordFieldsProps, RecordForm, RecordView } from '#components/record/record-view.ts';
import { entries, goals } from './development.api.ts';
import styles from './development.module.css';

type GoalValues = { title: string; times: string; why: string; closed: boolean };

const valuesSchema = z.object({
  title: goalFields.title,
  times: z.string(),
  why: goalFields.why,
  closed: goalFields.closed,
});

const form: RecordForm<GoalFields, GoalValues> = {
  schema: z.pipe(
    valuesSchema.check(({ value, issues }) => {
      if (!z.safeParse(goalFields.times, readWhole(value.times)).success)
        issues.push({ code: 'custom', input: value, path: ['times'], message: developmentMessages.times });
    }),
    z.transform((values): GoalFields => ({ ...values, times: readWhole(values.times) })),
  ),
  empty: { title: '', times: '1', why: '', closed: false },
  valuesOf: ({ title, times, why, closed }) => ({ title, times: String(times), why, closed }),
};

export const goalView: RecordView<typeof goalCalls, GoalValues> = {
  records: goals,
  nameOf: ({ title }) => title,
  Facts: GoalFacts,
  form,
  Inputs: GoalInputs,
  words: {
    add: <Trans>Add weekly goal</Trans>,
    edit: <Trans>Edit goal</Trans>,
    save: <Trans>Save goal</Trans>,
    remove: <Trans>Delete goal</Trans>,
    askRemove: <Trans>Delete this goal?</Trans>,
    empty: <Trans>No goals yet</Trans>,
    emptyHint: <Trans>One small thing a week is enough: teach, build, play, write, help. Then log what you did.</Trans>,
    loadFailed: <Trans>We could not load your goals.</Trans>,
  },
};

function GoalInputs({ form: { text, check, error }, form: goal }: RecordFieldsProps<typeof goalCalls, GoalValues>) {
  return (
    <>
      <FormField form={goal} name="title" label={<Trans>What I want to do each week</Trans>} autoComplete="off" />
      <FormField
        form={goal}
        name="times"
        label={<Trans>How often a week</Trans>}
        inputMode="numeric"
        autoComplete="off"
      />
      <Field label={<Trans>Why it matters to me</Trans>} error={error('why')} optional>
        <TextArea {...text('why')} rows={2} />
      </Field>
      <Checkbox {...check('closed')}>
        <Trans>Reached, or stopped</Trans>
      </Checkbox>
    </>
  );
}

const weeks = 4;

function GoalFacts({ fields }: { fields: GoalFields }) {
  const { i18n } = useLingui();
  const { rows } = useRecords(entries);
  const { times, why, closed } = fields;
  // a row of the list, or what another device has
  const { id, _id } = fields as { id?: string; _id?: string };
  const today = todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
  const counts = rows && countWeeks(rows, id ?? _id ?? '', today, weeks);
  const now = counts?.at(-1) ?? 0;
  const [done, wanted] = [now, times].map((figure) => i18n.number(figure));
  const before = counts?.slice(0, -1).map((count) => i18n.number(count));
  return (
    <>
      {why && <p dir="auto">{why}</p>}
      {closed ? (
        <p>
          <Badge icon={Check} tone="ok">
            <Trans>Closed</Trans>
          </Badge>
        </p>
      ) : (
        counts && (
          <>
            <p className={now >= times ? styles.reached : undefined}>
              {now >= times && <Check className="s" aria-hidden="true" />}
              <Trans>
                This week <b className="num">{done}</b> of <b className="num">{wanted}</b>
              </Trans>
            </p>
            <p className="small dim">
              <Trans>The three weeks before: {before?.join(' · ')}</Trans>
            </p>
          </>
        )
      )}
    </>
  );
}
