import type { VaultDocument } from '@lantern/contract/documents';
import type { reviewDocument } from '@lantern/contract/documents.review';
import type { Parsed } from '@lantern/contract/endpoint';
import { Problem } from '@lantern/contract/problem';
import type { Caller } from '#caller.ts';
import { areContactsShown, refuseContacts } from '#database/contacts.ts';
import type { Database } from '#database/database.ts';
import { notify } from '#features/notifications/notifications.service.ts';
import type { Ports } from '#ports/ports.ts';
import { findDocument } from '../documents.store.ts';
import { findFile } from '../files/documents.files.store.ts';
import * as store from './documents.review.store.ts';

async function requireOwner(database: Database, caller: Caller, id: string): Promise<string> {
  const owner = await store.findOwner(database, caller, id);
  if (!owner) throw new Problem('not_found');
  return owner;
}

/** Verifies or rejects the version that was looked at, with name and date. */
export async function reviewPaper(
  { database, events, jobs }: Pick<Ports, 'database' | 'events' | 'jobs'>,
  caller: Caller,
  { document_id, version, status, reason }: Parsed<typeof reviewDocument>['body'],
): Promise<{ document: VaultDocument; owner: string }> {
  const owner = await requireOwner(database, caller, document_id);
  const reviewer = await store.findName(database, caller.id);
  const why = status === 'rejected' ? (reason?.toWellFormed() ?? '') : '';
  // it is mailed to the student; an administrator may say where their office is
  if (caller.role === 'mentor' && !(await areContactsShown(database, owner, caller.id)))
    refuseContacts({ reason: why });
  const document = await database.transaction().execute(async (transaction) => {
    if (!(await store.setReview(transaction, caller, document_id, { version, status, reason: why, reviewer })))
      throw new Problem('stale_revision', { detail: 'A newer version of this paper has come. Look at that one.' });
    const reviewed = await findDocument(transaction, [owner], document_id);
    if (!reviewed) throw new Problem('not_found');
    await notify(jobs, transaction, {
      userId: owner,
      kind: status === 'verified' ? 'paper-verified' : 'paper-rejected',
      key: `paper:${reviewed._id}:${reviewed.reviewed_at ?? version}`,
      places: { paper: reviewed.file_name, reason: why },
      path: '/documents',
    });
    return reviewed;
  });
  events.publish(owner, { topic: 'documents', id: document._id });
  return { document, owner };
}

export async function findForReview(database: Database, caller: Caller, id: string) {
  const owner = await requireOwner(database, caller, id);
  const file = await findFile(database, [owner], id);
  if (!file) throw new Problem('not_found');
  return { ...file, owner };
}
