import { createHash } from 'node:crypto';
import type { DeletedIdea, Idea } from '@lantern/contract/essays';
import type { SavedIdea } from '@lantern/contract/essays.brainstorm';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { oldestRestorable } from '#database/deletions.ts';

const columns = [
  'id',
  'title',
  'summary',
  'how_to_start',
  'what_to_include',
  'why_it_works',
  'favorited',
  'created_at',
] as const;

export function wordsOf({ title, summary, how_to_start, what_to_include, why_it_works }: Idea): Idea {
  return { title, summary, how_to_start, what_to_include, why_it_works };
}

const digestOf = (idea: Idea) =>
  createHash('sha256')
    .update(JSON.stringify(Object.values(wordsOf(idea))))
    .digest();

type Row = Idea & { id: string; favorited: boolean; created_at: Date; essay_id: string | null };

const ideaOf = (row: Row): SavedIdea => ({
  _id: row.id,
  ...wordsOf(row),
  favorited: row.favorited,
  essay_id: row.essay_id,
  created_at: row.created_at.toISOString(),
});

/** Ideas that are not deleted, with the newest draft that was started from each. */
const liveIdeas = (database: Database, userId: string) =>
  database
    .selectFrom('essay_ideas')
    .select(columns)
    .select((idea) =>
      idea
        .selectFrom('essays')
        .select('essays.id')
        .whereRef('essays.idea_id', '=', 'essay_ideas.id')
        .where('essays.user_id', '=', userId)
        .where('essays.deleted_at', 'is', null)
        .orderBy('essays.created_at', 'desc')
        .orderBy('essays.id')
        .limit(1)
        .as('essay_id'),
    )
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);

/**
 * Lets one save of a student's ideas happen at a time until the transaction ends: how many there are is of the list.
 */
export async function lockIdeas(transaction: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ideas ${userId}`}, 0))`.execute(transaction);
}

export async function listIdeas(database: Database, userId: string, most: number): Promise<SavedIdea[]> {
  const rows = await liveIdeas(database, userId)
    .orderBy('favorited', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(ideaOf);
}

/** What can still be brought back, by saving it again. */
export async function listDeleted(database: Database, userId: string, most: number): Promise<DeletedIdea[]> {
  const rows = await database
    .selectFrom('essay_ideas')
    .select([...columns, 'deleted_at'])
    .where('user_id', '=', userId)
    .where('deleted_at', '>', oldestRestorable)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    ...wordsOf(row),
    favorited: row.favorited,
    deleted_at: (row.deleted_at as Date).toISOString(),
  }));
}

export async function findIdea(database: Database, userId: string, id: string): Promise<SavedIdea | undefined> {
  const row = await liveIdeas(database, userId).where('id', '=', id).executeTakeFirst();
  return row && ideaOf(row);
}

/** The saved idea of the same words, if it is not deleted. */
export async function findSame(database: Database, userId: string, idea: Idea): Promise<string | undefined> {
  const row = await liveIdeas(database, userId).where('digest', '=', digestOf(idea)).executeTakeFirst();
  return row?.id;
}

export async function countIdeas(database: Database, userId: string): Promise<{ live: number; all: number }> {
  return await database
    .selectFrom('essay_ideas')
    .select((ideas) => [
      ideas.fn.countAll<number>().as('all'),
      ideas.fn.countAll<number>().filterWhere('deleted_at', 'is', null).as('live'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Finds the idea of the same words, deleted or not, and makes it a live one; answers its id. */
export async function bringBack(
  transaction: Database,
  userId: string,
  idea: Idea,
  favorited: boolean | undefined,
): Promise<string | undefined> {
  const row = await transaction
    .updateTable('essay_ideas')
    .set({ deleted_at: null, ...(favorited !== undefined && { favorited }) })
    .where('user_id', '=', userId)
    .where('digest', '=', digestOf(idea))
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** False when the id is taken, by any account. */
export async function insertIdea(
  transaction: Database,
  userId: string,
  id: string,
  idea: Idea,
  favorited: boolean,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('essay_ideas')
    .values({
      ...wordsOf(idea),
      id,
      user_id: userId,
      digest: digestOf(idea),
      favorited,
      created_at: sql<Date>`clock_timestamp()`,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Drafts that were started from the same words before the idea was saved belong to it. */
export async function linkDrafts(transaction: Database, userId: string, id: string, idea: Idea): Promise<void> {
  await transaction
    .updateTable('essays')
    .set({ idea_id: id })
    .where('user_id', '=', userId)
    .where('idea_id', 'is', null)
    .where('idea', '=', sql<string>`${JSON.stringify(wordsOf(idea))}::jsonb`)
    .execute();
}

export async function setFavorited(database: Database, userId: string, id: string, favorited: boolean): Promise<void> {
  await database
    .updateTable('essay_ideas')
    .set({ favorited })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute();
}
