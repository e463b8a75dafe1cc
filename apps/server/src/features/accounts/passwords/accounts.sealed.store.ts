// Secrets of other features that must be read again, such as those of webhooks: encrypted with the key that signs sessions
// (XChaCha20-Poly1305). `replaceKey` knows each column that holds one.
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Database } from '#database/database.ts';
import { sessionSecret } from '../accounts.store.ts';

export async function seal(database: Database, secret: string): Promise<string> {
  return await symmetricEncrypt({ key: await sessionSecret(database), data: secret });
}

export async function unseal(database: Database, sealed: string): Promise<string> {
  return await symmetricDecrypt({ key: await sessionSecret(database), data: sealed });
}
