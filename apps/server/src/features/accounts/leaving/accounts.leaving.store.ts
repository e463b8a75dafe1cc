import { Problem } from '@lantern/contract/problem';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

export async function isLastAdmin(database: Database, userId: string): Promise<boolean> {
  const admins = await database.selectFrom('users').select('id').where('role', '=', 'admin').limit(2).execute();
  return admins.length === 1 && admins[0]?.id === userId;
}

/**
 * Deletes the user; tables that refer to it go along. Links that were begun hold the id or an address as a word, so
 * they are looked for. Answers every address that mails about this account went to.
 */
export async function deleteUser(transaction: Database, userId: string): Promise<string[]> {
  const asked = await transaction
    .selectFrom('one_time_tokens')
    .select('email')
    .where('user_id', '=', userId)
    .where('email', 'is not', null)
    .execute();
  const user = await transaction.deleteFrom('users').where('id', '=', userId).returning('email').executeTakeFirst();
  // a second erasure at the same moment
  if (!user) throw new Problem('not_found');
  const addresses = [...new Set([user.email, ...asked.map(({ email }) => email)])].filter((email) => email != null);
  for (const word of [userId, ...addresses])
    await sql`delete from verifications where strpos(value, ${word}) > 0 or strpos(identifier, ${word}) > 0`.execute(
      transaction,
    );
  // invitations that made the account
  await transaction.deleteFrom('one_time_tokens').where('email', 'in', addresses).execute();
  return addresses;
}
