// A student's own tasks, and what is kept of the computed ones (dashboard.ts answers those): ticked, put off to a day.
import * as z from 'zod/mini';
import { daySchema, limit, line, requiredLine } from './fields.ts';
import { recordEndpoints } from './record.ts';
import { keyedEndpoints } from './record-keyed.ts';

/** The specification's three groups, and what is none of them. */
export const taskGroups = ['tests', 'activities', 'documents', 'other'] as const;
export type TaskGroup = (typeof taskGroups)[number];

export const taskMessages = {
  title: 'Write what there is to do.',
  year: 'Check the year of this date.',
  full: 'You have 300 tasks. Delete one to make room.',
} as const;

export const taskDaySchema = daySchema.check(
  z.refine((day) => day >= '2000-01-01' && day <= '2099-12-31', taskMessages.year),
);

export const taskFields = {
  title: requiredLine(160, taskMessages.title),
  group: z.enum(taskGroups),
  /** by when, or on which day */
  day: z._default(z.nullable(taskDaySchema), null),
  note: z._default(line(300), ''),
  done: z._default(z.boolean(), false),
};

export const taskCalls = recordEndpoints({
  base: '/api/tasks',
  topic: 'tasks',
  noun: { one: 'task', many: 'tasks' },
  one: 'task',
  many: 'tasks',
  most: 300,
  fields: taskFields,
});
export type OwnTask = z.infer<typeof taskCalls.record>;

/** The one day of a computed task, wherever it is shown: what the student chose, where it may be chosen, else what is set. */
export const dayOfTask = <Day extends string | null>(
  { date, isMovable }: { date: Day; isMovable: boolean },
  mark: { day?: string | null } | undefined,
): Day | string => (isMovable && mark?.day ? mark.day : date);

const markFields = {
  state: z.enum(['open', 'done']),
  /** the day that the student chose in place of the computed one */
  day: z.nullable(taskDaySchema),
};

/** By the id of a computed task: `step:documents:SOP`, `visa:GB:step:biometrics` and so on. */
export const taskMarks = keyedEndpoints({
  base: '/api/tasks/marks',
  topic: 'task-marks',
  noun: { one: 'task mark', many: 'task marks' },
  one: 'mark',
  many: 'marks',
  key: z.string().check(limit(120), z.regex(/^[a-z]+:[A-Za-z0-9:._-]+$/)),
  fields: markFields,
  most: 1000,
});
export type TaskMark = z.infer<typeof taskMarks.record>;
