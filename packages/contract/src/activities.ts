import * as z from 'zod/mini';
import { readers, student } from './access.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, line, prose, requiredLine, timestampSchema } from './fields.ts';

export const hoursOfWeek = 168;
/** How many activities a student can list; what is deleted does not count. */
export const activitiesMax = 100;

/** Calendar months, `YYYY-MM`; no end while the activity goes on. */
export type Period = { start: string; end: string | null };

const monthForm = /^\d{4}-(0[1-9]|1[0-2])$/;
const present = 'present';

/** Reads 'YYYY-MM - YYYY-MM' or 'YYYY-MM - present'; undefined when it is neither. */
export function readDuration(duration: string): Period | undefined {
  const [start = '', end = '', ...more] = duration.split(' - ');
  if (!monthForm.test(start) || more.length > 0) return undefined;
  if (end === present) return { start, end: null };
  return monthForm.test(end) ? { start, end } : undefined;
}

export function writeDuration({ start, end }: Period): string {
  return `${start} - ${end ?? present}`;
}

/** A month in UTC, that many months from now. */
export function monthFromNow(months = 0): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months)).toISOString().slice(0, 7);
}

export const monthMessages = {
  form: 'Choose a month and a year.',
  early: 'Check the year: it is before 1950.',
  startLate: 'Check the start: it is more than a year away.',
  endLate: 'Check the end: it is more than ten years away.',
  order: 'The end is before the start.',
} as const;

/** What is wrong with a start and an end (null: still going on), each as a sentence for its field. */
export function checkPeriod({ start, end }: Period): { start?: string; end?: string } {
  if (!monthForm.test(start)) return { start: monthMessages.form };
  if (start < '1950-01') return { start: monthMessages.early };
  if (start > monthFromNow(12)) return { start: monthMessages.startLate };
  if (end === null) return {};
  if (!monthForm.test(end)) return { end: monthMessages.form };
  if (end < start) return { end: monthMessages.order };
  return end > monthFromNow(120) ? { end: monthMessages.endLate } : {};
}

type Hours = { duration: string; weeklyHours: number };

/** Hours a week of all activities that go on in a month. */
export function sumWeeklyHours(activities: readonly Hours[], month: string): number {
  return activities.reduce((sum, { duration, weeklyHours }) => {
    const period = readDuration(duration);
    return period && period.start <= month && (period.end ?? month) >= month ? sum + weeklyHours : sum;
  }, 0);
}

/** The largest sum of weekly hours in this month or any later one. It can only rise where an activity starts. */
export function busiestHours(activities: readonly Hours[]): number {
  const now = monthFromNow();
  const starts = activities.map(({ duration }) => readDuration(duration)?.start ?? now);
  const months = new Set([now, ...starts.filter((start) => start > now)]);
  return Math.max(...[...months].map((month) => sumWeeklyHours(activities, month)));
}

const durationSchema = z.string('Choose a month and a year.').check((payload) => {
  const period = readDuration(payload.value);
  const { start, end } = period ? checkPeriod(period) : { start: monthMessages.form };
  const message = start ?? end;
  if (message) payload.issues.push({ code: 'custom', input: payload.value, message });
});

const wholeHours = 'Write a whole number from 0 to 168.';
export const weeklyHoursSchema = z.int(wholeHours).check(z.gte(0, wholeHours), z.lte(hoursOfWeek, wholeHours));

export const tooManyHours = 'With your other current activities this is more than the 168 hours of a week.';
export const tooManyActivities = 'You have 100 activities. Delete one to make room.';

export const activityNameSchema = requiredLine(200);
export const activityRoleSchema = line(200);
export const activityProseSchema = prose(2000);

const activityFields = {
  name: activityNameSchema,
  /** shown as role */
  title: z._default(activityRoleSchema, ''),
  /** 'YYYY-MM - YYYY-MM' or 'YYYY-MM - present' */
  duration: durationSchema,
  weeklyHours: weeklyHoursSchema,
  description: z._default(activityProseSchema, ''),
  /** shown as impact */
  outcome: z._default(activityProseSchema, ''),
  /** the caller's own id, when it is given */
  student_id: z.optional(idSchema),
};

export const activitySchema = z.object({
  _id: idSchema,
  name: z.string(),
  title: z.string(),
  duration: z.string(),
  weeklyHours: z.int(),
  description: z.string(),
  outcome: z.string(),
  /** counts up with every change of the fields above */
  revision: z.int(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});
export type Activity = z.infer<typeof activitySchema>;

const oneAnswer = z.object({ eca: activitySchema });
const listAnswer = z.object({ ecas: z.array(activitySchema) });

export const listActivities = endpoint({
  method: 'GET',
  path: '/api/eca/student/{studentId}',
  summary: 'Activities of a student (mine, or of one who shares their record with me) in their order, at most 100',
  access: readers('record'),
  params: z.object({ studentId: idSchema }),
  response: listAnswer,
  problems: ['not_found'],
});

export const addActivitySchema = z.strictObject({
  ...activityFields,
  /** chosen by the device, so that an activity added offline or sent twice is one */
  id: z.optional(idSchema),
});
export type AddActivity = z.infer<typeof addActivitySchema>;

export const addActivity = endpoint({
  method: 'POST',
  path: '/api/eca/add',
  summary: 'Add an activity at the end of the list; an id that is there already answers what is there',
  access: student,
  body: addActivitySchema,
  response: oneAnswer,
  problems: ['not_found', 'id_taken'],
});

export const updateActivitySchema = z.strictObject({
  ...activityFields,
  /** the revision that was edited; without it the update always wins */
  base_revision: z.optional(z.int().check(z.gte(1))),
});
export type UpdateActivity = z.infer<typeof updateActivitySchema>;

/** What `stale_revision` carries in `extra`: the activity as it stands. */
export const activityConflictSchema = oneAnswer;

export const updateActivity = endpoint({
  method: 'PUT',
  path: '/api/eca/update/{id}',
  summary:
    'Replace the fields of an activity. When base_revision is not the current one nothing is replaced and the answer is stale_revision with the current activity in extra.eca',
  access: student,
  params: z.object({ id: idSchema }),
  body: updateActivitySchema,
  response: oneAnswer,
  problems: ['not_found', 'stale_revision'],
});

export const deleteActivity = endpoint({
  method: 'DELETE',
  path: '/api/eca/delete/{id}',
  summary: 'Delete an activity; it can be brought back for 30 days',
  access: student,
  params: z.object({ id: idSchema }),
  response: z.object({ ok: z.literal(true), restorable_until: timestampSchema }),
  problems: ['not_found'],
});

export const restoreActivity = endpoint({
  method: 'POST',
  path: '/api/eca/restore',
  summary: 'Bring a deleted activity back to its place',
  access: student,
  body: z.strictObject({ id: idSchema }),
  response: oneAnswer,
  problems: ['not_found'],
});

export const listDeletedActivities = endpoint({
  method: 'GET',
  path: '/api/eca/deleted',
  summary: 'Activities that can still be brought back, last deleted first (at most 100)',
  access: student,
  response: listAnswer,
});

export const reorderActivities = endpoint({
  method: 'POST',
  path: '/api/eca/reorder',
  summary: 'Put activities first, in this order; those not named follow in the order they had',
  access: student,
  body: z.strictObject({
    ids: z.array(idSchema).check(
      z.maxLength(activitiesMax, 'At most 100.'),
      z.refine((ids) => new Set(ids.map((id) => id.toLowerCase())).size === ids.length, 'Each activity once.'),
    ),
  }),
  response: listAnswer,
  problems: ['not_found'],
});
