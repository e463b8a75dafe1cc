import * as z from 'zod/mini';
import { readers, student } from './access.ts';
import { endpoint } from './endpoint.ts';
import { savedEssaySchema } from './essays.ts';
import { idSchema, limit, requiredLine, timestampSchema } from './fields.ts';

export const versionKinds = ['saved', 'named', 'evaluated', 'commented', 'conflict'] as const;

export const essayVersionSchema = z.object({
  id: idSchema,
  revision: z.int(),
  kind: z.enum(versionKinds),
  name: z.string(),
  title: z.string(),
  word_count: z.int(),
  created_at: timestampSchema,
});
export type EssayVersion = z.infer<typeof essayVersionSchema>;

export const listVersions = endpoint({
  method: 'GET',
  path: '/api/essay/versions/{id}',
  summary: 'Versions of an essay, newest first, a page of 50',
  access: readers({ scope: 'essays', item: 'id' }),
  params: z.object({ id: idSchema }),
  /** `created_at` of the last version of the page before, exactly as answered */
  query: z.object({
    before: z.optional(z.string().check(limit(40), z.iso.datetime(), z.regex(/^[1-9]/, 'Write a real date.'))),
  }),
  response: z.object({ versions: z.array(essayVersionSchema), more: z.boolean() }),
  problems: ['not_found'],
});

export const getVersion = endpoint({
  method: 'GET',
  path: '/api/essay/versions/{id}/{versionId}',
  summary: 'One version with its text',
  access: readers({ scope: 'essays', item: 'id' }),
  params: z.object({ id: idSchema, versionId: idSchema }),
  response: z.extend(essayVersionSchema, { text: z.string() }),
  problems: ['not_found'],
});

export const nameVersion = endpoint({
  method: 'POST',
  path: '/api/essay/name-version',
  summary: 'Keep the current text as a named version',
  access: student,
  body: z.strictObject({ essay_id: idSchema, name: requiredLine(100) }),
  response: z.object({ version: essayVersionSchema }),
  problems: ['not_found', 'too_many_requests'],
});

export const keepBoth = endpoint({
  method: 'POST',
  path: '/api/essay/keep-both',
  summary: 'Settle a conflict by making the version that lost into an essay of its own',
  access: student,
  body: z.strictObject({ essay_id: idSchema, version_id: idSchema }),
  response: savedEssaySchema,
  problems: ['not_found', 'too_many_essays', 'too_many_deleted_essays'],
});
