// What a student shares with mentors. What mentors see of it is in shares.mentor.store.ts.

import type { ShareScope } from '@lantern/contract/access';
import { hours } from '@lantern/contract/durations';
import type { AdminScope, MentorShare, MentorShareOpening } from '@lantern/contract/shares';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { isBetweenBlocked, isLive, isOpen } from '#database/shares.ts';

/** The name of the item that a row of `shares` or `share_openings` names; null when it is gone. */
const titleOf = (table: 'shares' | 'share_openings') => sql<string | null>`case ${sql.ref(`${table}.scope`)}
    when 'essays' then (select title from essays
      where essays.id = ${sql.ref(`${table}.thing_id`)} and user_id = ${sql.ref(`${table}.student_id`)} and deleted_at is null)
    when 'documents' then (select name from documents
      where documents.id = ${sql.ref(`${table}.thing_id`)} and user_id = ${sql.ref(`${table}.student_id`)} and deleted_at is null)
  end`;

function shares(database: Database, studentId: string) {
  return database
    .selectFrom('shares')
    .innerJoin('users', 'users.id', 'shares.mentor_id')
    .select([
      'shares.id',
      'mentor_id',
      'users.name as mentor',
      'scope',
      'thing_id as item_id',
      'revoked_at',
      'shares.created_at',
    ])
    .select([titleOf('shares').as('title'), isOpen.as('is_open'), isBetweenBlocked.as('blocked'), endsOn.as('ends_on')])
    .where('student_id', '=', studentId);
}

/** The last day of a share as it was given: it works until that day is over everywhere on earth. */
export const endsOn = sql<
  string | null
>`to_char((shares.until - interval '36 hours') at time zone 'UTC', 'YYYY-MM-DD')`;
export const endOf = (day: string | null): Date | null =>
  day === null ? null : new Date(Date.parse(`${day}T00:00:00Z`) + hours(36));

type Row = Awaited<ReturnType<ReturnType<typeof shares>['executeTakeFirstOrThrow']>>;

const shareOf = (row: Row): MentorShare => ({
  _id: row.id,
  mentor: { id: row.mentor_id, name: row.mentor },
  scope: row.scope as ShareScope,
  item_id: row.item_id,
  title: row.title,
  ends_on: row.ends_on,
  is_live: row.is_open && !row.blocked,
  is_paused: row.is_open && row.blocked,
  blocked: row.blocked,
  revoked_at: row.revoked_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

/** What is live or rests, then what ended in the last 30 days; newest first in each. */
export async function listShares(database: Database, studentId: string): Promise<MentorShare[]> {
  const rows = await shares(database, studentId)
    .where(sql<boolean>`(${isOpen} or least(revoked_at, until) > now() - interval '30 days')`)
    .orderBy(isOpen, 'desc')
    .orderBy('shares.created_at', 'desc')
    .orderBy('shares.id')
    .limit(500)
    .execute();
  return rows.map(shareOf);
}

export async function findShare(database: Database, studentId: string, id: string): Promise<MentorShare | undefined> {
  const row = await shares(database, studentId).where('shares.id', '=', id).executeTakeFirst();
  return row && shareOf(row);
}

/** Whether it is a mentor with whom this student can share: one who is listed, or with whom they have shared before. */
export async function isMentorFor(database: Database, studentId: string, mentorId: string): Promise<boolean> {
  const row = await database
    .selectFrom('users')
    .select('id')
    .where('id', '=', mentorId)
    .where('role', '=', 'mentor')
    .where(
      sql<boolean>`(exists (select from mentor_profiles where user_id = users.id and published)
        or exists (select from shares where mentor_id = users.id and student_id = ${studentId}))`,
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Shares of one student are made one after the other, so that they can be counted. */
export async function countOpen(transaction: Database, studentId: string): Promise<number> {
  await sql`select from users where id = ${studentId} for no key update`.execute(transaction);
  const { count } = await transaction
    .selectFrom('shares')
    .select((share) => share.fn.countAll<number>().as('count'))
    .where('student_id', '=', studentId)
    .where(isOpen)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many of these items are the student's and not deleted; their rows are held, so that none is deleted meanwhile. */
export async function countOwned(
  transaction: Database,
  scope: 'essays' | 'documents' | 'videos',
  studentId: string,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  if (scope === 'videos') return await countVideos(transaction, studentId, ids);
  const rows = await transaction
    .selectFrom(scope)
    .select('id')
    .where('user_id', '=', studentId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute();
  return rows.length;
}

/** The same for submitted recordings, of which those that were withdrawn are gone. */
async function countVideos(transaction: Database, studentId: string, ids: readonly string[]): Promise<number> {
  const rows = await transaction
    .selectFrom('interview_videos')
    .select('id')
    .where('user_id', '=', studentId)
    .where('id', 'in', ids)
    .where('status', '<>', 'withdrawn')
    .orderBy('id')
    .forShare()
    .execute();
  return rows.length;
}

export type SharedItem = { scope: ShareScope; item_id: string | null };

/** A share whose last day is over has ended: when it is made again, it is a new one, and the mentor is told. */
async function endPast(transaction: Database, studentId: string, mentorId: string): Promise<void> {
  await transaction
    .updateTable('shares')
    .set({ revoked_at: sql`until` })
    .where('student_id', '=', studentId)
    .where('mentor_id', '=', mentorId)
    .where('revoked_at', 'is', null)
    .where('until', '<=', sql<Date>`now()`)
    .execute();
}

/** Shares that are there already get the new end. */
export async function putShares(
  transaction: Database,
  studentId: string,
  mentorId: string,
  items: readonly SharedItem[],
  end: Date | null,
): Promise<{ ids: string[]; isAnyNew: boolean }> {
  await endPast(transaction, studentId, mentorId);
  const rows = await transaction
    .insertInto('shares')
    .values(
      items.map(({ scope, item_id }) => ({
        scope,
        thing_id: item_id,
        student_id: studentId,
        mentor_id: mentorId,
        until: end,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['mentor_id', 'student_id', 'scope', 'thing_id'])
        .where('revoked_at', 'is', null)
        .doUpdateSet({ until: sql`excluded.until` }),
    )
    .returning(['id', sql<boolean>`(xmax = 0)`.as('is_new')])
    .execute();
  return { ids: rows.map(({ id }) => id), isAnyNew: rows.some(({ is_new }) => is_new) };
}

export async function findName(database: Database, userId: string): Promise<string> {
  const { name } = await database.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow();
  return name;
}

export async function setEnd(
  database: Database,
  studentId: string,
  id: string,
  end: Date | null,
): Promise<string | undefined> {
  const row = await database
    .updateTable('shares')
    .set({ until: end })
    .where('id', '=', id)
    .where('student_id', '=', studentId)
    .where(isOpen)
    .returning('mentor_id')
    .executeTakeFirst();
  return row?.mentor_id;
}

/** Ends a share; one that has ended stays as it is. The mentor, when it is the student's. */
export async function revokeShare(database: Database, studentId: string, id: string): Promise<string | undefined> {
  const row = await database
    .updateTable('shares')
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, now())` })
    .where('id', '=', id)
    .where('student_id', '=', studentId)
    .returning('mentor_id')
    .executeTakeFirst();
  return row?.mentor_id;
}

/** Mentors with whom something of the scope is shared, or was until a moment ago. */
export async function listMentorsOf(
  database: Database,
  studentId: string,
  scopes: readonly ShareScope[],
): Promise<string[]> {
  const rows = await database
    .selectFrom('shares')
    .select('mentor_id')
    .distinct()
    .where('student_id', '=', studentId)
    .where('scope', 'in', scopes)
    .where(sql<boolean>`(${isLive} or revoked_at > now() - interval '1 minute')`)
    .execute();
  return rows.map(({ mentor_id }) => mentor_id);
}

const pageOf = 50;

export async function listOpenings(database: Database, studentId: string, after: string | undefined) {
  const rows = await database
    .selectFrom('share_openings')
    .leftJoin('users', 'users.id', 'share_openings.mentor_id')
    .select([
      'share_openings.id',
      'mentor_id',
      'users.name as mentor',
      'scope',
      'thing_id as item_id',
      'first_at',
      'last_at',
    ])
    .select('as_admin')
    .select(titleOf('share_openings').as('title'))
    .where('student_id', '=', studentId)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('share_openings.last_at', 'share_openings.id'),
          '<',
          selectFrom('share_openings as last')
            .select(['last.last_at', 'last.id'])
            .where('last.id', '=', `${after}`)
            .where('last.student_id', '=', studentId)
            .$asTuple('last_at', 'id'),
        ),
      ),
    )
    .orderBy('last_at', 'desc')
    .orderBy('share_openings.id', 'desc')
    .limit(pageOf + 1)
    .execute();
  const page = rows.slice(0, pageOf);
  const openings: MentorShareOpening[] = page.map((row) => ({
    _id: row.id,
    mentor: row.mentor_id ? { id: row.mentor_id, name: row.mentor ?? '' } : null,
    as_admin: row.as_admin,
    scope: row.scope as AdminScope,
    item_id: row.item_id,
    title: row.title,
    first_at: row.first_at.toISOString(),
    last_at: row.last_at.toISOString(),
  }));
  return { openings, next: rows.length > pageOf ? (page.at(-1)?.id ?? null) : null };
}

/** What is older than a year tells nobody anything any more. */
export async function purgeOld(database: Database): Promise<void> {
  await sql`delete from share_openings where last_at < now() - interval '1 year'`.execute(database);
  await sql`delete from shares where least(revoked_at, until) < now() - interval '1 year'`.execute(database);
}
