import * as z from 'zod/mini';
import { student } from './access.ts';
import { endpoint } from './endpoint.ts';

/** The specification's seven steps; only those whose screen exists are in an answer. */
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

export const stepStatuses = ['completed', 'in-progress', 'pending'] as const;

export const progressStepSchema = z.object({
  id: z.enum(stepIds),
  status: z.enum(stepStatuses),
  /** whole percent, 0-100 */
  percent: z.int(),
  /** what the percentage is made of: `done` of `total` parts */
  done: z.int(),
  total: z.int(),
});
export type ProgressStep = z.infer<typeof progressStepSchema>;

export const nextActionSchema = z.object({
  kind: z.enum(['fill-personal-info', 'start-essay', 'continue-essay', 'evaluate-essay', 'revise-essay', 'all-done']),
  essay_id: z.nullable(z.uuid()),
  title: z.nullable(z.string()),
  words: z.nullable(z.int()),
  max_words: z.nullable(z.int()),
  open_suggestions: z.nullable(z.int()),
});

export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  summary: 'Progress computed from what is stored: overall percent is the mean of the steps',
  access: student,
  response: z.object({
    firstName: z.string(),
    percent: z.int(),
    steps: z.array(progressStepSchema),
    next: nextActionSchema,
    /** what can be done without a connection, shortest first */
    offline: z.array(
      z.object({ kind: z.enum(['continue-essay', 'read-evaluation']), essay_id: z.uuid(), title: z.string() }),
    ),
  }),
});
