// A paper is verified by a mentor with whom it is shared, or by an administrator. What a mentor has to look at is in
// shares.ts (`listWaiting`), and they open it as any shared paper (`previewDocument`).
import * as z from 'zod/mini';
import { adminOr } from './access.ts';
import { documentSchema } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, line } from './fields.ts';

export const listForReview = endpoint({
  method: 'GET',
  path: '/api/documents/review-queue',
  summary: 'Papers that wait for somebody to look at them, oldest first, a page of 50',
  access: adminOr('papers'),
  /** the last paper of the page before: its `next` */
  query: z.object({ after: z.optional(idSchema) }),
  response: z.object({
    papers: z.array(z.object({ document: documentSchema, student: z.string() })),
    next: z.nullable(idSchema),
  }),
});

export const reviewDocument = endpoint({
  method: 'POST',
  path: '/api/documents/review',
  summary:
    'Verify or reject a paper that waits for it, as a mentor with whom it is shared or as an administrator; a rejection says why',
  access: { roles: ['mentor', 'admin'], duty: 'papers' },
  body: z
    .strictObject({
      document_id: idSchema,
      /** the version that was looked at: a newer one needs a new look */
      version: z.int(),
      status: z.enum(['verified', 'rejected']),
      reason: z.optional(line(500)),
    })
    .check(
      z.refine(({ status, reason }) => status === 'verified' || Boolean(reason), {
        path: ['reason'],
        message: 'Say what is wrong, so that the student can mend it.',
      }),
    ),
  response: z.object({ document: documentSchema }),
  problems: ['not_found', 'stale_revision'],
});

export const previewForReview = endpoint({
  method: 'GET',
  path: '/api/documents/review/{id}/file',
  summary: 'The bytes of a paper that waits for review; who opens them is logged',
  access: adminOr('papers'),
  params: z.object({ id: idSchema }),
  response: 'file',
  problems: ['not_found'],
});
