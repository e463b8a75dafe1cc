import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

const batch = 500;

/** Students in the order of their ids, those behind `after`. Guests go after a day: nothing reminds them. */
export async function listStudents(database: Database, after: string | undefined) {
  return await database
    .selectFrom('users')
    .leftJoin('notification_readers as reader', 'reader.user_id', 'users.id')
    .select(['users.id', 'reader.language', 'reader.zone', 'reader.reminded_on'])
    .where('users.role', '=', 'student')
    .where('users.guest', '=', false)
    .where('users.suspended_at', 'is', null)
    .$if(after !== undefined, (query) => query.where('users.id', '>', `${after}`))
    .orderBy('users.id')
    .limit(batch)
    .execute();
}

/** False when this student's dates were looked at on that day already, here or by another server. */
export async function claimDay(transaction: Database, userId: string, day: string): Promise<boolean> {
  const { rows } = await sql<{ user_id: string }>`
    insert into notification_readers as reader (user_id, reminded_on) values (${userId}, ${day}::date)
    on conflict (user_id) do update set reminded_on = excluded.reminded_on
    where reader.reminded_on is null or reader.reminded_on < excluded.reminded_on
    returning user_id`.execute(transaction);
  return rows.length === 1;
}
