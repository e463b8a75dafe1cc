import { hkdfSync, randomBytes } from 'node:crypto';
import type { SessionUser } from '@lantern/contract/accounts.session';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { secondFactorBy } from './security/accounts.security-log.store.ts';

const madeOn = sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`;

export async function findSessionUser(database: Database, userId: string): Promise<SessionUser | undefined> {
  return await database
    .selectFrom('users')
    .select([
      'id',
      'name',
      'email',
      sql<SessionUser['role']>`role`.as('role'),
      sql<SessionUser['duties']>`duties`.as('duties'),
      'guest',
      'two_factor_enabled as twoFactorEnabled',
      madeOn.as('since'),
      sql<string | null>`to_char(${secondFactorBy} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as(
        'secondFactorBy',
      ),
      (select) =>
        select
          .exists(
            select
              .selectFrom('sign_in_methods')
              .select('sign_in_methods.id')
              .whereRef('sign_in_methods.user_id', '=', 'users.id')
              .where('provider_id', '=', 'credential'),
          )
          .$castTo<boolean>()
          .as('hasPassword'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
}

export async function findUserByEmail(database: Database, email: string) {
  return await database
    .selectFrom('users')
    .select(['id', 'name', 'email', 'guest', 'role'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** What the counting of wrong passwords needs to know of an account. */
export async function findForSignIn(database: Database, email: string) {
  return await database
    .selectFrom('users')
    .select(['id', 'two_factor_enabled'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Why an account was stopped last. */
export async function whySuspended(database: Database, email: string): Promise<string | undefined> {
  const measure = await database
    .selectFrom('account_measures')
    .innerJoin('users', 'users.id', 'account_measures.user_id')
    .select('words')
    .where('email', '=', email)
    .where('kind', '=', 'suspended')
    .orderBy('at', 'desc')
    .executeTakeFirst();
  return measure?.words;
}

export async function adminExists(database: Database): Promise<boolean> {
  const row = await database.selectFrom('users').select('id').where('role', '=', 'admin').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Keeps a code's digest; false when that user has used the code before. */
export async function useCodeOnce(database: Database, userId: string, digest: Buffer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('used_codes')
    .values({ user_id: userId, code_digest: digest })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function setEmail(database: Database, userId: string, email: string): Promise<void> {
  await database
    .updateTable('users')
    .set({ email, email_verified: true, updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute();
}

type KeptGuest = {
  name: string;
  email: string;
  phone: string | null;
  marketingEmails: boolean;
  termsVersion: string;
  passwordHash: string;
};

/** Makes a guest a student with an own email and password; false when the user is no guest. */
export async function keepGuest(database: Database, userId: string, kept: KeptGuest): Promise<boolean> {
  return await database.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('users')
      .set({
        name: kept.name,
        email: kept.email,
        phone: kept.phone,
        marketing_emails: kept.marketingEmails,
        terms_version: kept.termsVersion,
        terms_accepted_at: sql`now()`,
        guest: false,
        updated_at: sql`now()`,
      })
      .where('id', '=', userId)
      .where('guest', '=', true)
      .executeTakeFirst();
    if (changed.numUpdatedRows !== 1n) return false;
    await transaction
      .updateTable('sign_in_methods')
      .set({ password: kept.passwordHash, updated_at: sql`now()` })
      .where('user_id', '=', userId)
      .where('provider_id', '=', 'credential')
      .execute();
    return true;
  });
}

/** The same password's hash, made as hashes are made today. */
export async function replaceHash(database: Database, before: string, after: string): Promise<void> {
  await database
    .updateTable('sign_in_methods')
    .set({ password: after })
    .where('provider_id', '=', 'credential')
    .where('password', '=', before)
    .execute();
}

// Sessions

/** However much a session is used: then its owner signs in again. */
const sessionDaysMax = 90;

export async function listSessions(database: Database, userId: string) {
  return await database
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('updated_at', 'desc')
    .limit(100)
    .execute();
}

export async function hasSession(database: Database, userId: string, id: string): Promise<boolean> {
  const row = await database
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSession(database: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteOtherSessions(database: Database, userId: string, keptId: string): Promise<void> {
  await database.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', keptId).execute();
}

/** Ends all sessions of a person. */
export async function deleteSessions(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Two-factor sign-in is off, as if it had never been on. */
export async function dropSecondFactor(transaction: Database, userId: string): Promise<void> {
  await transaction.deleteFrom('two_factors').where('user_id', '=', userId).execute();
  await transaction.updateTable('users').set({ two_factor_enabled: false }).where('id', '=', userId).execute();
}

export type Address = { name: string; email: string; language: string };

/** The address for mails; undefined for guests, who have none. */
export async function findAddress(database: Database, userId: string): Promise<Address | undefined> {
  const row = await database
    .selectFrom('users')
    .leftJoin('notification_readers as reader', 'reader.user_id', 'users.id')
    .select(['name', 'email', 'language'])
    .where('users.id', '=', userId)
    .where('guest', '=', false)
    .executeTakeFirst();
  return row && { ...row, language: row.language ?? 'en' };
}

export async function deleteSessionByToken(database: Database, token: string): Promise<void> {
  await database.deleteFrom('sessions').where('token', '=', token).execute();
}

/** A random word of this installation: made once, kept with the data so that a restore has it too. */
async function wordOf(database: Database, key: 'session_secret' | 'recovery_nonce'): Promise<string> {
  await database
    .insertInto('installation')
    .values({ key, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const row = await database
    .selectFrom('installation')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return row.value;
}

/** The key that signs session cookies: after a restore people stay signed in. */
export const sessionSecret = (database: Database) => wordOf(database, 'session_secret');

/** What the hashes of recovery codes are made with; it stays when the key is replaced. */
export const recoveryNonce = (database: Database) => wordOf(database, 'recovery_nonce');

/** The day on which an account was made. */
export async function readSince(database: Database, userId: string): Promise<string | null> {
  const row = await database.selectFrom('users').select(madeOn.as('since')).where('id', '=', userId).executeTakeFirst();
  return row?.since ?? null;
}

/** A key for signing one kind of thing; knowing it tells nothing about the keys of other kinds. */
export async function signingKey(database: Database, purpose: string): Promise<Buffer> {
  return Buffer.from(hkdfSync('sha256', await sessionSecret(database), '', purpose, 32));
}

/** Administrators, then mentors, by name. */
export async function listStaff(database: Database, most: number) {
  return await database
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'two_factor_enabled', 'created_at'])
    .where('role', 'in', ['admin', 'mentor'])
    .orderBy('role')
    .orderBy('name')
    .orderBy('id')
    .limit(most)
    .execute();
}

/**
 * Removes what has run out: sessions, also those that were prolonged for long, codes, links, throttles and guests of
 * more than a day.
 */
export async function deleteExpired(database: Database): Promise<void> {
  const now = sql<Date>`now()`;
  await database.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await database
    .deleteFrom('sessions')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${sessionDaysMax})`)
    .execute();
  await database.deleteFrom('verifications').where('expires_at', '<', now).execute();
  await database.deleteFrom('throttles').where('window_ends_at', '<', now).execute();
  await database
    .deleteFrom('one_time_tokens')
    .where('expires_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
  await database
    .deleteFrom('users')
    .where('guest', '=', true)
    .where('created_at', '<', sql<Date>`now() - interval '24 hours'`)
    .execute();
}
