import * as z from 'zod/mini';
import { anyone, student } from './access.ts';
import { tooManyPapers } from './documents.problems.ts';
import { documentCategorySchema } from './documents.rules.ts';
import { endpoint } from './endpoint.ts';
import { daySchema, idSchema, limit, line, timestampSchema } from './fields.ts';

/** How many papers one link or bundle can hold, as `tooManyPapers` says. */
export const bundleMax = 50;

export const chosenPapersSchema = z
  .array(idSchema)
  .check(z.minLength(1, 'Choose at least one paper.'), limit(bundleMax, tooManyPapers));

export const shareLinkSchema = z.object({
  _id: idSchema,
  label: z.string(),
  document_ids: z.array(idSchema),
  /** only so many first pages of each paper; null: all */
  page_limit: z.nullable(z.int()),
  ends_on: daySchema,
  revoked_at: z.nullable(timestampSchema),
  opened: z.int(),
  last_opened_at: z.nullable(timestampSchema),
  created_at: timestampSchema,
});
export type ShareLink = z.infer<typeof shareLinkSchema>;

export const createShareLink = endpoint({
  method: 'POST',
  path: '/api/documents/share',
  summary:
    'A link that shows chosen papers to whoever has it, until a day (at most a year away). The link is told once',
  access: student,
  body: z.strictObject({
    document_ids: chosenPapersSchema,
    label: z.optional(line(100)),
    ends_on: daySchema,
    page_limit: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(200, 'At most 200.')))),
  }),
  response: z.object({ share: shareLinkSchema, url: z.string() }),
  holdsSecret: true,
  problems: ['not_found', 'too_many_requests'],
});

export const listShareLinks = endpoint({
  method: 'GET',
  path: '/api/documents/shares',
  summary: 'My links, newest first, at most 100',
  access: student,
  response: z.object({ shares: z.array(shareLinkSchema) }),
});

export const revokeShareLink = endpoint({
  method: 'POST',
  path: '/api/documents/revoke-share',
  summary: 'Close a link at once',
  access: student,
  body: z.strictObject({ share_id: idSchema }),
  response: z.object({ share: shareLinkSchema }),
  problems: ['not_found'],
});

export const listShareOpenings = endpoint({
  method: 'GET',
  path: '/api/documents/share-log/{id}',
  summary: 'When a link was opened, newest first, at most 200',
  access: student,
  params: z.object({ id: idSchema }),
  response: z.object({
    openings: z.array(
      z.object({ at: timestampSchema, what: z.enum(['list', 'paper']), document: z.string(), device: z.string() }),
    ),
  }),
  problems: ['not_found'],
});

const tokenSchema = z.string().check(z.minLength(20), limit(100), z.regex(/^[\w-]+$/));

export const openShareLink = endpoint({
  method: 'GET',
  path: '/api/documents/shared/{token}',
  summary: 'What a link shows: whose papers, which, until when',
  access: anyone,
  params: z.object({ token: tokenSchema }),
  response: z.object({
    student: z.string(),
    label: z.string(),
    ends_on: daySchema,
    page_limit: z.nullable(z.int()),
    papers: z.array(
      z.object({
        number: z.int(),
        name: z.string(),
        category: documentCategorySchema,
        /** of what the visitor gets; null where only some pages of it are shared */
        size: z.nullable(z.int()),
        /** so many the visitor gets */
        pages: z.nullable(z.int()),
      }),
    ),
  }),
  problems: ['not_found', 'too_many_requests'],
});

export const openSharedPaper = endpoint({
  method: 'GET',
  path: '/api/documents/shared/{token}/{number}',
  summary: 'One paper behind a link',
  access: anyone,
  params: z.object({ token: tokenSchema, number: z.string().check(limit(2), z.regex(/^[1-9]\d?$/)) }),
  response: 'file',
  problems: ['not_found', 'too_many_requests', 'busy', 'not_a_pdf', 'payload_too_large'],
});

export const showSharedPage = endpoint({
  method: 'GET',
  path: '/api/documents/shared/{token}/{number}/pages/{page}',
  summary: 'A page of a paper behind a link, as a picture',
  access: anyone,
  params: z.object({
    token: tokenSchema,
    number: z.string().check(limit(2), z.regex(/^[1-9]\d?$/)),
    page: z.string().check(limit(4), z.regex(/^[1-9]\d{0,3}$/)),
  }),
  response: 'file',
  problems: ['not_found', 'too_many_requests', 'busy', 'not_a_pdf', 'payload_too_large'],
});

export const bundleFormats = ['zip', 'pdf'] as const;

export const bundleDocuments = endpoint({
  method: 'GET',
  path: '/api/documents/bundle/{format}',
  summary:
    'The whole vault, or chosen papers in their order, as ZIP or as one PDF with a cover list, which names what had to be left out',
  access: student,
  params: z.object({ format: z.enum(bundleFormats) }),
  /** ids with commas between them; left out: everything */
  query: z.object({ ids: z.optional(z.string().check(limit(37 * bundleMax))) }),
  response: 'file',
  problems: ['not_found', 'busy', 'not_a_pdf', 'payload_too_large'],
});

export const shrinkDocument = endpoint({
  method: 'GET',
  path: '/api/documents/small/{id}',
  summary: 'A copy under 2 MB, for portals that refuse more; pages become pictures where that is needed',
  access: student,
  params: z.object({ id: idSchema }),
  response: 'file',
  problems: ['not_found', 'busy', 'not_a_pdf', 'payload_too_large', 'cannot_shrink'],
});
