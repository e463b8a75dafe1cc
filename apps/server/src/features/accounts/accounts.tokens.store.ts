// One-time links of our own: the database keeps a digest, so that a copy of it opens nothing.
import { createHash, randomBytes } from 'node:crypto';
import { Problem } from '@lantern/contract/problem';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

export type Purpose = 'first_admin' | 'invitation' | 'email_change' | 'email_verification';

export function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

type NewToken = { purpose: Purpose; hours: number; userId?: string; email?: string };

export async function createToken(database: Database, { purpose, hours, userId, email }: NewToken) {
  const token = randomBytes(24).toString('base64url');
  const row = await database
    .insertInto('one_time_tokens')
    .values({
      digest: digestOf(token),
      purpose,
      user_id: userId ?? null,
      email: email ?? null,
      expires_at: sql`now() + make_interval(hours => ${hours})`,
    })
    .returning(['digest', 'email', 'created_at', 'expires_at', 'used_at'])
    .executeTakeFirstOrThrow();
  return { token, row };
}

/** Invites an address. One that is invited already keeps one invitation: this one, and the link before opens nothing. */
export async function createInvitation(database: Database, email: string, createdBy: string, hours: number) {
  const token = randomBytes(24).toString('base64url');
  const values = {
    digest: digestOf(token),
    created_by: createdBy,
    expires_at: sql<Date>`now() + make_interval(hours => ${hours})`,
  };
  const row = await database
    .insertInto('one_time_tokens')
    .values({ ...values, purpose: 'invitation', email })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .where('purpose', '=', 'invitation')
        .where('used_at', 'is', null)
        .doUpdateSet({ ...values, email, created_at: sql`now()` }),
    )
    .returning(['digest', 'email', 'created_at', 'expires_at', 'used_at'])
    .executeTakeFirstOrThrow();
  return { token, row };
}

/** Marks a token as used and returns what it stands for; of two callers at once only one gets it. */
export async function consumeToken(database: Database, purpose: Purpose, token: string) {
  const row = await database
    .updateTable('one_time_tokens')
    .set({ used_at: sql`now()` })
    .where('digest', '=', digestOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id', 'email'])
    .executeTakeFirst();
  if (!row) throw new Problem('invalid_token');
  return row;
}

export async function isUsable(database: Database, token: string): Promise<boolean> {
  const row = await database
    .selectFrom('one_time_tokens')
    .select('purpose')
    .where('digest', '=', digestOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives a token back when what it was for did not happen; not over a newer invitation of the same address. */
export async function returnToken(database: Database, token: string): Promise<void> {
  await database
    .updateTable('one_time_tokens as given')
    .set({ used_at: null })
    .where('digest', '=', digestOf(token))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('one_time_tokens as newer')
            .select('newer.digest')
            .where('newer.purpose', '=', 'invitation')
            .where('newer.used_at', 'is', null)
            .where(sql<boolean>`lower(newer.email) = lower(given.email)`),
        ),
      ),
    )
    .execute();
}

export async function deleteTokens(database: Database, purpose: Purpose, userId?: string): Promise<void> {
  let query = database.deleteFrom('one_time_tokens').where('purpose', '=', purpose).where('used_at', 'is', null);
  if (userId) query = query.where('user_id', '=', userId);
  await query.execute();
}

/** Those that were made longer ago than so many minutes. */
export async function deleteOlderTokens(database: Database, purpose: Purpose, minutes: number): Promise<void> {
  await database
    .deleteFrom('one_time_tokens')
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('created_at', '<', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .execute();
}

export async function listInvitations(database: Database) {
  return await database
    .selectFrom('one_time_tokens')
    .select(['digest', 'email', 'created_at', 'expires_at', 'used_at'])
    .where('purpose', '=', 'invitation')
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
}

export async function deleteInvitation(database: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('one_time_tokens')
    .where('purpose', '=', 'invitation')
    .where('digest', '=', Buffer.from(id, 'hex'))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
