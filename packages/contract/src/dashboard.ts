import * as z from 'zod/mini';
import { student } from './access.ts';
import type { requiredCategories } from './documents.rules.ts';
import { endpoint } from './endpoint.ts';
import { limitUnits } from './essays.limits.ts';
import { idSchema, line } from './fields.ts';
import { requiredPersonalFields } from './profile.required.ts';
import { taskGroups } from './tasks.ts';

/** The specification's seven steps. */
export const stepIds = [
  'personal-info',
  'documents',
  'activities',
  'tests',
  'essays',
  'university-research',
  'shortlist',
] as const;
export type StepId = (typeof stepIds)[number];

/** The specification's six cards: what the checklist does not name, so that nothing stands there twice. */
export const sectionIds = ['education', 'family', 'interviews', 'finance', 'visa', 'settlement'] as const;
export type SectionId = (typeof sectionIds)[number];

export const stepStatuses = ['completed', 'in-progress', 'pending'] as const;

/** Said again, so that the dashboard does not load what the vault's calls are made of; the compiler compares the two. */
const requiredPapers = ['Transcript', 'IELTS', 'SOP', 'LOR'] as const satisfies typeof requiredCategories;

/** What a step's percentage is made of. The essay parts are stages of the essay that is furthest: each needs the one before. */
export const partIds = [
  ...requiredPersonalFields,
  ...requiredPapers,
  'listed',
  'described',
  'impact',
  'three-described',
  'test-listed',
  'test-scored',
  'started',
  'written',
  'evaluated',
  'revised',
  'complete',
  'university-saved',
  'three-saved',
  'one-chosen',
  'two-chosen',
  'school-listed',
  'grades-given',
  'family-saved',
  'interview-practised',
  'cost-planned',
  'money-named',
  'visa-country',
  'visa-intake',
  'visa-begun',
  'visa-done',
  'arrival-day',
  'settlement-begun',
  'settlement-done',
] as const;
export type PartId = (typeof partIds)[number];

const progressFields = {
  status: z.enum(stepStatuses),
  /** whole percent, 0-100: `done` of `total` parts */
  percent: z.int(),
  done: z.int(),
  total: z.int(),
  parts: z.array(z.object({ id: z.enum(partIds), done: z.boolean() })),
};
export const progressStepSchema = z.object({ id: z.enum(stepIds), ...progressFields });
export type ProgressStep = z.infer<typeof progressStepSchema>;
export const progressSectionSchema = z.object({ id: z.enum(sectionIds), ...progressFields });
export type ProgressSection = z.infer<typeof progressSectionSchema>;

export const nextKinds = [
  'fill-personal-info',
  'start-essay',
  'continue-essay',
  'evaluate-essay',
  'revise-essay',
  'complete-essay',
  'describe-activities',
  'add-documents',
  'add-test-score',
  'find-universities',
  'choose-university',
  'mend-paper',
  'answer-comments',
  'all-done',
] as const;

export const nextActionSchema = z.object({
  kind: z.enum(nextKinds),
  essay_id: z.nullable(idSchema),
  /** of the essay, or the name of the paper */
  title: z.nullable(z.string()),
  /** why a paper was rejected, in its reviewer's words */
  reason: z.optional(z.string()),
  /** how long the essay is, in the unit of its limit */
  used: z.nullable(z.int()),
  limit: z.nullable(z.object({ max: z.int(), unit: z.enum(limitUnits) })),
  open_suggestions: z.nullable(z.int()),
});
export type NextAction = z.infer<typeof nextActionSchema>;

export const offlineTaskSchema = z.object({
  kind: z.enum(['continue-essay', 'read-evaluation']),
  essay_id: idSchema,
  title: z.string(),
  /** rough minutes that it takes */
  minutes: z.int(),
});
export type OfflineTask = z.infer<typeof offlineTaskSchema>;

/** Checklists whose things are tasks too: such a thing has one tick, and it is kept there. */
export const tickPlaces = ['visa', 'settlement', 'settlement-own', 'test-prep'] as const;
export type TickPlace = (typeof tickPlaces)[number];

/** A task that is computed: from what the record misses, or from a thing that has a day. */
export const plannedTaskSchema = z.object({
  /** the same for the same task: what is ticked and put off is kept under it (tasks.ts) */
  id: z.string(),
  /** in the language that was asked for; a student's own words where the thing has them */
  title: z.string(),
  why: z.string(),
  group: z.enum(taskGroups),
  /** `YYYY-MM-DD`, with a local time and a zone where it has them */
  date: z.nullable(z.string()),
  time: z.nullable(z.string()),
  zone: z.nullable(z.string()),
  link: z.string(),
  /** where the thing itself stands, whatever was ticked */
  is_done: z.boolean(),
  /** where its tick is kept; null: as a mark (tasks.ts), or nowhere when it is done */
  ticked_in: z.nullable(z.enum(tickPlaces)),
  /** the student chooses when; else the day is set by others */
  is_movable: z.boolean(),
});
export type PlannedTask = z.infer<typeof plannedTaskSchema>;

export const nextDateSchema = z.object({
  id: z.string(),
  title: z.string(),
  date: z.string(),
  time: z.nullable(z.string()),
  zone: z.nullable(z.string()),
  link: z.string(),
});
export type NextDate = z.infer<typeof nextDateSchema>;

export const dashboardSchema = z.object({
  /** preferred name, else first name */
  firstName: z.string(),
  city: z.string(),
  percent: z.int(),
  steps: z.array(progressStepSchema),
  /** beside the steps: they do not count towards the overall percent */
  sections: z.array(progressSectionSchema),
  next: nextActionSchema,
  /** what can be done without a connection, shortest first */
  offline: z.array(offlineTaskSchema),
  /** what is open and has a day, from yesterday on (it may be yesterday still where the reader is), soonest first, at most five */
  dates: z.array(nextDateSchema),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

const language = z.optional(line(20));

export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  summary: 'Progress computed from what is stored: the overall percent counts the steps that are complete',
  access: student,
  query: z.object({ language }),
  response: dashboardSchema,
});

export const plannedMost = 500;
export const listPlannedTasks = endpoint({
  method: 'GET',
  path: '/api/dashboard/tasks',
  summary: `What my record misses and what has a day, as tasks, soonest first, at most ${plannedMost}`,
  access: student,
  query: z.object({ language }),
  response: z.object({ percent: z.int(), tasks: z.array(plannedTaskSchema) }),
});
