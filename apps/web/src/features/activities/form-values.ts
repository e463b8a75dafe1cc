// Between what the form's fields hold (texts, a tick) and what the calls take.
import {
  activityNameSchema,
  activityProseSchema,
  activityRoleSchema,
  checkPeriod,
  readDuration,
  weeklyHoursSchema,
  writeDuration,
} from '@lantern/contract/activities';
import { Problem } from '@lantern/contract/problem';
import * as z from 'zod/mini';
import type { Fields } from './waiting.ts';

const textSchema = z.string();

const valuesSchema = z.object({
  name: activityNameSchema,
  title: activityRoleSchema,
  start: textSchema,
  end: textSchema,
  /** still going on: the end does not count */
  current: z.boolean(),
  weeklyHours: textSchema,
  description: activityProseSchema,
  outcome: activityProseSchema,
});
export type FormValues = z.infer<typeof valuesSchema>;

/** Arabic, Persian, Devanagari and Bangla digits, each block in the order of 0 to 9. */
const otherDigits = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '০১২৩৪৫৬৭৮৯'];

/** A whole number in any of these digits; NaN when it is something else. */
export function readHours(text: string): number {
  const latin = text.trim().replace(/[^\x20-\x7e]/g, (letter) => {
    const block = otherDigits.find((digits) => digits.includes(letter));
    return block ? String(block.indexOf(letter)) : letter;
  });
  return /^\d{1,4}$/.test(latin) ? Number(latin) : Number.NaN;
}

const periodOf = ({ start, end, current }: FormValues) => ({ start, end: current ? null : end });

export const formSchema = z.pipe(
  valuesSchema.check(({ value, issues }) => {
    const { start, end } = checkPeriod(periodOf(value));
    if (start) issues.push({ code: 'custom', input: value, path: ['start'], message: start });
    if (end) issues.push({ code: 'custom', input: value, path: ['end'], message: end });
    const hours = z.safeParse(weeklyHoursSchema, readHours(value.weeklyHours));
    const message = hours.error?.issues[0]?.message;
    if (message) issues.push({ code: 'custom', input: value, path: ['weeklyHours'], message });
  }),
  z.transform((values): Fields => {
    const { name, title, description, outcome } = values;
    const weeklyHours = readHours(values.weeklyHours);
    return { name, title, duration: writeDuration(periodOf(values)), weeklyHours, description, outcome };
  }),
);

export const emptyValues: FormValues = {
  name: '',
  title: '',
  start: '',
  end: '',
  current: true,
  weeklyHours: '',
  description: '',
  outcome: '',
};

export function valuesOf({ name, title, duration, weeklyHours, description, outcome }: Fields): FormValues {
  const { start = '', end = '' } = readDuration(duration) ?? {};
  return {
    name,
    title,
    start,
    end: end ?? '',
    current: end === null,
    weeklyHours: String(weeklyHours),
    description,
    outcome,
  };
}

/** The server checks the duration as one; the form shows its message at the end of the two fields. */
export function atFormFields(error: unknown): unknown {
  if (!(error instanceof Problem) || !error.fields?.duration) return error;
  const { duration, ...fields } = error.fields;
  return new Problem(error.code, { detail: error.message, fields: { ...fields, start: duration } });
}
