// Growing what a student does outside of class: an assessment, opportunities, weekly goals and a log of what was done.

import * as z from 'zod/mini';
import { student } from './access.ts';
import { days, hours } from './durations.ts';
import { endpoint } from './endpoint.ts';
import { daySchema, idSchema, limit, line, prose, requiredLine } from './fields.ts';
import { type FieldsOf, recordEndpoints } from './record.ts';
import { type SingleFieldsOf, singleEndpoints } from './record-keyed.ts';

/** Paid work and care at home count as much as a club does. */
export const activityKinds = [
  'work',
  'care',
  'volunteering',
  'academic',
  'arts',
  'sport',
  'club',
  'faith',
  'other',
] as const;
export type ActivityKind = (typeof activityKinds)[number];
export const activityLevels = ['own', 'school', 'local', 'national', 'international'] as const;
export type ActivityLevel = (typeof activityLevels)[number];
/** Of the brainstorm's quiz; what they are called is in packages/content/src/traits.ts. */
export const activityTraits = [
  'curiosity',
  'persistence',
  'empathy',
  'leadership',
  'creativity',
  'responsibility',
  'independence',
  'courage',
  'teamwork',
  'adaptability',
] as const;
export type ActivityTrait = (typeof activityTraits)[number];

const orNone = <const T extends readonly string[]>(values: T) => z.enum([...values, ''] as [...T, '']);

const tagSchema = z.strictObject({
  activity: idSchema,
  kind: z._default(orNone(activityKinds), ''),
  trait: z._default(orNone(activityTraits), ''),
  level: z._default(orNone(activityLevels), ''),
});
export type ActivityTag = z.output<typeof tagSchema>;

const plannerFields = {
  /** The specification's question, unanswered at first. */
  satisfied: z._default(z.enum(['', 'yes', 'no']), ''),
  /** One for each activity that is tagged. */
  tags: z._default(
    z.array(tagSchema).check(
      limit(100, 'At most 100.'),
      z.refine((tags) => new Set(tags.map(({ activity }) => activity)).size === tags.length, 'Each one once.'),
    ),
    [],
  ),
};

export const plannerCalls = singleEndpoints({
  base: '/api/development/planner',
  topic: 'development-planner',
  noun: { one: 'extracurricular plan', many: 'extracurricular plans' },
  one: 'plan',
  fields: plannerFields,
});
export type ExtracurricularPlan = SingleFieldsOf<typeof plannerCalls>;
export const emptyPlan: ExtracurricularPlan = { satisfied: '', tags: [] };

export const developmentMessages = {
  times: 'Write a whole number from 1 to 21.',
  minutes: 'Write the minutes as a whole number up to 1,440.',
  early: 'Check the date: it is before 2020.',
  late: 'Check the date: it is in the future.',
  what: 'Write what you did.',
  link: 'Write a whole address that begins with https://.',
  goalsFull: 'You have 30 goals. Delete one to make room.',
  entriesFull: 'You have 500 entries. Delete one to make room.',
} as const;

export const goalFields = {
  title: requiredLine(120),
  /** How often a week. */
  times: z
    .int(developmentMessages.times)
    .check(z.gte(1, developmentMessages.times), z.lte(21, developmentMessages.times)),
  why: z._default(line(300), ''),
  /** Reached, or no longer pursued: it asks for nothing more. */
  closed: z._default(z.boolean(), false),
};

export const goalCalls = recordEndpoints({
  base: '/api/development/goals',
  topic: 'development-goals',
  noun: { one: 'weekly goal', many: 'weekly goals' },
  one: 'goal',
  many: 'goals',
  most: 30,
  fields: goalFields,
});
export type Goal = z.infer<typeof goalCalls.record>;
export type GoalFields = FieldsOf<typeof goalCalls>;

/** A day anywhere on earth may be one ahead of the server's. */
const latestDay = () => new Date(Date.now() + hours(14)).toISOString().slice(0, 10);

export const entryFields = {
  /** A goal of the student's; what names one that is gone belongs to none. */
  goal: z._default(z.nullable(idSchema), null),
  day: daySchema.check(
    z.refine((day) => day >= '2020-01-01', developmentMessages.early),
    z.refine((day) => day <= latestDay(), developmentMessages.late),
  ),
  minutes: z._default(
    z.nullable(
      z
        .int(developmentMessages.minutes)
        .check(z.gte(0, developmentMessages.minutes), z.lte(1440, developmentMessages.minutes)),
    ),
    null,
  ),
  /** What was done, in the student's words. */
  text: prose(2000).check(z.refine((text) => text.trim() !== '', developmentMessages.what)),
  /** Where it can be seen: a photo, a page, a certificate. */
  link: z._default(
    z.string().check(z.trim(), limit(500), z.regex(/^(https:\/\/[^\s<>"]+)?$/, developmentMessages.link)),
    '',
  ),
  /** The activity whose text it went into. */
  activity: z._default(z.nullable(idSchema), null),
};

export const entryCalls = recordEndpoints({
  base: '/api/development/log',
  topic: 'development-log',
  noun: { one: 'log entry', many: 'log entries' },
  one: 'entry',
  many: 'entries',
  most: 500,
  fields: entryFields,
});
export type LogEntry = z.infer<typeof entryCalls.record>;
export type EntryFields = FieldsOf<typeof entryCalls>;

/** The Monday of a day's week, both `YYYY-MM-DD`. */
export function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/** How often a goal was worked on in each of the last weeks, this one last. */
export function countWeeks(
  entries: readonly Pick<EntryFields, 'goal' | 'day'>[],
  goal: string,
  today: string,
  weeks: number,
): number[] {
  const monday = Date.parse(weekOf(today));
  const counts = Array.from({ length: weeks }, () => 0);
  for (const entry of entries) {
    if (entry.goal !== goal) continue;
    const ago = Math.round((monday - Date.parse(weekOf(entry.day))) / days(7));
    const at = weeks - 1 - ago;
    if (ago >= 0 && at >= 0) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

const opportunitySchema = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(['competition', 'award', 'online', 'summer', 'community']),
  location: z.string(),
  /** Who can take part, as the source says it. */
  who: z.string(),
  cost: z.string(),
  description: z.string(),
  tags: z.array(z.enum(activityTraits)),
  link: z.string(),
  source: z.string(),
  checked: z.string(),
  review_due: z.string(),
});
export type Opportunity = z.infer<typeof opportunitySchema>;

export const listOpportunities = endpoint({
  method: 'GET',
  path: '/api/development/opportunities',
  summary: 'Programmes that students of many countries can take part in, each with its source and the day it was read',
  access: student,
  response: z.object({ opportunities: z.array(opportunitySchema) }),
});
