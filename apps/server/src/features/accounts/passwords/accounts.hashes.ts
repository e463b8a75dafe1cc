// What people know is kept as hashes that are slow to try: argon2id with the memory and passes that OWASP asks for at
// least. Each hash says how it was made, so that what is asked for can grow; those of before are read and made anew
// when they fit.
import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verifyPassword as fitsOlder, symmetricDecrypt } from 'better-auth/crypto';
import type { Database } from '#database/database.ts';
import { replaceHash } from '../accounts.store.ts';

type Cost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>;

/** Memory in KiB: 19 MiB, two passes, one lane. */
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const kind = 'argon2id';
const derive = promisify(argon2);

const hashOf = (text: string, nonce: Uint8Array, used: Cost) =>
  derive(kind, { message: text.normalize('NFKC'), nonce, tagLength: 32, ...used });

const written = ({ memory, passes, parallelism }: Cost) => `$${kind}$v=19$m=${memory},t=${passes},p=${parallelism}$`;
const shape = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([\w+/]{1,100})\$([\w+/]{1,100})$/;
const plain = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  return `${written(cost)}${plain(nonce)}$${plain(await hashOf(password, nonce, cost))}`;
}

async function fits(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', made = ''] = shape.exec(hash) ?? [];
  if (!made) return await fitsOlder({ hash, password });
  const used = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const expected = Buffer.from(made, 'base64');
  const given = await hashOf(password, Buffer.from(nonce, 'base64'), used);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** How better-auth makes and compares hashes of passwords. One of an older kind is made anew by its own password. */
export const passwordHashes = (database: Database) => ({
  hash: hashPassword,
  verify: async ({ hash, password }: { hash: string; password: string }) => {
    const isRight = await fits(hash, password);
    if (isRight && !hash.startsWith(written(cost))) await replaceHash(database, hash, await hashPassword(password));
    return isRight;
  },
});

/**
 * The hash of a recovery code: made with a secret of the installation, so that a code can be looked up by its hash. A
 * hash stays itself.
 */
export async function hashCode(code: string, nonce: string): Promise<string> {
  if (code.startsWith(written(cost))) return code;
  return written(cost) + plain(await hashOf(code, Buffer.from(nonce, 'base64url'), cost));
}

/**
 * How better-auth keeps recovery codes: as hashes. It compares what it is given with what it reads, and is given the
 * hash of what was typed.
 */
export function codeStore(secret: string, nonce: string) {
  const hashAll = async (json: string) =>
    JSON.stringify(await Promise.all((JSON.parse(json) as string[]).map((code) => hashCode(code, nonce))));
  return {
    encrypt: hashAll,
    // of before they were hashes they stand there encrypted
    decrypt: async (kept: string) =>
      kept.startsWith('[') ? kept : await hashAll(await symmetricDecrypt({ key: secret, data: kept })),
  };
}
