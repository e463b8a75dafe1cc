// Saved ideas. The same words are one idea: saving them again finds it, or brings it back.
import type { DeletedIdea, Idea } from '@lantern/contract/essays';
import { ideasMax, type SavedIdea, type saveIdea as saveIdeaEndpoint } from '@lantern/contract/essays.brainstorm';
import { Problem } from '@lantern/contract/problem';
import type * as z from 'zod/mini';
import type { Database } from '#database/database.ts';
import { markDeleted, removeOldestDeleted } from '#database/deletions.ts';
import { type Caller, requireOwn } from '#feature/caller.ts';
import type { Ports } from '#ports/ports.ts';
import * as store from './essays.ideas.store.ts';

type Ideas = Pick<Ports, 'database' | 'events'>;

/** With the deleted ones, so that saving and deleting does not fill the disk. */
const rowsMax = 2 * ideasMax;

export async function listIdeas(database: Database, owners: string[], userId: string): Promise<SavedIdea[]> {
  if (!owners.includes(userId)) throw new Problem('not_found');
  return await store.listIdeas(database, userId, ideasMax);
}

/** Runs a change of the student's ideas and tells their devices. */
async function changeIdeas<T>(
  { database, events }: Ideas,
  caller: Caller,
  change: (transaction: Database) => Promise<T | undefined>,
): Promise<T> {
  const changed = await database.transaction().execute(async (transaction) => {
    const result = await change(transaction);
    if (result === undefined) throw new Problem('not_found');
    return result;
  });
  events.publish(caller.id, { topic: 'essays', id: 'ideas' });
  return changed;
}

export async function saveIdea(
  ports: Ideas,
  caller: Caller,
  body: z.infer<typeof saveIdeaEndpoint.body>,
): Promise<SavedIdea> {
  const { user_id, idea_id, favorited, ...idea } = body;
  requireOwn(caller, user_id);
  const id = idea_id ?? crypto.randomUUID();
  return await changeIdeas(ports, caller, async (transaction) => {
    await store.lockIdeas(transaction, caller.id);
    const there = await store.bringBack(transaction, caller.id, idea, favorited);
    const { live, all } = await store.countIdeas(transaction, caller.id);
    if (live > (there ? ideasMax : ideasMax - 1)) throw new Problem('too_many_ideas');
    if (there) return await store.findIdea(transaction, caller.id, there);
    if (all >= rowsMax) await removeOldestDeleted(transaction, 'essay_ideas', caller.id);
    if (!(await store.insertIdea(transaction, caller.id, id, idea, favorited ?? false))) throw new Problem('id_taken');
    await store.linkDrafts(transaction, caller.id, id, idea);
    return await store.findIdea(transaction, caller.id, id);
  });
}

export async function favoriteIdea(
  ports: Ideas,
  caller: Caller,
  { idea_id, favorited }: { idea_id: string; favorited: boolean },
): Promise<SavedIdea> {
  return await changeIdeas(ports, caller, async (transaction) => {
    await store.setFavorited(transaction, caller.id, idea_id, favorited);
    return await store.findIdea(transaction, caller.id, idea_id);
  });
}

export async function deleteIdea(ports: Ideas, caller: Caller, id: string): Promise<void> {
  await changeIdeas(ports, caller, (transaction) => markDeleted(transaction, 'essay_ideas', caller.id, id));
}

export async function listDeletedIdeas(database: Database, caller: Caller): Promise<DeletedIdea[]> {
  return await store.listDeleted(database, caller.id, rowsMax);
}

type Start = Partial<Idea> & { idea_id?: string | undefined };

/**
 * The idea that a draft starts from: its own words where they are sent, with the saved idea of the same words if there
 * is one; else the saved one that is named. Undefined for a draft without an idea.
 */
export async function findStart(
  transaction: Database,
  caller: Caller,
  { idea_id, title, summary, how_to_start, what_to_include, why_it_works }: Start,
): Promise<{ idea: Idea; idea_id: string | undefined } | undefined> {
  const isWritten = [summary, how_to_start, what_to_include, why_it_works].some((part) => part !== undefined);
  const named = idea_id === undefined ? undefined : await store.findIdea(transaction, caller.id, idea_id);
  if (!isWritten) {
    if (idea_id === undefined) return undefined;
    if (!named) throw new Problem('not_found');
    return { idea: store.wordsOf(named), idea_id: named._id };
  }
  // a draft and the saving of its idea at once: whichever comes second must see the other
  await store.lockIdeas(transaction, caller.id);
  const idea = {
    title: title ?? named?.title ?? '',
    summary: summary ?? '',
    how_to_start: how_to_start ?? '',
    what_to_include: what_to_include ?? [],
    why_it_works: why_it_works ?? '',
  };
  return { idea, idea_id: named?._id ?? (await store.findSame(transaction, caller.id, idea)) };
}
