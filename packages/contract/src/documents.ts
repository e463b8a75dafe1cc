import * as z from 'zod/mini';
import { readers, student } from './access.ts';
import { documentCategorySchema, documentStatuses } from './documents.rules.ts';
import { endpoint } from './endpoint.ts';
import { daySchema, idSchema, limit, line, okSchema, timestampSchema } from './fields.ts';
import { cleanName } from './file-name.ts';
import { visible } from './typed-text.ts';

const extension = '.pdf';
const nameMax = 200;

function withoutEndings(words: string): string {
  let name = words.trimEnd();
  while (name.slice(-extension.length).toLowerCase() === extension) name = name.slice(0, -extension.length).trimEnd();
  return name;
}

/**
 * The name a paper gets: what the student wrote, then `.pdf` once, good as a file name everywhere. Path signs become
 * hyphens. Empty when nothing is left of it.
 */
export function paperNameOf(customName: string): string {
  const words = visible(customName).replace(/[/\\]+/g, '-');
  const name = cleanName(withoutEndings(words));
  return name === '' ? '' : `${name}${extension}`;
}

const missingName = 'Please enter a custom name before uploading.';
export const customNameSchema = line(nameMax).check(
  z.refine((name) => paperNameOf(name) !== '', missingName),
  // some letters become two when they are written in the one way that names have
  z.refine((name) => paperNameOf(name).length <= nameMax + extension.length, `At most ${nameMax} characters.`),
);

/** What the automatic look at a file found. Hints for the student; never a verification. */
export const documentChecksSchema = z.object({
  readable: z.boolean(),
  encrypted: z.boolean(),
  pages: z.nullable(z.int()),
  /** `scan`: pages are pictures without text */
  content: z.nullable(z.enum(['text', 'scan', 'empty'])),
  /** words that papers of its category usually hold were found; null when there is no text to look at */
  fits_category: z.nullable(z.boolean()),
  /** a date that looks like an expiry, `YYYY-MM-DD` */
  expiry_seen: z.nullable(z.string()),
  /** what would run or hide in a reader; kept inert here, and other readers may act on it */
  active_content: z.array(
    z.enum(['javascript', 'launch', 'embedded_files', 'forms', 'dynamic_form', 'external_links']),
  ),
  /** the look ended early: too slow, too large or too deep */
  gave_up: z.boolean(),
});
export type DocumentChecks = z.infer<typeof documentChecksSchema>;

export const documentSchema = z.object({
  _id: idSchema,
  name: z.string(),
  /** the same under the names that the specification's upload answer has */
  file_name: z.string(),
  category: documentCategorySchema,
  size: z.int(),
  uploadDate: timestampSchema,
  upload_date: timestampSchema,
  status: z.enum(documentStatuses),
  /** names the paper in preview calls; `s3_key` is the same */
  path: z.string(),
  s3_key: z.string(),
  file_url: z.string(),
  version: z.int(),
  sha256: z.string(),
  /** null until the look at the file is done */
  checks: z.nullable(documentChecksSchema),
  has_thumbnail: z.boolean(),
  /** confirmed by the student */
  expires_on: z.nullable(daySchema),
  /** the student has said when it expires, or that it does not */
  expiry_answered: z.boolean(),
  status_reason: z.string(),
  reviewed_by: z.string(),
  /** which mentor that was; none of an administrator */
  reviewer_id: z.optional(idSchema),
  reviewed_at: z.nullable(timestampSchema),
});
export type VaultDocument = z.infer<typeof documentSchema>;

const oneDocument = z.object({ document: documentSchema });

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/documents/user/{userId}',
  summary: 'Papers of a student (mine, or of one who shares documents with me), newest first, at most 500',
  access: readers({ scope: 'documents', student: 'userId' }),
  params: z.object({ userId: idSchema }),
  response: z.object({
    documents: z.array(documentSchema),
    /** bytes of everything kept, old versions and deleted papers too */
    used_bytes: z.int(),
    quota_bytes: z.int(),
  }),
  problems: ['not_found'],
});

export const updateDocument = endpoint({
  method: 'POST',
  path: '/api/documents/update',
  summary: 'Rename a paper, or move it to another category; one that was reviewed then waits for a new look',
  access: student,
  body: z.strictObject({
    document_id: idSchema,
    custom_name: z.optional(customNameSchema),
    category: z.optional(documentCategorySchema),
  }),
  response: oneDocument,
  problems: ['not_found', 'duplicate_file'],
});

export const setExpiry = endpoint({
  method: 'POST',
  path: '/api/documents/expiry',
  summary: 'Say when a paper expires, or that it does not',
  access: student,
  body: z.strictObject({ document_id: idSchema, expires_on: z.nullable(daySchema) }),
  response: oneDocument,
  problems: ['not_found'],
});

export const deleteDocument = endpoint({
  method: 'DELETE',
  path: '/api/documents/delete/{id}',
  summary: 'Delete a paper; it can be brought back for 30 days',
  access: student,
  params: z.object({ id: idSchema }),
  response: z.object({ ok: z.literal(true), restorable_until: timestampSchema }),
  problems: ['not_found'],
});

export const restoreDocument = endpoint({
  method: 'POST',
  path: '/api/documents/restore',
  summary: 'Bring a deleted paper back; its name gets a number where it is taken',
  access: student,
  body: z.strictObject({ document_id: idSchema }),
  response: oneDocument,
  problems: ['not_found', 'vault_full'],
});

const deletedDocumentSchema = z.extend(documentSchema, {
  deleted_at: timestampSchema,
  restorable_until: timestampSchema,
});
export type DeletedDocument = z.infer<typeof deletedDocumentSchema>;

export const listDeletedDocuments = endpoint({
  method: 'GET',
  path: '/api/documents/deleted',
  summary: 'Papers that can still be brought back (at most 500)',
  access: student,
  response: z.object({ documents: z.array(deletedDocumentSchema) }),
});

export const deleteDocumentForGood = endpoint({
  method: 'DELETE',
  path: '/api/documents/deleted/{id}',
  summary: 'Delete an already deleted paper and all its versions for good',
  access: student,
  params: z.object({ id: idSchema }),
  response: okSchema,
  problems: ['not_found'],
});

export const documentVersionSchema = z.object({
  version: z.int(),
  size: z.int(),
  sha256: z.string(),
  pages: z.nullable(z.int()),
  created_at: timestampSchema,
});

export const listDocumentVersions = endpoint({
  method: 'GET',
  path: '/api/documents/versions/{id}',
  summary: 'Versions of a paper, newest first, at most 100',
  access: readers({ scope: 'documents', item: 'id' }),
  params: z.object({ id: idSchema }),
  response: z.object({ versions: z.array(documentVersionSchema) }),
  problems: ['not_found'],
});

const versionNumber = z.int().check(z.gte(1), z.lte(10_000));

export const restoreDocumentVersion = endpoint({
  method: 'POST',
  path: '/api/documents/versions/restore',
  summary: 'Show an older version of a paper again: a copy of it becomes the newest, and nothing in between is lost',
  access: student,
  body: z.strictObject({ document_id: idSchema, version: versionNumber }),
  response: oneDocument,
  problems: ['not_found', 'quota_exceeded', 'too_many_versions', 'too_many_requests', 'storage_full'],
});

export const previewDocument = endpoint({
  method: 'GET',
  path: '/api/documents/preview/{path}',
  summary: 'An address that opens the paper for five minutes, for me alone',
  access: readers({ scope: 'documents', item: 'path' }),
  params: z.object({ path: idSchema }),
  query: z.object({
    version: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
  }),
  response: z.object({ preview_url: z.string(), expires_at: timestampSchema }),
  holdsSecret: true,
  problems: ['not_found'],
});

export const openDocument = endpoint({
  method: 'GET',
  path: '/api/documents/file/{id}/{token}',
  summary: 'The bytes behind a preview address',
  access: readers({ scope: 'documents', item: 'id' }),
  params: z.object({
    id: idSchema,
    token: z.string().check(z.minLength(20), limit(400), z.regex(/^[\w.-]+$/)),
  }),
  response: 'file',
  problems: ['not_found', 'invalid_token'],
});

export const getThumbnail = endpoint({
  method: 'GET',
  path: '/api/documents/thumbnail/{id}',
  summary: 'A small picture of the first page (WebP or PNG)',
  access: readers({ scope: 'documents', item: 'id' }),
  params: z.object({ id: idSchema }),
  query: z.object({ version: z.optional(z.string().check(limit(10))) }),
  response: 'file',
  problems: ['not_found'],
});

export const searchDocuments = endpoint({
  method: 'GET',
  path: '/api/documents/search',
  summary: 'My papers whose name or text holds the words, best first, at most 50',
  access: student,
  query: z.object({ q: line(200).check(z.minLength(1, 'Write some text here.')) }),
  response: z.object({ found: z.array(z.object({ _id: idSchema, excerpt: z.string() })) }),
});
