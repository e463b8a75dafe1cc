// What the demo school needs beside the calls: to see whether there is room for it, and to make things look as old as they
// are in its story.
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

/** All accounts of the demo school, and nobody else's, have an address there. */
export const demoDomain = 'demo-school.example';

export type Room = { isSeeded: boolean; accounts: number; others: number; tickets: number };

/** `others` are accounts that seed did not make; `tickets` are messages of people without one. */
export async function readRoom(database: Database): Promise<Room> {
  const empty = { isSeeded: false, accounts: 0, others: 0, tickets: 0 };
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass('users') is not null as "isThere"`.execute(database);
  // nothing was ever started here
  if (!tables[0]?.isThere) return empty;
  const { rows } = await sql<Room>`select
    exists (select from admin_acts where by_operator and endpoint = 'npm run seed') as "isSeeded",
    (select count(*)::integer from users) as accounts,
    (select count(*)::integer from users where email not like ${`%@${demoDomain}`}) as others,
    (select count(*)::integer from tickets where email not like ${`%@${demoDomain}`}) as tickets`.execute(database);
  return rows[0] ?? empty;
}

/** Everything goes, the tables too; the next start makes them. */
export async function dropEverything(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ name: string }>`select quote_ident(current_schema()) as name`.execute(transaction);
    const name = rows[0]?.name ?? 'public';
    await sql`drop schema if exists jobs cascade`.execute(transaction);
    await sql.raw(`drop schema ${name} cascade`).execute(transaction);
    await sql.raw(`create schema ${name}`).execute(transaction);
  });
}

/** Puts a session to another time, also into the past; it takes as long as before. */
export async function placeSession(database: Database, id: string, startsAt: Date): Promise<void> {
  await sql`update bookings set starts_at = ${startsAt},
      ends_at = ${startsAt}::timestamptz + (ends_at - starts_at),
      held_until = ${startsAt}::timestamptz + (held_until - starts_at),
      created_at = least(created_at, ${startsAt}::timestamptz - interval '5 days')
    where id = ${id}`.execute(database);
}

/** An essay that was begun so many days ago: its versions, evaluations and comments lie between then and now. */
export async function ageEssay(database: Database, id: string, days: number): Promise<void> {
  const share = sql`make_interval(days => ${days})`;
  await sql`update essays set created_at = created_at - ${share}, updated_at = updated_at - ${share} / 6
    where id = ${id}`.execute(database);
  await sql`update essay_versions set created_at = created_at - ${share} / (1 + revision)
    where essay_id = ${id}`.execute(database);
  await sql`update essay_evaluations set created_at = created_at - ${share} / 5 where essay_id = ${id}`.execute(
    database,
  );
  await sql`update essay_comments set created_at = created_at - ${share} / 8 where essay_id = ${id}`.execute(database);
}

/** Conversations and news began days ago, and between two of them lie hours. */
export async function ageTalks(database: Database): Promise<void> {
  await sql`update chat_messages m set created_at = now()
      - (c.last_seq - m.seq) * interval '5 hours 17 minutes' - (ascii(c.id::text) % 7) * interval '3 hours' - interval '9 minutes'
    from chats c where c.id = m.chat_id`.execute(database);
  await sql`update chats c set created_at = (select min(created_at) from chat_messages where chat_id = c.id),
      last_at = (select max(created_at) from chat_messages where chat_id = c.id)
    where exists (select from chat_messages where chat_id = c.id)`.execute(database);
  await sql`update notifications n set created_at = now() - older.place * interval '7 hours 41 minutes'
    from (select id, row_number() over (partition by user_id order by created_at desc, id) as place from notifications) older
    where older.id = n.id and n.user_id in (select id from users where email like ${`%@${demoDomain}`})`.execute(
    database,
  );
  await sql`update tickets set created_at = created_at - interval '2 days 3 hours'
    where email like ${`%@${demoDomain}`}`.execute(database);
}

/** Papers that nobody has looked at yet. */
export async function countUnseenPapers(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from document_files where state = 'kept' and checks is null`.execute(database);
  return rows[0]?.count ?? 0;
}
