import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

/** Undefined when the address is verified, or is a guest's that no mail can reach. */
export async function findUnverified(database: Database, userId: string) {
  return await database
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', '=', userId)
    .where('email_verified', '=', false)
    .where('guest', '=', false)
    .executeTakeFirst();
}

/** Whether this account's address is known to be its owner's. */
export async function isConfirmed(database: Database, userId: string): Promise<boolean> {
  const row = await database
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email_verified', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the account has another address by now. */
export async function setVerified(database: Database, userId: string, email: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('users')
    .set({ email_verified: true })
    .where('id', '=', userId)
    .where('email', '=', email)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Unverified = { id: string; name: string; email: string; language: string };

/** Marks people as reminded and answers them, some at a time. */
export async function claimUnverified(transaction: Database): Promise<Unverified[]> {
  const { rows } = await sql<Unverified>`
    update users set verification_reminded_at = now()
    where id in (
      select id from users
      where role = 'student' and suspended_at is null and not email_verified and not guest and verification_reminded_at is null
        and created_at between now() - interval '30 days' and now() - interval '2 days'
      order by created_at limit 200 for update skip locked)
    returning id, name, email,
      coalesce((select language from notification_readers where user_id = users.id), 'en') as language`.execute(
    transaction,
  );
  return rows;
}
