import * as z from 'zod/mini';
import { student } from './access.ts';
import { documentCategorySchema, documentMax } from './documents.rules.ts';
import { customNameSchema, documentSchema } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, limit } from './fields.ts';

const fieldsSchema = z.strictObject({
  user_id: z.optional(idSchema),
  category: documentCategorySchema,
  custom_name: customNameSchema,
  /** the paper that this file is a new version of; it keeps its name and category, which are then not looked at */
  replaces: z.optional(idSchema),
  /** made by the device: the same upload sent twice is one paper */
  document_id: z.optional(idSchema),
  /** of the file as the device has it; an upload that arrived otherwise is refused */
  sha256: z.optional(z.string().check(limit(64), z.regex(/^[0-9a-f]{64}$/))),
});

/** Stands where a new version says nothing, or something else, of what it keeps. */
const keptFields = { category: 'Other', custom_name: 'Kept' };
const isNewVersion = (fields: unknown): fields is object =>
  typeof fields === 'object' && fields !== null && 'replaces' in fields && fields.replaces !== undefined;
export const uploadFields = z.pipe(
  z.transform((fields) => (isNewVersion(fields) ? { ...fields, ...keptFields } : fields)),
  fieldsSchema,
);
export type UploadFields = z.infer<typeof uploadFields>;

/** Fields of an upload that becomes the next version of a paper. */
export function newVersionOf(id: string): UploadFields {
  return z.parse(uploadFields, { replaces: id });
}

export const uploadDocument = endpoint({
  method: 'POST',
  path: '/api/documents/upload',
  summary: 'Upload a PDF of at most 10 MB as multipart: the text fields, and one part named file',
  access: student,
  body: uploadFields,
  form: { maxBytes: documentMax },
  response: documentSchema,
  problems: [
    'not_found',
    'not_a_pdf',
    'duplicate_file',
    'quota_exceeded',
    'vault_full',
    'too_many_versions',
    'payload_too_large',
    'unsupported_media_type',
    'too_many_requests',
    'id_taken',
  ],
});

const uploadPath = '/api/documents/uploads';
const uploadIdSchema = z.object({ id: z.string().check(z.minLength(1), limit(100)) });

/**
 * The same upload in pieces that survive a cut connection. `Upload-Metadata` holds the text fields of `uploadFields`; the
 * last piece is answered with the paper (200) or a problem. Where that answer was lost, or was one that passes (5xx, 429)
 * or `duplicate_file`, an empty piece at the end asks for it again; it may bring `Upload-Metadata` in place of the first.
 * An unfinished upload is thrown away after a day.
 */
export const startUpload = endpoint({
  method: 'POST',
  path: uploadPath,
  summary: 'Begin a resumable upload (tus 1.0.0)',
  access: student,
  response: 'tus',
  problems: [
    'invalid_request',
    'not_found',
    'duplicate_file',
    'quota_exceeded',
    'vault_full',
    'too_many_versions',
    'payload_too_large',
    'too_many_requests',
    'storage_full',
  ],
});

export const findUploadOffset = endpoint({
  method: 'HEAD',
  path: `${uploadPath}/{id}`,
  summary: 'How far a resumable upload has come',
  access: student,
  params: uploadIdSchema,
  response: 'tus',
  problems: ['not_found'],
});

export const continueUpload = endpoint({
  method: 'PATCH',
  path: `${uploadPath}/{id}`,
  summary: 'The next piece of a resumable upload',
  access: student,
  params: uploadIdSchema,
  response: 'tus',
  problems: [
    'not_found',
    'stale_revision',
    'not_a_pdf',
    'duplicate_file',
    'quota_exceeded',
    'vault_full',
    'too_many_versions',
    'payload_too_large',
    'busy',
    'storage_full',
  ],
});

export const cancelUpload = endpoint({
  method: 'DELETE',
  path: `${uploadPath}/{id}`,
  summary: 'Throw an unfinished upload away',
  access: student,
  params: uploadIdSchema,
  response: 'tus',
  problems: ['not_found'],
});
