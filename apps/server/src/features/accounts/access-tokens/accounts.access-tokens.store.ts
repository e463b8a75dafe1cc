import type { AccessTokenArea } from '@lantern/contract/accounts.access-tokens';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { isActive } from '#database/suspended.ts';

const areas = sql<AccessTokenArea[]>`areas`.as('areas');
const shown = ['id', 'name', 'may_write', 'created_at', 'expires_at', 'last_used_at'] as const;

export async function listAccessTokens(database: Database, userId: string) {
  return await database
    .selectFrom('access_tokens')
    .select([...shown, areas])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

type NewAccessToken = {
  userId: string;
  name: string;
  digest: Buffer;
  areas: readonly AccessTokenArea[];
  mayWrite: boolean;
  days: number;
};

/** Undefined when the account has as many as it may have. Of two at once the second waits for the first. */
export async function insertAccessToken(database: Database, token: NewAccessToken, most: number) {
  return await database.transaction().execute(async (transaction) => {
    await transaction.selectFrom('users').select('id').where('id', '=', token.userId).forUpdate().execute();
    const there = await listAccessTokens(transaction, token.userId);
    if (there.length >= most) return undefined;
    return await transaction
      .insertInto('access_tokens')
      .values({
        user_id: token.userId,
        name: token.name,
        digest: token.digest,
        areas: [...new Set(token.areas)],
        may_write: token.mayWrite,
        expires_at: sql`now() + make_interval(days => ${token.days})`,
      })
      .returning([...shown, areas])
      .executeTakeFirstOrThrow();
  });
}

export async function deleteAccessToken(database: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('access_tokens')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Whoever has won the account back ends what somebody else may have made. */
export async function deleteAccessTokens(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('access_tokens').where('user_id', '=', userId).execute();
}

/** Whose a token is: the caller has no owner yet. None where it has run out or the account was stopped. */
export async function findAccessToken(database: Database, digest: Buffer) {
  return await database
    .selectFrom('access_tokens as token')
    .innerJoin('users', 'users.id', 'token.user_id')
    .select(['token.id', 'token.user_id', 'token.may_write', 'users.role', 'users.two_factor_enabled', areas])
    .select(sql<boolean>`coalesce(token.last_used_at < now() - interval '1 hour', true)`.as('isNews'))
    .where('digest', '=', digest)
    .where('expires_at', '>', sql<Date>`now()`)
    .where(isActive('users.id'))
    .executeTakeFirst();
}

export async function noteUse(database: Database, id: string): Promise<void> {
  await database.updateTable('access_tokens').set({ last_used_at: sql`now()` }).where('id', '=', id).execute();
}
