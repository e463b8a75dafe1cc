// Starting, reading, deleting and settling essays. Saving, versions and evaluations are rules of their own.
import { type Essay, type EssayRow, presetLimit, type startDraftSchema } from '@lantern/contract/essays';
import type { EssayStatus, EssayType } from '@lantern/contract/essays.types';
import { Problem } from '@lantern/contract/problem';
import type * as z from 'zod/mini';
import type { Database } from '#database/database.ts';
import { markDeleted, restorableUntil } from '#database/deletions.ts';
import { type Caller, requireOwn } from '#feature/caller.ts';
import { notifyMentors } from '#features/shares/shares.service.ts';
import type { Ports } from '#ports/ports.ts';
import { findStart, listDeletedIdeas } from './brainstorm/essays.ideas.service.ts';
import * as deleted from './essays.deleted.store.ts';
import { saveEssay, statusOf, titleOf } from './essays.saving.ts';
import * as store from './essays.store.ts';
import { findVersion, setKeptAs } from './essays.versions.store.ts';

export { evaluateEssay, listEvaluations } from './essays.evaluations.ts';
export { saveEssay } from './essays.saving.ts';
export { getVersion, listVersions, nameVersion } from './essays.versions.ts';

type Essays = Pick<Ports, 'database' | 'events'>;

const liveMax = 500;
/** With the deleted ones, so that making and deleting does not fill the disk. */
const allMax = 1000;

async function requireRoom(transaction: Database, userId: string): Promise<void> {
  await store.lockEssays(transaction, userId);
  const { live, all } = await store.countEssays(transaction, userId);
  if (live >= liveMax) throw new Problem('too_many_essays');
  if (all >= allMax) throw new Problem('too_many_deleted_essays');
}

export async function startDraft(
  { database, events }: Essays,
  caller: Caller,
  draft: z.infer<typeof startDraftSchema>,
): Promise<Essay> {
  requireOwn(caller, draft.user_id);
  const id = draft.essay_id ?? crypto.randomUUID();
  const { essay, inserted } = await database.transaction().execute(async (transaction) => {
    const there = draft.essay_id && (await findStarted(transaction, caller.id, id));
    if (there) return { essay: there, inserted: false };
    await requireRoom(transaction, caller.id);
    const type = draft.essay_type ?? 'Other';
    const { max, unit } = presetLimit(type);
    const start = await findStart(transaction, caller, draft);
    const inserted = await store.insertEssay(transaction, caller.id, {
      id,
      title: titleOf(draft.title ?? start?.idea.title),
      ...start,
      essay_type: type,
      status: 'draft',
      prompt: draft.prompt ?? '',
      subtopics: draft.subtopics ?? [],
      tags: [],
      max_words: max,
      limit_unit: unit,
      text: '',
    });
    const essay = await findStarted(transaction, caller.id, id);
    if (!essay) throw new Problem('id_taken');
    return { essay, inserted };
  });
  if (inserted) events.publish(caller.id, { topic: 'essays', id: essay._id });
  return essay;
}

/** A sample essay that a guest finds: saved like one of theirs, and never counted as one. */
export async function addSample(
  ports: Essays,
  guest: Caller,
  { title, type, text }: { title: string; type: EssayType; text: string },
): Promise<void> {
  const { _id } = await startDraft(ports, guest, { title, essay_type: type });
  await saveEssay(ports, guest, { essay_id: _id, final_text: text, tags: [store.sampleTag] });
  await store.markAsSample(ports.database, guest.id, _id);
}

/** The caller's essay with an id; not_found when they deleted it, so that a late retry does not bring it back. */
async function findStarted(database: Database, userId: string, id: string): Promise<Essay | undefined> {
  const essay = await store.findEssay(database, [userId], id);
  if (!essay && (await store.isDeleted(database, userId, id))) throw new Problem('not_found');
  return essay;
}

export async function listEssays(database: Database, owners: string[], userId: string): Promise<EssayRow[]> {
  if (!owners.includes(userId)) throw new Problem('not_found');
  return await store.listEssays(database, userId);
}

export async function getEssay(database: Database, owners: string[], id: string): Promise<Essay> {
  const essay = await store.findEssay(database, owners, id);
  if (!essay) throw new Problem('not_found');
  return essay;
}

export async function updateStatus(
  ports: Essays,
  caller: Caller,
  change: { essay_id: string; user_id?: string; status: EssayStatus | 'completed' },
): Promise<EssayRow> {
  requireOwn(caller, change.user_id);
  return await changeEssay(ports, caller, change.essay_id, (transaction) =>
    store.markEssay(transaction, caller.id, change.essay_id, { status: statusOf(change.status) }),
  );
}

export async function favoriteEssay(
  ports: Essays,
  caller: Caller,
  { essay_id, favorited }: { essay_id: string; favorited: boolean },
): Promise<EssayRow> {
  return await changeEssay(ports, caller, essay_id, (transaction) =>
    store.markEssay(transaction, caller.id, essay_id, { favorited }),
  );
}

/** Runs a change of one essay and tells the student's devices; a change that finds nothing is not_found. */
async function changeEssay<T>(
  { database, events }: Essays,
  caller: Caller,
  id: string,
  change: (transaction: Database) => Promise<T | undefined>,
): Promise<T> {
  const changed = await database.transaction().execute(async (transaction) => {
    const result = await change(transaction);
    if (result === undefined) throw new Problem('not_found');
    return result;
  });
  events.publish(caller.id, { topic: 'essays', id });
  return changed;
}

export async function deleteEssay(ports: Essays, caller: Caller, id: string): Promise<{ restorableUntil: Date }> {
  const at = await changeEssay(ports, caller, id, (transaction) => markDeleted(transaction, 'essays', caller.id, id));
  await notifyMentors(ports, caller.id, 'essays');
  return { restorableUntil: restorableUntil(at) };
}

export async function restoreEssay(ports: Essays, caller: Caller, id: string): Promise<EssayRow> {
  return await changeEssay(ports, caller, id, async (transaction) => {
    const essay = await deleted.unmarkDeleted(transaction, caller.id, id);
    const { live } = await store.countEssays(transaction, caller.id);
    if (live > liveMax) throw new Problem('too_many_essays');
    return essay;
  });
}

export async function listDeleted(database: Database, caller: Caller) {
  return { essays: await deleted.listDeleted(database, caller.id), ideas: await listDeletedIdeas(database, caller) };
}

export async function deleteForGood(ports: Essays, caller: Caller, id: string): Promise<void> {
  await changeEssay(ports, caller, id, async (transaction) =>
    (await deleted.removeDeleted(transaction, caller.id, id)) ? true : undefined,
  );
}

/** Makes a version into an essay of its own. Asked for again, it answers the essay made the first time. */
export async function keepBoth(
  ports: Essays,
  caller: Caller,
  { essay_id, version_id }: { essay_id: string; version_id: string },
): Promise<Essay> {
  return await changeEssay(ports, caller, essay_id, async (transaction) => {
    const original = (await store.lockEssay(transaction, caller.id, essay_id))?.essay;
    const version = await findVersion(transaction, [caller.id], essay_id, version_id);
    if (!original || !version) return undefined;
    const made = version.keptAs && (await store.findEssay(transaction, [caller.id], version.keptAs));
    if (made) return made;
    await requireRoom(transaction, caller.id);
    const { essay_type, prompt, tags, max_words, limit_unit, subtopics } = original;
    const id = crypto.randomUUID();
    await store.insertEssay(transaction, caller.id, {
      id,
      // told apart in any language
      title: `${version.title.slice(0, 296)} (2)`.toWellFormed(),
      essay_type,
      status: 'in-progress',
      prompt,
      tags,
      subtopics: subtopics ?? [],
      max_words,
      limit_unit,
      text: version.text,
    });
    await setKeptAs(transaction, caller.id, version.id, id);
    return await store.findEssay(transaction, [caller.id], id);
  });
}
