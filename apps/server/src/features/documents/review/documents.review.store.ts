// Papers that wait for somebody to look at them. Administrators see those of every student, a mentor what is shared with
// them, by the share that is asked for in the query itself.
import { plainName } from '@lantern/contract/documents.rules';
import type { Waiting } from '@lantern/contract/shares.students';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { undoUntil } from '#database/take-back.ts';
import { endTaken, takenOf } from '#database/taken.ts';
import type { Caller } from '#feature/caller.ts';
import { waitingMax } from '#feature/waits-for-mentor.ts';
import { isOfSharer, isSharedWith } from '#features/shares/shares.service.ts';
import { documentOf, papers } from '../documents.store.ts';

const pageOf = 50;

const sharedWith = (mentorId: string) =>
  isSharedWith(mentorId, 'documents', { owner: 'documents.user_id', item: 'documents.id' });
const mayReview = ({ role, id, duties }: Caller) =>
  role === 'admin' || duties.includes('papers') ? sql<boolean>`true` : sharedWith(id);

const ofStudents = (database: Database, caller: Caller) =>
  papers(database)
    .innerJoin('users', 'users.id', 'documents.user_id')
    .select(['users.name as student', undoUntil(caller.id).as('undo_until')])
    .where('deleted_at', 'is', null)
    .where('guest', '=', false);

type Listed = Parameters<typeof documentOf>[0] & { student: string; undo_until: Date | null };

async function pageFrom(database: Database, caller: Caller, rows: Listed[]) {
  const page = rows.slice(0, pageOf);
  const taken = await takenOf(
    database,
    'paper',
    page.map(({ id }) => id),
    caller.id,
  );
  return {
    papers: page.map((row) => ({
      document: documentOf(row),
      student: row.student,
      undo_until: row.undo_until?.toISOString() ?? null,
      taken: taken(row.id),
    })),
    next: rows.length > pageOf ? (page.at(-1)?.id ?? null) : null,
  };
}

/** The latest first: of everybody for an administrator, their own for a mentor with the duty. */
export async function listDecided(database: Database, caller: Caller, after: string | undefined) {
  const rows = await ofStudents(database, caller)
    .where('status', '<>', 'pending')
    .$if(caller.role !== 'admin', (query) => query.where('decided_by', '=', caller.id))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('documents.reviewed_at', 'documents.id'),
          '<',
          selectFrom('documents as last')
            .select(['last.reviewed_at', 'last.id'])
            .where('last.id', '=', `${after}`)
            .$asTuple('reviewed_at', 'id'),
        ),
      ),
    )
    .orderBy('documents.reviewed_at', 'desc')
    .orderBy('documents.id', 'desc')
    .limit(pageOf + 1)
    .execute();
  return await pageFrom(database, caller, rows);
}

/** The oldest first, those behind the paper `after`; `next` is what to ask for the next page with. */
export async function listPending(database: Database, caller: Caller, after: string | undefined) {
  const rows = await ofStudents(database, caller)
    .where('status', '=', 'pending')
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
  return await pageFrom(database, caller, rows);
}

export async function countPending(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from documents where status = 'pending' and deleted_at is null
      and not exists (select from users where users.id = documents.user_id and users.guest)`.execute(database);
  return rows[0]?.count ?? 0;
}

/** What the caller may decide about: what waits; an administrator also what is decided, and who decided that. */
const mayDecide = (caller: Caller) =>
  caller.role === 'admin' ? sql<boolean>`true` : sql<boolean>`(status = 'pending' or decided_by = ${caller.id})`;

/** Whose a paper is; only of one that waits or that the caller may decide anew, and that the caller may look at. */
export async function findOwner(database: Database, caller: Caller, id: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('documents')
    .innerJoin('users', 'users.id', 'documents.user_id')
    .select('documents.user_id')
    .where('documents.id', '=', id)
    .where('deleted_at', 'is', null)
    .where('guest', '=', false)
    .where(mayReview(caller))
    .where(mayDecide(caller))
    .executeTakeFirst();
  return row?.user_id;
}

/** False when a newer version or another verdict came meanwhile, the share has ended, or the paper is gone. */
export async function setReview(
  database: Database,
  caller: Caller,
  id: string,
  review: { version: number; status: string; reason: string; reviewer: string; anew: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('documents')
    .set({
      status: review.status,
      status_reason: review.reason,
      reviewed_by: review.reviewer,
      reviewer_id: caller.role === 'mentor' ? caller.id : null,
      decided_by: caller.id,
      reviewed_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('version', '=', review.version)
    .where('status', review.anew ? '<>' : '=', 'pending')
    .where('deleted_at', 'is', null)
    .where(mayReview(caller))
    .executeTakeFirst();
  if (numUpdatedRows === 1n) await endTaken(database, { kind: 'paper', id });
  return numUpdatedRows === 1n;
}

/** Whether a paper waits in the list of those who review. */
export async function isPending(database: Database, id: string): Promise<boolean> {
  const row = await database
    .selectFrom('documents')
    .innerJoin('users', 'users.id', 'documents.user_id')
    .select('documents.id')
    .where('documents.id', '=', id)
    .where('status', '=', 'pending')
    .where('deleted_at', 'is', null)
    .where('guest', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}

/** When it was decided; undefined where it waits, somebody else decided it, or it is too late. */
export async function takeBack(transaction: Database, caller: Caller, id: string): Promise<Date | undefined> {
  const row = await transaction
    .selectFrom('documents')
    .select('reviewed_at')
    .where('id', '=', id)
    .where('status', '<>', 'pending')
    .where(undoUntil(caller.id), 'is not', null)
    .where('deleted_at', 'is', null)
    .where(mayReview(caller))
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  await transaction
    .updateTable('documents')
    .set({
      status: 'pending',
      status_reason: '',
      reviewed_by: '',
      reviewer_id: null,
      decided_by: null,
      reviewed_at: null,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
  return row.reviewed_at ?? undefined;
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
    .where(isOfSharer(mentorId, 'documents', 'documents.user_id'))
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
