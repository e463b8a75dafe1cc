import type { VaultDocument } from '@lantern/contract/documents';
import type { reviewDocument } from '@lantern/contract/documents.review';
import type { Parsed } from '@lantern/contract/endpoint';
import { Problem } from '@lantern/contract/problem';
import { areContactsShown, refuseContacts } from '#database/contacts.ts';
import type { Database } from '#database/database.ts';
import type { Caller } from '#feature/caller.ts';
import { forgetNews, notify } from '#features/notifications/notifications.service.ts';
import type { Ports } from '#ports/ports.ts';
import { findDocument } from '../documents.store.ts';
import { findFile } from '../files/documents.files.store.ts';
import * as store from './documents.review.store.ts';

async function requireOwner(database: Database, caller: Caller, id: string): Promise<string> {
  const owner = await store.findOwner(database, caller, id);
  if (!owner) throw new Problem('not_found');
  return owner;
}

/** The same for a verdict and for taking it back. */
const newsKey = (id: string, reviewedAt: string) => `paper:${id}:${reviewedAt}`;

/** Verifies or rejects the version that was looked at, with name and date. */
export async function reviewPaper(
  { database, events, jobs }: Pick<Ports, 'database' | 'events' | 'jobs'>,
  caller: Caller,
  { document_id, version, status, reason, anew: isAnew }: Parsed<typeof reviewDocument>['body'],
): Promise<{ document: VaultDocument; owner: string }> {
  const anew = isAnew === true;
  if (anew && caller.role !== 'admin') throw new Problem('not_found');
  const owner = await requireOwner(database, caller, document_id);
  const reviewer = await store.findName(database, caller.id);
  const why = status === 'rejected' ? (reason ?? '') : '';
  // it is mailed to the student; an administrator may say where their office is
  if (caller.role === 'mentor' && !(await areContactsShown(database, owner, caller.id)))
    refuseContacts({ reason: why });
  const document = await database.transaction().execute(async (transaction) => {
    if (!(await store.setReview(transaction, caller, document_id, { version, status, reason: why, reviewer, anew })))
      throw await changedMeanwhile(transaction, owner, document_id, version);
    const reviewed = await findDocument(transaction, [owner], document_id);
    if (!reviewed) throw new Problem('not_found');
    await notify(jobs, transaction, {
      userId: owner,
      kind: status === 'verified' ? 'paper-verified' : 'paper-rejected',
      key: newsKey(reviewed._id, reviewed.reviewed_at ?? `${version}`),
      places: { paper: reviewed.file_name, reason: why },
      path: '/documents',
    });
    return reviewed;
  });
  events.publish(owner, { topic: 'documents', id: document._id });
  return { document, owner };
}

/** What is decided is not decided again by who still sees it waiting. */
async function changedMeanwhile(transaction: Database, owner: string, id: string, version: number): Promise<Problem> {
  const now = await findDocument(transaction, [owner], id);
  if (now?.version !== version)
    return new Problem('stale_revision', { detail: 'There is a newer version of this paper. Look at that one.' });
  return new Problem('not_found');
}

/** Lets a paper wait again that the caller has just decided: what the student was told of it goes, as far as it can. */
export async function takeBackReview(
  { database, events }: Pick<Ports, 'database' | 'events'>,
  caller: Caller,
  id: string,
): Promise<{ document: VaultDocument; owner: string }> {
  const owner = await requireOwner(database, caller, id);
  const document = await database.transaction().execute(async (transaction) => {
    const decided = await store.takeBack(transaction, caller, id);
    if (!decided) throw new Problem('stale_revision', { detail: 'It is too late to take this back.' });
    await forgetNews(transaction, owner, newsKey(id, decided.toISOString()));
    const waiting = await findDocument(transaction, [owner], id);
    if (!waiting) throw new Problem('not_found');
    return waiting;
  });
  for (const topic of ['documents', 'notifications'] as const) events.publish(owner, { topic, id });
  return { document, owner };
}

export async function findForReview(database: Database, caller: Caller, id: string) {
  const owner = await requireOwner(database, caller, id);
  const file = await findFile(database, [owner], id);
  if (!file) throw new Problem('not_found');
  return { ...file, owner };
}
