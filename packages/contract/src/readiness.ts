// The readiness quiz: fourteen questions, answered as often as a student likes; the words are @lantern/content/readiness.
import * as z from 'zod/mini';
import { anyone } from './access.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';
import { recordEndpoints } from './record.ts';
import { taskGroups } from './tasks.ts';

export const readinessIds = [
  'goal',
  'countries',
  'money',
  'passport',
  'transcripts',
  'english',
  'scores',
  'practice',
  'activities',
  'weekly',
  'statement',
  'reader',
  'teachers',
  'deadline',
] as const;
export type ReadinessId = (typeof readinessIds)[number];
export const readinessAnswers = ['yes', 'partly', 'no'] as const;
export type ReadinessAnswer = (typeof readinessAnswers)[number];

export const tooManyAttempts = 'You have taken the quiz 60 times. Change your last answers instead.';

const answers = z.partialRecord(z.enum(readinessIds), z.enum(readinessAnswers));
/** Each time that the quiz is taken, as far as it was answered. */
export const attemptCalls = recordEndpoints({
  base: '/api/readiness',
  topic: 'readiness',
  noun: { one: 'quiz attempt', many: 'quiz attempts' },
  one: 'attempt',
  many: 'attempts',
  most: 60,
  fields: { answers },
});
export type Attempt = z.infer<typeof attemptCalls.record>;
export type Answers = z.infer<typeof answers>;

const questionSchema = z.object({
  id: z.enum(readinessIds),
  question: z.string(),
  /** what there is to do for each answer that is not yes */
  tasks: z.object({ partly: z.string(), no: z.string() }),
  group: z.enum(taskGroups),
});
export type ReadinessQuestion = z.infer<typeof questionSchema>;

export const readReadinessQuestions = endpoint({
  method: 'GET',
  path: '/api/readiness/questions',
  summary: 'The questions of the readiness quiz with the task that follows each answer, in a language',
  access: anyone,
  query: z.object({ language: z.optional(line(20)) }),
  response: z.object({ questions: z.array(questionSchema) }),
});
