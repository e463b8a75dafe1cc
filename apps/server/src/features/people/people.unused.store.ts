import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

/** Administrators look after the installation, and suspended accounts cannot sign in: neither is asked. */
const isUnused = sql<boolean>`(not guest and role <> 'admin' and suspended_at is null
  and last_used_at < now() - interval '24 months')`;
const isSilent = sql<boolean>`(${isUnused} and asked_at < now() - interval '90 days')`;

type Unused = { name: string; email: string; language: string };

/** Marks people as asked and answers them, some at a time. */
export async function claimUnused(transaction: Database): Promise<Unused[]> {
  const { rows } = await sql<Unused>`
    update users set asked_at = now()
    where id in (
      select id from users where ${isUnused} and asked_at is null order by last_used_at limit 200 for update skip locked)
    returning name, email,
      coalesce((select language from notification_readers where user_id = users.id), 'en') as language`.execute(
    transaction,
  );
  return rows;
}

export async function listSilent(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('users').select('id').where(isSilent).orderBy('asked_at').limit(200).execute();
  return rows.map(({ id }) => id);
}

export async function isStillSilent(database: Database, userId: string): Promise<boolean> {
  const row = await database
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(isSilent)
    .executeTakeFirst();
  return row !== undefined;
}
