// Accounts as those who run an installation see them, and what was decided about each.
import type { Duty, Role } from '@lantern/contract/access';
import { actsKeptDays } from '@lantern/contract/admin.acts';
import { idSchema } from '@lantern/contract/fields';
import type { FoundPerson, Measure, MeasureKind } from '@lantern/contract/people';
import { peopleListed } from '@lantern/contract/people';
import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '#database/database.ts';

const measuresShown = 50;

const people = (database: Database) =>
  database
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'duties', 'guest', 'suspended_at', 'two_factor_enabled'])
    .select(['created_at', 'last_used_at']);

type Row = Awaited<ReturnType<ReturnType<typeof people>['executeTakeFirstOrThrow']>>;

const personOf = ({ two_factor_enabled, suspended_at, created_at, last_used_at, ...row }: Row): FoundPerson => ({
  ...row,
  role: row.role as Role,
  duties: row.duties as Duty[],
  suspended_at: suspended_at?.toISOString() ?? null,
  two_factor: two_factor_enabled ?? false,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at.toISOString(),
});

export async function findPeople(database: Database, words: string): Promise<FoundPerson[]> {
  const wanted = words.toLowerCase();
  // in this form an index of three-letter parts answers it
  const part = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await people(database)
    .where((row) =>
      row.or([
        sql<boolean>`lower(name) like ${part}`,
        sql<boolean>`email like ${part}`,
        ...(idSchema.safeParse(wanted).success ? [row('id', '=', wanted)] : []),
      ]),
    )
    .where('guest', '=', false)
    .orderBy('name')
    .orderBy('id')
    .limit(peopleListed)
    .execute();
  return rows.map(personOf);
}

export async function findPerson(database: Database, id: string): Promise<FoundPerson | undefined> {
  const row = await people(database).where('id', '=', id).executeTakeFirst();
  return row && personOf(row);
}

/** Holds an account until the transaction ends: what is decided about it is decided one after the other. */
export async function lockPerson(transaction: Database, id: string): Promise<FoundPerson | undefined> {
  const row = await people(transaction).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return row && personOf(row);
}

export async function countsOf(database: Database, id: string) {
  const { rows } = await sql<{ sessions: number; bookings: number }>`
    select
      (select count(*)::int from sessions where user_id = ${id} and expires_at > now()) as sessions,
      (select count(*)::int from bookings where (student_id = ${id} or mentor_id = ${id})
        and status = 'scheduled' and ends_at > now()) as bookings`.execute(database);
  return rows[0] ?? { sessions: 0, bookings: 0 };
}

export async function listMeasures(database: Database, userId: string): Promise<Measure[]> {
  const rows = await database
    .selectFrom('account_measures')
    .leftJoin('users as admin', 'admin.id', 'account_measures.admin_id')
    .select(['account_measures.id', 'kind', 'words', 'at', 'admin.name as by'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('account_measures.id')
    .limit(measuresShown)
    .execute();
  return rows.map(({ id, at, kind, ...row }) => ({
    _id: id,
    kind: kind as MeasureKind,
    ...row,
    at: at.toISOString(),
  }));
}

type NewMeasure = { userId: string | null; adminId: string | null; kind: MeasureKind; words: string };

export async function insertMeasure(
  transaction: Database,
  { userId, adminId, kind, words }: NewMeasure,
): Promise<string> {
  const { id } = await transaction
    .insertInto('account_measures')
    .values({ user_id: userId, admin_id: adminId, kind, words, at: sql`clock_timestamp()` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** As long as the log of what administrators did; why an account is stopped stays as long as it is. */
export async function deleteOldMeasures(database: Database): Promise<void> {
  await sql`
    delete from account_measures where at < now() - make_interval(days => ${actsKeptDays})
      and not (kind = 'suspended' and exists (
        select from users where users.id = user_id and suspended_at is not null))`.execute(database);
}

/** Whether this administrator said in the last minutes why the account is copied. */
export async function mayExport(database: Database, adminId: string, userId: string, minutes: number) {
  const row = await database
    .selectFrom('account_measures')
    .select('id')
    .where('user_id', '=', userId)
    .where('admin_id', '=', adminId)
    .where('kind', '=', 'exported')
    .where('at', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setSuspended(transaction: Database, userId: string, isSuspended: boolean): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ suspended_at: isSuspended ? sql`now()` : null })
    .where('id', '=', userId)
    .execute();
}

export async function setRole(transaction: Database, userId: string, role: Role, duties: readonly Duty[]) {
  await transaction
    .updateTable('users')
    .set({ role, duties: [...duties], role_since: sql`now()`, updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute();
}

/** Nothing that a student shares is shared any more. */
export async function endShares(transaction: Database, studentId: string): Promise<void> {
  await transaction
    .updateTable('shares')
    .set({ revoked_at: sql`now()` })
    .where('student_id', '=', studentId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** People whose open pages show something of somebody: those who share with them, are shared with, or write to them. */
export async function listConcerned(database: Database, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select mentor_id as id from shares where student_id = ${userId} and revoked_at is null
    union select student_id from shares where mentor_id = ${userId} and revoked_at is null
    union select mentor_id from chats where student_id = ${userId} and mentor_id is not null
    union select student_id from chats where mentor_id = ${userId}`.execute(database);
  return rows.map(({ id }) => id);
}

/** The database has refused to let the last administrator go. */
export const isLastAdmin = (error: unknown) =>
  error instanceof pg.DatabaseError && error.constraint === 'users_last_admin';
