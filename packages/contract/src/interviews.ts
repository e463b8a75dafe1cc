// Mock interviews: a session as the device keeps it, sent whole. What is said in it is judged on the device (see docs/decisions/0019).
import * as z from 'zod/mini';
import { student } from './access.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, limit, line, okSchema, prose, timestampSchema } from './fields.ts';
import { interviewTypes } from './interviews.types.ts';

/** The types that the specification's wizard and AI interview offer; the others are ours. */
export const interviewMethods = ['wizard', 'ai'] as const;
export const studyLevels = ['bachelor', 'master', 'doctorate'] as const;
export const recordFacts = ['gap', 'field', 'sponsor', 'grade', 'work', 'test', 'activity', 'siblings-abroad'] as const;

export const interviewsMax = 100;
/** About a quarter of an hour of speech. */
export const answerMax = 12_000;
export const triesMax = 10;
/** 15:30, as specified. */
export const defaultTimer = 930;
export const timerBounds = { min: 60, max: 7200 } as const;

const seconds = z.number().check(z.gte(0), z.lte(36_000));
const pauses = z.array(z.strictObject({ at: seconds, seconds })).check(limit(200, 'At most 200.'));

const trySchema = z.strictObject({
  id: idSchema,
  text: prose(answerMax),
  /** of the recording; null where the answer was typed */
  seconds: z.nullable(seconds),
  pauses,
  at: timestampSchema,
});
export type InterviewTry = z.infer<typeof trySchema>;

const askedSchema = z.strictObject({
  /** of the question bank */
  id: z.string().check(limit(60), z.regex(/^[a-z0-9-]{3,60}$/)),
  why: z.strictObject({ kind: z.enum(['record', 'country', 'level', 'part', 'category']), of: line(40) }),
  /** what is being written, not yet an answer */
  draft: prose(answerMax),
  tries: z.array(trySchema).check(limit(triesMax, `At most ${triesMax}.`)),
});
export type AskedInterviewQuestion = z.infer<typeof askedSchema>;

/** Everything of a session. Dates and times are the device's. */
export const interviewSchema = z.strictObject({
  method: z.enum(interviewMethods),
  type: z.enum(interviewTypes),
  /** the wizard's answer: program, country, test date or a free description */
  detail: line(500),
  country: z.union([
    z.literal(''),
    z.string().check(limit(2), z.regex(/^[A-Z]{2}$/, 'Choose a country from the list.')),
  ]),
  university: line(200),
  program: line(200),
  level: z.union([z.literal(''), z.enum(studyLevels)]),
  facts: z.array(z.enum(recordFacts)).check(limit(recordFacts.length, `At most ${recordFacts.length}.`)),
  /** the questions follow from it */
  seed: z.int().check(z.gte(0), z.lte(2_147_483_647)),
  step: z.int().check(z.gte(1), z.lte(5)),
  /** the question that is asked now, from 0 */
  place: z.int().check(z.gte(0), z.lte(4)),
  timer_seconds: z.int().check(z.gte(timerBounds.min), z.lte(timerBounds.max)),
  used_seconds: seconds,
  questions: z.array(askedSchema).check(
    limit(5, 'At most 5.'),
    z.refine((asked) => new Set(asked.map(({ id }) => id)).size === asked.length, 'Each question once.'),
  ),
  /** the session whose questions are practised again */
  again_of: z.nullable(idSchema),
  started_at: z.nullable(timestampSchema),
  ended_at: z.nullable(timestampSchema),
  ended_by: z.union([z.literal(''), z.enum(['clock', 'student', 'last-question'])]),
});
export type Interview = z.infer<typeof interviewSchema>;

/** A session as the server has it; also what `stale_revision` carries in `extra`. */
export const keptInterviewSchema = z.object({
  _id: idSchema,
  interview: interviewSchema,
  revision: z.int(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});
export type KeptInterview = z.infer<typeof keptInterviewSchema>;

/** A session in the list: without what was said. */
export const interviewHeadSchema = z.object({
  _id: idSchema,
  method: z.enum(interviewMethods),
  type: z.enum(interviewTypes),
  detail: z.string(),
  country: z.string(),
  university: z.string(),
  program: z.string(),
  asked: z.int(),
  answered: z.int(),
  again_of: z.nullable(idSchema),
  started_at: z.nullable(timestampSchema),
  ended_at: z.nullable(timestampSchema),
  updated_at: timestampSchema,
});
export type InterviewHead = z.infer<typeof interviewHeadSchema>;

export const listInterviews = endpoint({
  method: 'GET',
  path: '/api/interviews',
  summary: 'My mock interviews, last changed first (at most 100), without what was said in them',
  access: student,
  response: z.object({ interviews: z.array(interviewHeadSchema) }),
});

export const getInterview = endpoint({
  method: 'GET',
  path: '/api/interviews/{id}',
  summary: 'One of my mock interviews, whole',
  access: student,
  params: z.object({ id: idSchema }),
  response: keptInterviewSchema,
  problems: ['not_found'],
});

export const saveInterview = endpoint({
  method: 'PUT',
  path: '/api/interviews/{id}',
  summary:
    'Keep a mock interview under an id that the device made; base_revision 0 for a new one. When base_revision is not the current one nothing is replaced and the answer is stale_revision with the kept session in extra',
  access: student,
  params: z.object({ id: idSchema }),
  body: z.strictObject({ interview: interviewSchema, base_revision: z.int().check(z.gte(0)) }),
  response: keptInterviewSchema,
  problems: ['not_found', 'stale_revision', 'id_taken', 'too_many_interviews', 'too_many_requests'],
});

export const deleteInterview = endpoint({
  method: 'DELETE',
  path: '/api/interviews/{id}',
  summary: 'Delete one of my mock interviews for good',
  access: student,
  params: z.object({ id: idSchema }),
  response: okSchema,
  problems: ['not_found'],
});

/** A report as the device words it, in the student's language. */
export const interviewReportSchema = z.strictObject({
  title: line(200),
  notes: z.array(line(500)).check(limit(10, 'At most 10.')),
  sections: z
    .array(
      z.strictObject({ heading: line(500), paragraphs: z.array(prose(answerMax)).check(limit(60, 'At most 60.')) }),
    )
    .check(limit(40, 'At most 40.')),
  language: z.string().check(limit(2), z.regex(/^[a-z]{2}$/)),
});
export type InterviewReport = z.infer<typeof interviewReportSchema>;

export const printInterviewReport = endpoint({
  method: 'POST',
  path: '/api/interviews/report',
  summary: 'The report on a mock interview as a PDF, from the words that the device sends; nothing of it is kept',
  access: student,
  body: interviewReportSchema,
  response: 'file',
  problems: ['busy', 'too_many_requests'],
});
