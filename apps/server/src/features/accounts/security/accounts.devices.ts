// Which browsers an account has been signed in on before. Strangers who try passwords then shut out themselves, never the
// owner. The cookie opens nothing: all it does is to have its own tries counted apart.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { days, inSeconds } from '@lantern/contract/durations';
import type { Origin } from '#feature/caller.ts';
import { cookiePrefixOf } from '../accounts.auth.ts';
import { signingKey } from '../accounts.store.ts';
import type { Accounts } from '../accounts.users.ts';

/** Only signing in and leaving read it; but a name that other hosts cannot write must be sent everywhere. */
const cookieOfPlace = ({ config: { publicUrl } }: Accounts) => {
  const prefix = cookiePrefixOf(publicUrl);
  return { name: `${prefix}lantern.known_device`, path: prefix ? '/' : '/api/auth', secure: prefix ? '; Secure' : '' };
};
const yearSeconds = inSeconds(days(365));
/** People who share a browser. */
const accountsMax = 5;

type Entry = { nonce: string; mac: string };

/** What the browser sent: of each account a random word, and the proof that we gave it for that account. */
function entriesIn(accounts: Accounts, { headers }: Origin): Entry[] {
  const { name } = cookieOfPlace(accounts);
  const found = headers
    .get('cookie')
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`));
  const value = found?.slice(name.length + 1, name.length + 1 + 300) ?? '';
  return value
    .split('~')
    .map((entry) => entry.split('.'))
    .flatMap(([nonce, mac]) => (nonce && mac ? [{ nonce, mac }] : []))
    .slice(0, accountsMax);
}

async function proofs({ ports }: Accounts, userId: string) {
  const key = await signingKey(ports.database, 'known-devices');
  return (nonce: string) => createHmac('sha256', key).update(`${nonce}:${userId}`).digest('base64url').slice(0, 22);
}

const isSame = (one: string, two: string) =>
  one.length === two.length && timingSafeEqual(Buffer.from(one), Buffer.from(two));

/** The random word of this browser where the account has been signed in on it, else undefined. */
export async function knownDevice(accounts: Accounts, userId: string, origin: Origin): Promise<string | undefined> {
  const entries = entriesIn(accounts, origin);
  if (entries.length === 0) return undefined;
  const proofOf = await proofs(accounts, userId);
  return entries.find(({ nonce, mac }) => isSame(mac, proofOf(nonce)))?.nonce;
}

/** The cookie that remembers for a year that the account was signed in on this browser. */
export async function rememberDevice(accounts: Accounts, userId: string, origin: Origin): Promise<string> {
  const proofOf = await proofs(accounts, userId);
  const nonce = (await knownDevice(accounts, userId, origin)) ?? randomBytes(9).toString('base64url');
  const others = entriesIn(accounts, origin).filter((entry) => entry.nonce !== nonce);
  const entries = [{ nonce, mac: proofOf(nonce) }, ...others].slice(0, accountsMax);
  return cookieOf(accounts, entries);
}

/** The same without this account, which is gone: nothing is left of it, and others who share the browser stay known. */
export async function forgetDevice(accounts: Accounts, userId: string, origin: Origin): Promise<string> {
  const nonce = await knownDevice(accounts, userId, origin);
  return cookieOf(
    accounts,
    entriesIn(accounts, origin).filter((entry) => entry.nonce !== nonce),
  );
}

function cookieOf(accounts: Accounts, entries: readonly Entry[]): string {
  const value = entries.map((entry) => `${entry.nonce}.${entry.mac}`).join('~');
  const seconds = entries.length > 0 ? yearSeconds : 0;
  const { name, path, secure } = cookieOfPlace(accounts);
  return `${name}=${value}; Max-Age=${seconds}; Path=${path}; HttpOnly; SameSite=Lax${secure}`;
}
