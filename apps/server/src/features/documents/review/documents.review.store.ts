// Papers that wait for somebody to look at them. Administrators see those of every student, a mentor what is shared with
// them, by the share that is asked for in the query itself.
import { plainName } from '@lantern/contract/documents.rules';
import type { Waiting } from '@lantern/contract/shares.students';
import { sql } from 'kysely';
import type { Caller } from '#caller.ts';
import type { Database } from '#database/database.ts';
import { isSharedWith } from '#features/shares/shares.service.ts';
import { waitingMax } from '#waits-for-mentor.ts';
import { documentOf, papers } from '../documents.store.ts';

const pageOf = 50;

const sharedWith = (mentorId: string) =>
  isSharedWith(mentorId, 'documents', { owner: 'documents.user_id', thing: 'documents.id' });
const mayReview = ({ role, id, duties }: Caller) =>
  role === 'admin' || duties.includes('papers') ? sql<boolean>`true` : sharedWith(id);

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

export async function countPending(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from documents join users on users.id = documents.user_id
    where documents.status = 'pending' and documents.deleted_at is null and not users.guest`.execute(database);
  return rows[0]?.count ?? 0;
}

/** Whose a paper is; only of one that waits, and that the caller may look at. */
export async function findOwner(database: Database, caller: Caller, id: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('documents')
    .innerJoin('users', 'users.id', 'documents.user_id')
    .select('documents.user_id')
    .where('documents.id', '=', id)
    .where('status', '=', 'pending')
    .where('deleted_at', 'is', null)
    .where('guest', '=', false)
    .where(mayReview(caller))
    .executeTakeFirst();
  return row?.user_id;
}

/** False when a newer version or another verdict came meanwhile, the share has ended, or the paper is gone. */
export async function setReview(
  database: Database,
  caller: Caller,
  id: string,
  review: { version: number; status: string; reason: string; reviewer: string },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('documents')
    .set({
      status: review.status,
      status_reason: review.reason,
      reviewed_by: review.reviewer,
      reviewer_id: caller.role === 'mentor' ? caller.id : null,
      reviewed_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('version', '=', review.version)
    .where('status', '=', 'pending')
    .where('deleted_at', 'is', null)
    .where(mayReview(caller))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function findName(database: Database, userId: string): Promise<string> {
  const { name } = await database.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow();
  return name;
}

/** Papers that students share with the mentor and that nobody has looked at: since the later of upload and share. */
export async function listWaiting(database: Database, mentorId: string): Promise<Waiting[]> {
  const sharedSince = sql<Date>`(select min(shares.created_at) from shares
    where shares.mentor_id = ${mentorId} and shares.scope = 'documents' and shares.student_id = documents.user_id
      and (shares.thing_id is null or shares.thing_id = documents.id) and shares.revoked_at is null)`;
  const rows = await papers(database)
    .innerJoin('users', 'users.id', 'documents.user_id')
    .select(['users.name as student', sql<Date>`greatest(document_files.created_at, ${sharedSince})`.as('since')])
    .where('status', '=', 'pending')
    .where('deleted_at', 'is', null)
    .where('guest', '=', false)
    .where(sharedWith(mentorId))
    .orderBy('since')
    .orderBy('documents.id')
    .limit(waitingMax)
    .execute();
  return rows.map((row) => ({
    kind: 'document',
    id: row.id,
    title: plainName(row.name),
    student: { id: row.user_id, name: row.student },
    path: `/mentor/students/${row.user_id}?paper=${row.id}`,
    since: row.since.toISOString(),
  }));
}
