// What an optional language model adds to the assistant: an answer over the passages that the device has found. Whatever
// goes wrong, the passages are there.
import * as z from 'zod/mini';
import { student } from './access.ts';
import { questionMax } from './assistant.ts';
import { endpoint } from './endpoint.ts';
import { limit, line, prose } from './fields.ts';

export const answeringFailures = ['unreachable', 'too_slow', 'unusable_answer', 'daily_limit'] as const;

/** Passages that an answer can be made of. */
export const givenMax = 6;

/** The student's side of it. `name` is null when the installation has no language model. */
const answeringSchema = z.object({
  name: z.nullable(z.string()),
  enabled: z.boolean(),
  tokens_today: z.int(),
  tokens_per_day: z.int(),
});
export type Answering = z.infer<typeof answeringSchema>;

export const getAnswering = endpoint({
  method: 'GET',
  path: '/api/assistant/model',
  summary: 'Whether a language model can answer here, and whether this student has switched it on for questions',
  access: student,
  response: answeringSchema,
});

export const setAnswering = endpoint({
  method: 'POST',
  path: '/api/assistant/model',
  summary: 'Switch the language model for questions on or off for myself',
  access: student,
  body: z.strictObject({ enabled: z.boolean() }),
  response: answeringSchema,
});

export const streamAnswer = endpoint({
  method: 'POST',
  path: '/api/assistant/answers',
  summary:
    'Has the language model answer a question from passages of ours, named by their ids: events of text, each part ending with the numbers of its passages, and one that says how it ended',
  access: student,
  body: z.strictObject({
    question: prose(questionMax).check(z.minLength(1, 'Write a question.')),
    passages: z.array(line(200)).check(z.minLength(1), limit(givenMax, `At most ${givenMax}.`)),
    language: z.optional(line(20)),
  }),
  response: 'events',
  problems: ['not_found', 'too_many_requests', 'busy'],
});

/** `ended` is the last one; without a passage in `cited` there is no answer, and `failure` says why. */
export const answerEventSchema = z.union([
  z.object({ text: z.string() }),
  z.object({
    ended: z.object({
      name: z.string(),
      cited: z.array(z.int()),
      failure: z.nullable(z.enum(answeringFailures)),
    }),
  }),
]);
export type AnswerEvent = z.infer<typeof answerEventSchema>;
export type AnswerEnded = Extract<AnswerEvent, { ended: unknown }>['ended'];
