// A paper is verified by a mentor with whom it is shared, or by an administrator. What a mentor has to look at is in
// shares.ts (`listWaiting`), and they open it as any shared paper (`previewDocument`).
import * as z from 'zod/mini';
import { adminOr } from './access.ts';
import { documentSchema } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, limit, line, timestampSchema } from './fields.ts';
import { takeEndpoint, takenSchema } from './taken.ts';

/** How long who decided may take it back. */
export const takeBackMinutes = 30;

export const listForReview = endpoint({
  method: 'GET',
  path: '/api/documents/review-queue',
  summary:
    'Papers that wait for somebody to look at them, oldest first, a page of 50; or those that were decided, latest first: a mentor with the duty sees their own decisions',
  access: adminOr('papers'),
  /** the last paper of the page before: its `next` */
  query: z.object({ after: z.optional(idSchema), decided: z.optional(z.literal('1')) }),
  response: z.object({
    papers: z.array(
      z.object({
        document: documentSchema,
        student: z.string(),
        /** until then the caller, who decided it, may take it back */
        undo_until: z.nullable(timestampSchema),
        taken: takenSchema,
      }),
    ),
    next: z.nullable(idSchema),
  }),
});

export const takePaper = takeEndpoint('a paper', '/api/documents/review/{id}/take', adminOr('papers'));

export const reviewDocument = endpoint({
  method: 'POST',
  path: '/api/documents/review',
  summary:
    'Verify or reject a paper that waits for it, as a mentor with whom it is shared or as an administrator, who may also decide anew; a rejection says why',
  access: { roles: ['mentor', 'admin'], duty: 'papers' },
  body: z
    .strictObject({
      document_id: idSchema,
      /** the version that was looked at: a newer one needs a new look */
      version: z.int(),
      status: z.enum(['verified', 'rejected']),
      reason: z.optional(line(500)),
      /** an administrator means to decide what is decided already */
      anew: z.optional(z.literal(true)),
    })
    .check(
      z.refine(({ status, reason }) => status === 'verified' || Boolean(reason), {
        path: ['reason'],
        message: 'Say what is wrong, so that the student can correct it.',
      }),
    ),
  response: z.object({ document: documentSchema }),
  problems: ['not_found', 'stale_revision'],
});

export const takeBackReview = endpoint({
  method: 'POST',
  path: '/api/documents/review/take-back',
  summary: 'Let a paper wait again that I have just verified or rejected',
  access: { roles: ['mentor', 'admin'], duty: 'papers' },
  body: z.strictObject({ document_id: idSchema }),
  response: z.object({ document: documentSchema }),
  problems: ['not_found', 'stale_revision'],
});

export const showPageForReview = endpoint({
  method: 'GET',
  path: '/api/documents/review/{id}/pages/{page}',
  summary:
    'A page of a paper that the caller may verify or reject, as a picture; the student is told that it was opened',
  access: { roles: ['mentor', 'admin'], duty: 'papers' },
  params: z.object({ id: idSchema, page: z.string().check(limit(4), z.regex(/^[1-9]\d{0,3}$/)) }),
  response: 'file',
  problems: ['not_found', 'busy', 'not_a_pdf', 'payload_too_large'],
});

export const previewForReview = endpoint({
  method: 'GET',
  path: '/api/documents/review/{id}/file',
  summary: 'The bytes of a paper that waits for review, or that the caller may decide anew; who opens them is logged',
  access: adminOr('papers'),
  params: z.object({ id: idSchema }),
  response: 'file',
  problems: ['not_found'],
});
