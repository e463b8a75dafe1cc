import * as z from 'zod/mini';
import { readers, student } from './access.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, limit, okSchema, timestampSchema } from './fields.ts';

const charactersSchema = z.int().check(z.gte(0), z.lte(10_000_000));

/** One sitting at one essay on one device. Counts are characters; a sitting ends after five minutes without a key. */
export const sittingSchema = z.object({
  id: idSchema,
  started_at: timestampSchema,
  ended_at: timestampSchema,
  typed: charactersSchema,
  pasted: charactersSchema,
  deleted: charactersSchema,
  /** how often something was pasted */
  pastes: z.int().check(z.gte(0), z.lte(100_000)),
});
export type Sitting = z.infer<typeof sittingSchema>;

export const addToLog = endpoint({
  method: 'POST',
  path: '/api/essay/log',
  summary: 'Add sittings to the writing log. A sitting sent again with higher counts replaces its earlier state',
  access: student,
  body: z.strictObject({
    essay_id: idSchema,
    sittings: z.array(sittingSchema).check(z.minLength(1), limit(50, 'At most 50.')),
  }),
  response: okSchema,
  problems: ['not_found', 'too_many_requests'],
});

export const getLog = endpoint({
  method: 'GET',
  path: '/api/essay/log/{id}',
  summary: 'The writing log of an essay: totals, and the newest 200 sittings',
  access: readers({ scope: 'essays', item: 'id' }),
  params: z.object({ id: idSchema }),
  response: z.object({
    sittings: z.array(sittingSchema),
    totals: z.object({
      sittings: z.int(),
      minutes: z.int(),
      typed: z.int(),
      pasted: z.int(),
      deleted: z.int(),
      pastes: z.int(),
    }),
  }),
  problems: ['not_found'],
});

export const exportLog = endpoint({
  method: 'GET',
  path: '/api/essay/log/{id}/{format}',
  summary:
    'The writing log as a document that can be handed in as proof of authorship: sittings, and the fingerprint (SHA-256) of every version',
  access: readers({ scope: 'essays', item: 'id' }),
  params: z.object({ id: idSchema, format: z.enum(['pdf', 'csv']) }),
  response: 'file',
  problems: ['not_found', 'busy'],
});

export const exportFormats = ['pdf', 'docx', 'txt'] as const;

export const exportEssay = endpoint({
  method: 'GET',
  path: '/api/essay/export/{id}/{format}',
  summary: 'Download an essay as PDF, DOCX or plain text',
  access: readers({ scope: 'essays', item: 'id' }),
  params: z.object({ id: idSchema, format: z.enum(exportFormats) }),
  response: 'file',
  problems: ['not_found', 'busy'],
});
