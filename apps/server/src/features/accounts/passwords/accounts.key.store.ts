// A new key for an installation whose key somebody may know.
import { randomBytes } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Database } from '#database/database.ts';
import { sessionSecret } from '../accounts.store.ts';

export type Replaced = { factors: number; sessions: number };

/**
 * Puts a new key in the place of the one that signs sessions and encrypts secrets of two-factor sign-in and of webhooks.
 * These are encrypted anew, so apps, recovery codes and receivers go on; every session ends, and links that wait (resets, second steps) are
 * void. For no server that runs: it would go on with the old key.
 */
export async function replaceKey(database: Database): Promise<Replaced> {
  return await database.transaction().execute(async (transaction) => {
    const before = await sessionSecret(transaction);
    const after = randomBytes(32).toString('base64url');
    const again = async (data: string) =>
      await symmetricEncrypt({ key: after, data: await symmetricDecrypt({ key: before, data }) });
    const factors = await transaction.selectFrom('two_factors').select(['id', 'secret', 'backup_codes']).execute();
    for (const { id, secret, backup_codes: codes } of factors)
      await transaction
        .updateTable('two_factors')
        // codes are hashes that no key opens; those of before they were are encrypted
        .set({ secret: await again(secret), backup_codes: codes.startsWith('[') ? codes : await again(codes) })
        .where('id', '=', id)
        .execute();
    const webhooks = await transaction.selectFrom('webhooks').select(['id', 'secret', 'previous_secret']).execute();
    for (const { id, secret, previous_secret: previous } of webhooks)
      await transaction
        .updateTable('webhooks')
        .set({ secret: await again(secret), previous_secret: previous && (await again(previous)) })
        .where('id', '=', id)
        .execute();
    // of Google and Facebook: nothing asks for them after a sign-in
    await transaction
      .updateTable('sign_in_methods')
      .set({ access_token: null, refresh_token: null, id_token: null })
      .execute();
    await transaction.deleteFrom('verifications').execute();
    const { numDeletedRows } = await transaction.deleteFrom('sessions').executeTakeFirst();
    await transaction.updateTable('installation').set({ value: after }).where('key', '=', 'session_secret').execute();
    return { factors: factors.length, sessions: Number(numDeletedRows) };
  });
}
