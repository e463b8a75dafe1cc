import * as z from 'zod/mini';
import { student } from './access.ts';
import { endpoint } from './endpoint.ts';
import { limit, line, prose, requiredLine } from './fields.ts';
import { recordEndpoints } from './record.ts';

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

/** Whether it has not begun yet: its start is in a later month than this one. */
export function isPlanned(duration: string): boolean {
  const period = readDuration(duration);
  return period !== undefined && period.start > monthFromNow();
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

const durationSchema = z.string('Choose a month and a year.').check(limit(20), (payload) => {
  const period = readDuration(payload.value);
  const { start, end } = period ? checkPeriod(period) : { start: monthMessages.form };
  const message = start ?? end;
  if (message) payload.issues.push({ code: 'custom', input: payload.value, message });
});

const wholeHours = 'Write a whole number from 0 to 168.';
export const weeklyHoursSchema = z.int(wholeHours).check(z.gte(0, wholeHours), z.lte(hoursOfWeek, wholeHours));

export const tooManyHours = 'With your other current activities this is more than the 168 hours of a week.';
export const plannedHours = 'This is planned: write about how many hours a week it will take.';
export const tooManyActivities = 'You have 100 activities. Delete one to make room.';

/** What cannot be of one activity by itself: nothing is planned for no hours. */
export function checkHours({ duration, weeklyHours }: Hours): string | undefined {
  return weeklyHours === 0 && isPlanned(duration) ? plannedHours : undefined;
}

/**
 * What forms take of activities, in characters with spaces. Common App: ten activities of position, organisation and
 * description (twobridgescollegeconsult.com of August 2025, collegehound.com; read 2026-11-22). UCAS has no list of
 * activities: they are told in the personal statement, whose three answers hold 4,000 characters together.
 */
export const formLimits = {
  commonApp: { activities: 10, title: 50, name: 100, description: 150 },
  ucas: { statement: 4000 },
} as const;

/** What kind of activity it is, as the Common App lists them (williamseducational.com of June 2025; read 2026-11-27). */
export const activityTypes = [
  'academic',
  'art',
  'athletics-club',
  'athletics-school',
  'career',
  'community-service',
  'computer',
  'cultural',
  'dance',
  'debate',
  'environmental',
  'family',
  'foreign-exchange',
  'foreign-language',
  'internship',
  'journalism',
  'junior-rotc',
  'lgbt',
  'music-instrumental',
  'music-vocal',
  'religious',
  'research',
  'robotics',
  'school-spirit',
  'science-math',
  'social-justice',
  'student-government',
  'theatre',
  'work',
  'other',
] as const;
export type ActivityType = (typeof activityTypes)[number];

/** Years of school in which it was done, as the Common App asks: 9 to 12, and 13 for after school. */
export const afterSchool = 13;
export const schoolYears = [9, 10, 11, 12, afterSchool] as const;

const wholeWeeks = 'Write a whole number from 1 to 52.';
export const weeksPerYearSchema = z.nullable(z.int(wholeWeeks).check(z.gte(1, wholeWeeks), z.lte(52, wholeWeeks)));

export const activityNameSchema = requiredLine(200);
export const activityRoleSchema = line(200);
export const activityProseSchema = prose(2000);

export const activityFields = {
  name: activityNameSchema,
  /** shown as role */
  title: z._default(activityRoleSchema, ''),
  /** 'YYYY-MM - YYYY-MM' or 'YYYY-MM - present' */
  duration: durationSchema,
  weeklyHours: weeklyHoursSchema,
  /** null: not told */
  weeksPerYear: z._default(weeksPerYearSchema, null),
  /** of `schoolYears`, in their order */
  schoolYears: z._default(
    z.array(z.int().check(z.gte(9), z.lte(afterSchool))).check(
      limit(schoolYears.length, 'At most 5.'),
      z.refine((years) => years.every((year, index) => year > (years[index - 1] ?? 0))),
    ),
    [],
  ),
  type: z._default(z.enum([...activityTypes, ''] as const), ''),
  description: z._default(activityProseSchema, ''),
  /** shown as impact */
  outcome: z._default(activityProseSchema, ''),
};

export const activityCalls = recordEndpoints({
  base: '/api/eca',
  topic: 'activities',
  noun: { one: 'activity', many: 'activities' },
  one: 'eca',
  many: 'ecas',
  most: activitiesMax,
  ordered: true,
  scope: 'record',
  fields: activityFields,
});
export type Activity = z.infer<typeof activityCalls.record>;

export const printActivities = endpoint({
  method: 'GET',
  path: '/api/eca/export/pdf',
  summary: 'My activities as a PDF, on one page where they fit',
  access: student,
  query: z.object({ language: z.optional(line(35)) }),
  response: 'file',
  problems: ['not_found', 'busy'],
});

export const {
  list: listActivities,
  add: addActivity,
  update: updateActivity,
  delete: deleteActivity,
  restore: restoreActivity,
  deleted: listDeletedActivities,
  reorder: reorderActivities,
} = activityCalls;

/** What `stale_revision` carries in `extra`: the activity as it stands. */
export const activityConflictSchema = updateActivity.response;
