// What is kept of a text's history, and why.
import { hours, inSeconds } from '@lantern/contract/durations';
import type { EssayVersion } from '@lantern/contract/essays.versions';
import { Problem } from '@lantern/contract/problem';
import type { Database } from '#database/database.ts';
import { countTry, type Throttle, tryKey } from '#database/throttles.ts';
import type { Ports } from '#ports/ports.ts';
import { essayExists, type LockedEssay, lockEssay } from './essays.store.ts';
import { noteVersionKept } from './essays.text.store.ts';
import * as store from './essays.versions.store.ts';

/** Far above what writing brings about; it bounds what a runaway client can fill the disk with. */
const versionsPerStudent: Throttle = { tries: 600, windowSeconds: inSeconds(hours(1)) };
const largeRemoval = 200;
const pageSize = 50;

/** Characters of `before` that a change to `after` takes away or writes over. */
function removedCharacters(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  let end = 0;
  while (
    end < shorter - start &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  )
    end++;
  return before.length - start - end;
}

type Replacement = { title: string; text: string; hasBase: boolean };

/**
 * Keeps the text that a save is about to replace, if it is worth keeping. An autosave comes every two seconds while a
 * student types, and one row for each would bury the versions that matter. Kept are: one state every five minutes of
 * writing; the state before about 200 characters are gone, taken away at once or bit by bit; and whatever a save
 * replaces that does not say which revision it knew. The essay's own row is always the last acknowledged save.
 */
export async function keepReplaced(
  transaction: Database,
  userId: string,
  { essay, versionDue, removedCharacters: removedBefore }: LockedEssay,
  { title, text, hasBase }: Replacement,
): Promise<{ versionKept: true } | { versionKept: false; removedCharacters: number }> {
  const removed = removedBefore + removedCharacters(essay.text, text);
  const replaced = title !== essay.title || text !== essay.text;
  const worthKeeping = replaced && essay.text.trim() !== '' && (!hasBase || versionDue || removed > largeRemoval);
  if (!worthKeeping) return { versionKept: false, removedCharacters: removed };
  const { revision } = essay;
  const version = { essayId: essay._id, revision, title: essay.title, text: essay.text };
  if (!(await store.isKept(transaction, userId, version)))
    await addVersion(transaction, userId, { ...version, kind: 'saved' });
  return { versionKept: true };
}

/** Keeps a text that came too late; the same words once, however often they are sent. */
export async function keepConflict(
  transaction: Database,
  userId: string,
  version: { essayId: string; revision: number; title: string; text: string },
): Promise<EssayVersion> {
  const { revision: _, ...anyRevision } = version;
  const kept = await store.findSameVersion(transaction, userId, { ...anyRevision, kind: 'conflict' });
  return kept ?? (await addVersion(transaction, userId, { ...version, kind: 'conflict' }));
}

async function addVersion(transaction: Database, userId: string, version: store.NewVersion): Promise<EssayVersion> {
  await countTry(transaction, tryKey('essay-versions', userId), versionsPerStudent);
  return await store.insertVersion(transaction, userId, version);
}

/** Keeps the current text under a name; asked for again with nothing changed, it is the same version. */
export async function nameVersion(
  { database, events }: Pick<Ports, 'database' | 'events'>,
  userId: string,
  essayId: string,
  name: string,
): Promise<EssayVersion> {
  const named = await database.transaction().execute(async (transaction) => {
    const locked = await lockEssay(transaction, userId, essayId);
    if (!locked) throw new Problem('not_found');
    const { _id, revision, title, text } = locked.essay;
    const version = { essayId: _id, revision, kind: 'named', name, title, text } as const;
    const same = await store.findSameVersion(transaction, userId, version);
    if (same) return same;
    const added = await addVersion(transaction, userId, version);
    await noteVersionKept(transaction, userId, _id);
    return added;
  });
  events.publish(userId, { topic: 'essays', id: essayId });
  return named;
}

export async function listVersions(database: Database, owners: string[], essayId: string, before: string | undefined) {
  if (!(await essayExists(database, owners, essayId))) throw new Problem('not_found');
  const versions = await store.listVersions(database, owners, essayId, before, pageSize + 1);
  return { versions: versions.slice(0, pageSize), more: versions.length > pageSize };
}

export async function getVersion(database: Database, owners: string[], essayId: string, id: string) {
  if (!(await essayExists(database, owners, essayId))) throw new Problem('not_found');
  const version = await store.findVersion(database, owners, essayId, id);
  if (!version) throw new Problem('not_found');
  return version;
}
