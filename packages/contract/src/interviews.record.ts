// What a student's own record says that an interviewer may ask about, and that answers are compared with.
import * as z from 'zod/mini';
import { student } from './access.ts';
import { endpoint } from './endpoint.ts';
import { recordFacts } from './interviews.ts';

export const readInterviewRecord = endpoint({
  method: 'GET',
  path: '/api/interviews/record',
  summary: 'What my record says that an interviewer may ask about, and what my answers are compared with on my device',
  access: student,
  response: z.object({
    /** what a question can be chosen by */
    facts: z.array(z.enum(recordFacts)),
    universities: z.array(z.string()),
    /** who pays by my plans, such as `father`; empty where a plan leaves it open */
    payers: z.array(z.string()),
    tests: z.array(z.object({ name: z.string(), overall: z.number() })),
    /** on the scale on which they were given */
    grades: z.array(z.object({ value: z.number(), scale: z.number() })),
    graduation_years: z.array(z.int()),
  }),
});
export type InterviewRecord = z.infer<typeof readInterviewRecord.response>;
