// Between what the form's fields hold (texts, a tick) and what the calls take.
import {
  type activityCalls,
  activityFields,
  checkHours,
  checkPeriod,
  readDuration,
  weeklyHoursSchema,
  weeksPerYearSchema,
  writeDuration,
} from '@lantern/contract/activities';
import { Problem } from '@lantern/contract/problem';
import type { FieldsOf } from '@lantern/contract/record';
import * as z from 'zod/mini';
import { readWhole } from '#components/read-number.ts';
import type { RecordForm } from '#components/record/record-view.ts';

type Fields = FieldsOf<typeof activityCalls>;

const textSchema = z.string();

/** Fields that the form holds as the calls take them; the others are texts in it. */
const { duration: _duration, weeklyHours: _hours, weeksPerYear: _weeks, ...sameFields } = activityFields;

const valuesSchema = z.object({
  ...sameFields,
  start: textSchema,
  end: textSchema,
  /** still going on: the end does not count */
  current: z.boolean(),
  weeklyHours: textSchema,
  weeksPerYear: textSchema,
});
export type FormValues = z.infer<typeof valuesSchema>;

/** What waits on a device since before these were asked has none of them. */
export const notAsked = { weeksPerYear: null, schoolYears: [], type: '' } as const;

const weeksOf = (weeksPerYear: string) => (weeksPerYear.trim() === '' ? null : readWhole(weeksPerYear));
const periodOf = ({ start, end, current }: Pick<FormValues, 'start' | 'end' | 'current'>) => ({
  start,
  end: current ? null : end,
});

export const formSchema = z.pipe(
  valuesSchema.check(({ value, issues }) => {
    const { start, end } = checkPeriod(periodOf(value));
    if (start) issues.push({ code: 'custom', input: value, path: ['start'], message: start });
    if (end) issues.push({ code: 'custom', input: value, path: ['end'], message: end });
    const hours = z.safeParse(weeklyHoursSchema, readWhole(value.weeklyHours));
    const missing = hours.success
      ? checkHours({ duration: writeDuration(periodOf(value)), weeklyHours: hours.data })
      : undefined;
    const message = hours.error?.issues[0]?.message ?? missing;
    if (message) issues.push({ code: 'custom', input: value, path: ['weeklyHours'], message });
    const weeks = z.safeParse(weeksPerYearSchema, weeksOf(value.weeksPerYear)).error?.issues[0]?.message;
    if (weeks) issues.push({ code: 'custom', input: value, path: ['weeksPerYear'], message: weeks });
  }),
  z.transform(
    ({ start, end, current, weeklyHours, weeksPerYear, ...same }): Fields => ({
      ...same,
      duration: writeDuration(periodOf({ start, end, current })),
      weeklyHours: readWhole(weeklyHours),
      weeksPerYear: weeksOf(weeksPerYear),
    }),
  ),
);

export const emptyValues: FormValues = {
  name: '',
  title: '',
  start: '',
  end: '',
  current: true,
  weeklyHours: '',
  weeksPerYear: '',
  schoolYears: [],
  type: '',
  description: '',
  outcome: '',
};

export function valuesOf(fields: Fields): FormValues {
  const { duration, weeklyHours, weeksPerYear, ...same } = { ...notAsked, ...fields };
  const { start = '', end = '' } = readDuration(duration) ?? {};
  return {
    ...same,
    schoolYears: [...same.schoolYears],
    start,
    end: end ?? '',
    current: end === null,
    weeklyHours: String(weeklyHours),
    weeksPerYear: weeksPerYear === null ? '' : String(weeksPerYear),
  };
}

/** The server checks the duration as one; the form shows its message at the end of the two fields. */
export function atFormFields(error: unknown): unknown {
  if (!(error instanceof Problem) || !error.fields?.duration) return error;
  const { duration, ...fields } = error.fields;
  return new Problem(error.code, { detail: error.message, fields: { ...fields, start: duration } });
}

export const activityForm: RecordForm<Fields, FormValues> = {
  schema: formSchema,
  empty: emptyValues,
  valuesOf,
  atFormFields,
};
