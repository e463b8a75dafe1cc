// Which live share lets a mentor open what: the one condition on it, for http/session.ts and for queries of features.
import type { ShareScope } from '@lantern/contract/access';
import type { AdminScope } from '@lantern/contract/shares';
import { type RawBuilder, sql } from 'kysely';
import { areBlocked } from './blocks.ts';
import type { Database } from './database.ts';

/** Of a row of `shares`: not ended, and its time is not over. */
export const isOpen = sql<boolean>`(shares.revoked_at is null and (shares.until is null or shares.until > now()))`;

/** Of a row of `shares`: the two are blocked. */
export const isBetweenBlocked = areBlocked('shares.student_id', 'shares.mentor_id');

/** Of a row of `shares`: it lets the mentor in. One that is open rests while the two are blocked. */
export const isLive = sql<boolean>`(${isOpen} and not ${isBetweenBlocked})`;

/**
 * For the `where` of a query over what students share: a live share lets this mentor open the row at hand. `owner` and
 * `item` are columns of that query, such as `documents.user_id` and `documents.id`. Being part of the query that opens
 * or changes the row, it holds at that moment and not a little before.
 */
export function isSharedWith(
  mentorId: string,
  scope: ShareScope,
  { owner, item }: { owner: string; item: string },
): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from shares
    where shares.mentor_id = ${mentorId} and shares.scope = ${scope} and shares.student_id = ${sql.ref(owner)}
      and (shares.thing_id is null or shares.thing_id = ${sql.ref(item)}) and ${isLive})`;
}

/**
 * Beside `isSharedWith`, in a list of what everybody shares with a mentor: leads from the mentor's shares to the rows, where
 * that condition alone is asked of the rows of everybody.
 */
export function isOfSharer(mentorId: string, scope: ShareScope, owner: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(owner)} in (
    select student_id from shares where mentor_id = ${mentorId} and scope = ${scope} and revoked_at is null)`;
}

/** Where the items of a scope are kept, and which are there; the record has nothing that one could open by its id. */
const tables: Partial<Record<ShareScope, { table: string; isThere: RawBuilder<unknown> }>> = {
  essays: { table: 'essays', isThere: sql`deleted_at is null` },
  documents: { table: 'documents', isThere: sql`deleted_at is null` },
  videos: { table: 'interview_videos', isThere: sql`status <> 'withdrawn'` },
};

/** Whose item it is, when a live share lets the mentor open it and it is not deleted. */
export async function findSharer(
  database: Database,
  mentorId: string,
  scope: ShareScope,
  thingId: string,
): Promise<string | undefined> {
  const kept = tables[scope];
  if (!kept) return undefined;
  const { rows } = await sql<{ user_id: string }>`
    select user_id from ${sql.table(kept.table)} as item
    where id = ${thingId} and ${kept.isThere}
      and ${isSharedWith(mentorId, scope, { owner: 'item.user_id', item: 'item.id' })}`.execute(database);
  return rows[0]?.user_id;
}

/** Whether the student shares all of the scope with the mentor now. */
export async function sharesAll(
  database: Database,
  mentorId: string,
  scope: ShareScope,
  studentId: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('shares')
    .select('id')
    .where('mentor_id', '=', mentorId)
    .where('student_id', '=', studentId)
    .where('scope', '=', scope)
    .where('thing_id', 'is', null)
    .where(isLive)
    .executeTakeFirst();
  return row !== undefined;
}

export type Opened = { mentorId: string; studentId: string; scope: ShareScope; thingId: string | null };

/** What administrators open of somebody, and links to an account that they make. */
export type OpenedByAdmin = { adminId: string; userId: string; scope: AdminScope; thingId?: string };

/** Notifies a student that an administrator opened something of theirs, as for a mentor. */
export async function noteAdminOpening(database: Database, opened: OpenedByAdmin): Promise<void> {
  await sql`
    insert into share_openings (student_id, mentor_id, scope, thing_id, hour, first_at, last_at, as_admin)
    values (${opened.userId}, ${opened.adminId}, ${opened.scope}, ${opened.thingId ?? null}, date_trunc('hour', now()), now(), now(), true)
    on conflict (mentor_id, student_id, scope, thing_id, hour) where mentor_id is not null
    do update set last_at = greatest(share_openings.last_at, excluded.last_at)`.execute(database);
}

/** Notes for the student that a mentor opens something; what is opened again within the hour stays one line. */
export async function noteOpening(database: Database, { mentorId, studentId, scope, thingId }: Opened): Promise<void> {
  await sql`
    insert into share_openings (student_id, mentor_id, scope, thing_id, hour, first_at, last_at)
    values (${studentId}, ${mentorId}, ${scope}, ${thingId}, date_trunc('hour', now()), now(), now())
    on conflict (mentor_id, student_id, scope, thing_id, hour) where mentor_id is not null
    do update set last_at = greatest(share_openings.last_at, excluded.last_at)`.execute(database);
}
