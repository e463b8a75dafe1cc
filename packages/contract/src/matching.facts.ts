// Reports of wrong facts, and the administrator's queue that mends them.
import * as z from 'zod/mini';
import { adminOr, student } from './access.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, line, prose, requiredLine, timestampSchema } from './fields.ts';
import { matchFactSchema } from './matching.results.ts';
import { takeEndpoint, takenSchema } from './taken.ts';

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

/** A fact as an administrator edits it. */
export const editableFactSchema = z.object({
  fact: matchFactSchema,
  revision: z.int(),
  /** whose fact it is: the name of an institution, or the subject itself */
  about: z.string(),
  written: z.object(written),
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
export type EditableFact = z.infer<typeof editableFactSchema>;

export const reportedFactSchema = z.extend(editableFactSchema, {
  reports: z.array(z.object({ _id: idSchema, words: z.string(), created_at: timestampSchema, older: z.boolean() })),
  taken: takenSchema,
});
export type ReportedFact = z.infer<typeof reportedFactSchema>;

export const reportedPerPage = 20;
export const listReportedFacts = endpoint({
  method: 'GET',
  path: '/api/admin/facts',
  summary: `Facts that somebody says are wrong, the longest waiting first, at most ${reportedPerPage}`,
  access: adminOr('facts'),
  response: z.object({ facts: z.array(reportedFactSchema), waiting: z.int() }),
});

export const takeFact = takeEndpoint('a reported fact', '/api/admin/facts/{id}/take', adminOr('facts'));

export const mendFact = endpoint({
  method: 'POST',
  path: '/api/admin/facts/mend',
  summary: 'Write a fact anew with its source and day; its reports are answered by that',
  access: adminOr('facts'),
  body: z.extend(z.strictObject({ fact_id: idSchema, base_revision: z.int() }), written),
  response: z.object({ fact: matchFactSchema }),
  problems: ['not_found', 'stale_revision'],
});

export const keepFact = endpoint({
  method: 'POST',
  path: '/api/admin/facts/keep',
  summary: 'The fact is right as it stands: its reports are closed',
  access: adminOr('facts'),
  body: z.strictObject({ fact_id: idSchema }),
  response: z.object({ kept: z.literal(true) }),
  problems: ['not_found'],
});

// --- what nobody reported

/** Kinds of facts that are said of institutions: what form the value has, and what it may be counted in. */
export const listFactKinds = endpoint({
  method: 'GET',
  path: '/api/admin/facts/kinds',
  summary: 'Kinds of facts that can be written about an institution, and which scopes they may have',
  access: adminOr('facts'),
  response: z.object({
    kinds: z.array(
      z.object({
        key: z.string(),
        form: z.enum(['amount', 'number', 'share', 'window', 'day', 'text', 'list', 'flag']),
        units: z.array(z.string()),
      }),
    ),
    levels: z.array(z.string()),
    fields: z.array(z.string()),
  }),
});

/** For whom and when it holds; empty: whoever, whenever. */
const scoped = {
  /** '2026-27' or '2026' */
  period: line(7),
  level: line(10),
  field: line(60),
  residency: line(20),
};

export const addFact = endpoint({
  method: 'POST',
  path: '/api/admin/facts/add',
  summary: 'Write a fact about an institution that nobody reported, with its source and day',
  access: adminOr('facts'),
  body: z.extend(
    z.strictObject({ institution_id: requiredLine(80), key: requiredLine(60, 'Choose what kind of fact it is.') }),
    {
      ...scoped,
      ...written,
    },
  ),
  response: z.object({ fact: matchFactSchema }),
  problems: ['not_found', 'fact_known'],
});

export const staleFactsPerPage = 20;
export const listStaleFacts = endpoint({
  method: 'GET',
  path: '/api/admin/facts/stale',
  summary: `Facts past the day of their review, the longest first; ${staleFactsPerPage} a page`,
  access: adminOr('facts'),
  query: z.strictObject({ page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1) }),
  response: z.object({ facts: z.array(editableFactSchema), total: z.int(), page: z.int(), more: z.boolean() }),
});

export const catalogueLoadsShown = 30;
const countsSchema = z.record(z.string(), z.int());
export const listCatalogueLoads = endpoint({
  method: 'GET',
  path: '/api/admin/facts/loads',
  summary: `What the last loads and imports of the catalogue did, newest first, at most ${catalogueLoadsShown}`,
  access: adminOr('facts'),
  response: z.object({
    loads: z.array(
      z.object({
        id: z.string(),
        at: timestampSchema,
        /** 'shipped', or 'import' and the format */
        what: z.string(),
        file: z.string(),
        institutions: countsSchema,
        facts: countsSchema,
        scholarships: z.nullable(z.int()),
        /** the first of what was refused, each with its reason */
        refusals: z.array(z.string()),
      }),
    ),
  }),
});
export type CatalogueLoad = z.infer<typeof listCatalogueLoads.response>['loads'][number];
