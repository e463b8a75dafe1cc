import type { Database } from '#database/database.ts';

const shown = ['id', 'name', 'created_at'] as const;

export async function listPasskeys(database: Database, userId: string) {
  return await database
    .selectFrom('passkeys')
    .select([...shown, 'credential_id'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

type NewPasskey = {
  userId: string;
  name: string;
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
};

/** Undefined when the account has as many as it may have. Of two at once the second waits for the first. */
export async function insertPasskey(database: Database, passkey: NewPasskey, most: number) {
  return await database.transaction().execute(async (transaction) => {
    await transaction.selectFrom('users').select('id').where('id', '=', passkey.userId).forUpdate().execute();
    const there = await listPasskeys(transaction, passkey.userId);
    if (there.length >= most) return undefined;
    return await transaction
      .insertInto('passkeys')
      .values({
        user_id: passkey.userId,
        name: passkey.name,
        credential_id: passkey.credentialId,
        public_key: Buffer.from(passkey.publicKey),
        counter: passkey.counter,
      })
      .returning(shown)
      .executeTakeFirstOrThrow();
  });
}

export async function hasPasskey(database: Database, userId: string, id: string): Promise<boolean> {
  const row = await database
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deletePasskey(database: Database, userId: string, id: string): Promise<void> {
  await database.deleteFrom('passkeys').where('user_id', '=', userId).where('id', '=', id).execute();
}

/** Whose a passkey is: signing in has no owner yet. */
export async function findPasskey(database: Database, credentialId: string) {
  return await database
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** False when another sign-in has counted as far already: a copy of the key, or the same answer twice. */
export async function countUse(database: Database, id: string, before: number, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('passkeys')
    .set({ counter })
    .where('id', '=', id)
    .where('counter', '=', String(before))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
