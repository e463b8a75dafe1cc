import * as contract from '@lantern/contract/documents.review';
import { Problem } from '@lantern/contract/problem';
import { noteAdminOpening } from '#database/shares.ts';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import { fileKey } from '../files/documents.removal.ts';
import { listPending } from './documents.review.store.ts';
import { findForReview, reviewPaper } from './documents.review.ts';

export function documentsReviewRoutes(served: Served, ports: Ports): void {
  const { database } = ports;

  serve(served, contract.listForReview, ({ query }) => listPending(database, query.after));
  serve(served, contract.reviewDocument, async ({ caller, body, concerns }) => {
    const { document, owner } = await reviewPaper(ports, caller, body);
    concerns(owner);
    return { document };
  });
  serve(served, contract.previewForReview, async ({ caller, params, concerns, request }) => {
    const { key, name, size, owner } = await findForReview(database, caller, params.id);
    const file = await ports.files.open(fileKey(key));
    if (!file) throw new Problem('not_found');
    concerns(owner);
    await noteAdminOpening(database, { adminId: caller.id, userId: owner, scope: 'documents', thingId: params.id });
    // the paper is somebody else's: whoever runs the installation can see who opened it
    request.log.info({ reviewer: caller.id, document: params.id }, 'a paper was opened for review');
    return { name, type: 'application/pdf', bytes: file.bytes, size };
  });
}
