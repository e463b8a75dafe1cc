import * as contract from '@lantern/contract/documents.review';
import { Problem } from '@lantern/contract/problem';
import { noteAdminOpening, noteOpening } from '#database/shares.ts';
import { setTaken } from '#database/taken.ts';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import { fileKey } from '../files/documents.removal.ts';
import { showPage } from '../sharing/documents.shown-pages.ts';
import { isPending, listDecided, listPending } from './documents.review.store.ts';
import { findForReview, reviewPaper, takeBackReview } from './documents.review.ts';

export function documentsReviewRoutes(served: Served, ports: Ports): void {
  const { database } = ports;

  serve(served, contract.listForReview, ({ caller, query }) =>
    query.decided ? listDecided(database, caller, query.after) : listPending(database, caller, query.after),
  );
  serve(served, contract.takePaper, async ({ caller, params: { id }, body }) => {
    if (!(await isPending(database, id))) throw new Problem('not_found');
    await setTaken(database, { kind: 'paper', id }, caller.id, body.taken);
    return { ok: true as const };
  });
  serve(served, contract.reviewDocument, async ({ caller, body, concerns }) => {
    const { document, owner } = await reviewPaper(ports, caller, body);
    concerns(owner);
    return { document };
  });
  serve(served, contract.takeBackReview, async ({ caller, body, concerns }) => {
    const { document, owner } = await takeBackReview(ports, caller, body.document_id);
    concerns(owner);
    return { document };
  });
  serve(served, contract.showPageForReview, async ({ caller, params, concerns }) => {
    const { key, owner } = await findForReview(database, caller, params.id);
    const bytes = await showPage(ports, { key, owner, reader: caller.id }, Number(params.page));
    concerns(owner);
    if (caller.role === 'admin' || caller.duties.includes('papers'))
      await noteAdminOpening(database, { adminId: caller.id, userId: owner, scope: 'documents', thingId: params.id });
    else await noteOpening(database, { mentorId: caller.id, studentId: owner, scope: 'documents', thingId: params.id });
    return { name: `page-${params.page}.webp`, type: 'image/webp', bytes };
  });
  serve(served, contract.previewForReview, async ({ caller, params, concerns, request }) => {
    const { key, name, size, owner } = await findForReview(database, caller, params.id);
    const file = await ports.files.open(fileKey(key));
    if (!file) throw new Problem('not_found');
    concerns(owner);
    await noteAdminOpening(database, { adminId: caller.id, userId: owner, scope: 'documents', thingId: params.id });
    // the paper is somebody else's: the operator can see who opened it
    request.log.info({ reviewer: caller.id, document: params.id }, 'a paper was opened for review');
    return { name, type: 'application/pdf', bytes: file.bytes, size };
  });
}
