// Papers that wait for somebody to look at them. Whoever may call these sees papers of every student.
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { documentOf, papers } from '../documents.store.ts';

const pageOf = 50;

/** The oldest first, those behind the paper `after`; `next` is what to ask for the next page with. */
export async function listPending(database: Database, after: string | undefined) {
  const rows = await papers(database)
    .innerJoin('users', 'users.id', 'documents.user_id')
    .select('users.name as student')
    .where('status', '=', 'pending')
    .where('deleted_at', 'is', null)
    .where('guest', '=', false)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('documents.created_at', 'documents.id'),
          '>',
          selectFrom('documents as last')
            .select(['last.created_at', 'last.id'])
            .where('last.id', '=', `${after}`)
            .$asTuple('created_at', 'id'),
        ),
      ),
    )
    .orderBy('documents.created_at')
    .orderBy('documents.id')
    .limit(pageOf + 1)
    .execute();
  const page = rows.slice(0, pageOf);
  return {
    papers: page.map((row) => ({ document: documentOf(row), student: row.student })),
    next: rows.length > pageOf ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Whose a paper is; only of one that waits. */
export async function findOwner(database: Database, id: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('documents')
    .innerJoin('users', 'users.id', 'documents.user_id')
    .select('documents.user_id')
    .where('documents.id', '=', id)
    .where('status', '=', 'pending')
    .where('deleted_at', 'is', null)
    .where('guest', '=', false)
    .executeTakeFirst();
  return row?.user_id;
}

/** False when a newer version or another verdict came meanwhile, or the paper is gone. */
export async function setReview(
  database: Database,
  id: string,
  review: { version: number; status: string; reason: string; reviewer: string },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('documents')
    .set({
      status: review.status,
      status_reason: review.reason,
      reviewed_by: review.reviewer,
      reviewed_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('version', '=', review.version)
    .where('status', '=', 'pending')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function findName(database: Database, userId: string): Promise<string> {
  const { name } = await database.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow();
  return name;
}
