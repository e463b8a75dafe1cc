// Reports of wrong facts, and the administrator's queue that mends them.
import * as z from 'zod/mini';
import { admin, student } from './access.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, line, prose, requiredLine, timestampSchema } from './fields.ts';
import { matchFactSchema } from './matching.ts';

export const reportWordsMax = 1000;

export const reportFact = endpoint({
  method: 'POST',
  path: '/api/facts/report',
  summary: 'Say that a fact is wrong; reporting it again replaces the words of the first report',
  access: student,
  body: z.strictObject({
    fact_id: idSchema,
    words: prose(reportWordsMax).check(
      z.refine((words) => words.trim() !== '', 'Say what is wrong, and where you read it.'),
    ),
  }),
  response: z.object({ reported: z.literal(true) }),
  problems: ['not_found', 'too_many_requests'],
});

/** What an administrator writes: the value as in the files of the catalogue ('46900..57700', 'UG|PG', '09>01-15'). */
const written = {
  state: z.enum(['known', 'none', 'unknown']),
  value: line(600),
  unit: line(20),
  currency: line(3),
  note: line(400),
  source: requiredLine(500, 'Say who says so.'),
  link: requiredLine(1000, 'A link begins with https://'),
  /** the day it was read; empty: nobody has read a page */
  checked: line(10),
  confidence: z.enum(['official', 'secondary', 'estimate']),
};
export type WrittenFact = z.infer<z.ZodMiniObject<typeof written>>;

export const reportedFactSchema = z.object({
  fact: matchFactSchema,
  revision: z.int(),
  /** whose fact it is: the name of an institution, or the subject itself */
  about: z.string(),
  written: z.object(written),
  reports: z.array(z.object({ _id: idSchema, words: z.string(), created_at: timestampSchema, older: z.boolean() })),
  /** how it stood before, the latest first; at most ten */
  history: z.array(
    z.object({
      at: timestampSchema,
      value: z.string(),
      source: z.string(),
      checked: z.nullable(z.string()),
      /** who had written it so: an editor, an import, or nobody where it was shipped */
      by: z.string(),
    }),
  ),
});
export type ReportedFact = z.infer<typeof reportedFactSchema>;

export const reportedPerPage = 20;
export const listReportedFacts = endpoint({
  method: 'GET',
  path: '/api/admin/facts',
  summary: `Facts that somebody says are wrong, the longest waiting first, at most ${reportedPerPage}`,
  access: admin,
  response: z.object({ facts: z.array(reportedFactSchema), waiting: z.int() }),
});

export const mendFact = endpoint({
  method: 'POST',
  path: '/api/admin/facts/mend',
  summary: 'Write a fact anew with its source and day; its reports are answered by that',
  access: admin,
  body: z.extend(z.strictObject({ fact_id: idSchema, base_revision: z.int() }), written),
  response: z.object({ fact: matchFactSchema }),
  problems: ['not_found', 'stale_revision'],
});

export const keepFact = endpoint({
  method: 'POST',
  path: '/api/admin/facts/keep',
  summary: 'The fact is right as it stands: its reports are closed',
  access: admin,
  body: z.strictObject({ fact_id: idSchema }),
  response: z.object({ kept: z.literal(true) }),
  problems: ['not_found'],
});
