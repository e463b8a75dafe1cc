// Signing up, in and out. Links that lead to an account are in accounts.links.ts, its settings in accounts.security.ts.
import { randomBytes } from 'node:crypto';
import { termsVersion } from '@lantern/contract/accounts';
import { emailTaken } from '@lantern/contract/accounts.problems';
import type { SessionUser } from '@lantern/contract/accounts.session';
import { Problem } from '@lantern/contract/problem';
import type { Caller, Origin } from '#caller.ts';
import { isUniqueViolation } from '#database/database.ts';
import { addTry, checkTries, countTry, forgetTries, returnTry, type Throttle, tryKey } from '#database/throttles.ts';
import { addressForAuth } from './accounts.addresses.store.ts';
import { refuseGuessable } from './accounts.passwords.ts';
import { deleteSessionByToken, keepGuest, useCodeOnce } from './accounts.store.ts';
import { digestOf } from './accounts.tokens.store.ts';
import { type Accounts, createUser, type NewAccount, readSessionUser, type SignedIn } from './accounts.users.ts';

import { tryToAsk } from './accounts.verification.ts';

export { sendMail } from './accounts.jobs.ts';
export {
  acceptInvitation,
  claimAdmin,
  firstAdminLink,
  inviteMentor,
  issueResetLink,
  requestPasswordReset,
  resetPassword,
  sendResetMail,
} from './accounts.links.ts';
export { listStaff, signingKey } from './accounts.store.ts';
export { deleteInvitation, listInvitations } from './accounts.tokens.store.ts';
export type { Accounts, SignedIn } from './accounts.users.ts';

const quarterHour = 15 * 60;
const failuresHere: Throttle = { tries: 5, windowSeconds: quarterHour };
const failuresAnywhere: Throttle = { tries: 20, windowSeconds: quarterHour };
const failuresFromAddress: Throttle = { tries: 100, windowSeconds: quarterHour };
// a whole school can share one address, so sign-ups are counted generously and refused ones strictly
const signUpsFromAddress: Throttle = { tries: 600, windowSeconds: 3600 };
const takenFromAddress: Throttle = { tries: 10, windowSeconds: quarterHour };

export async function signUp(accounts: Accounts, account: NewAccount, origin: Origin): Promise<SignedIn> {
  const { database } = accounts.ports;
  const taken = tryKey('sign-up-taken', origin.address);
  await checkTries(database, taken, takenFromAddress);
  await countTry(database, tryKey('sign-up', origin.address), signUpsFromAddress);
  try {
    return await createUser(accounts, account, { role: 'student', guest: false }, origin);
  } catch (error) {
    if (error instanceof Problem && error.code === 'email_taken') await addTry(database, taken, takenFromAddress);
    throw error;
  }
}

/** Signs in with a password. With two-factor sign-in there is no user yet, only the cookie that the second step needs. */
export async function signIn(
  accounts: Accounts,
  { email, password, rememberMe }: { email: string; password: string; rememberMe?: boolean },
  origin: Origin,
): Promise<{ user: SessionUser | null; cookies: string[] }> {
  const { database } = accounts.ports;
  const anywhere = tryKey('sign-in', email);
  const here = tryKey('sign-in', email, origin.address);
  const fromAddress = tryKey('sign-in-address', origin.address);
  await checkTries(database, fromAddress, failuresFromAddress);
  // counted before the password is looked at, so that a burst in parallel cannot outrun the counts; what is refused
  // here does not count anywhere, so that one address cannot lock the owner out
  await countTry(database, here, failuresHere);
  await countTry(database, anywhere, failuresAnywhere);
  await countTry(database, fromAddress, failuresFromAddress);
  const answer = await accounts.auth.api
    .signInEmail({
      body: { email: addressForAuth(email), password, rememberMe: rememberMe ?? false },
      headers: origin.headers,
      returnHeaders: true,
    })
    .catch((error: unknown) => {
      throw (error as { statusCode?: number }).statusCode === 401 ? new Problem('invalid_credentials') : error;
    });
  await Promise.all([forgetTries(database, here, anywhere), returnTry(database, fromAddress)]);
  const cookies = answer.headers.getSetCookie();
  if ('twoFactorRedirect' in answer.response) return { user: null, cookies };
  return { user: await readSessionUser(accounts, answer.response.user.id), cookies };
}

/** Second step of signing in. A code opens one session: the second to bring it gets none, even in the same instant. */
export async function verifySecondStep(
  accounts: Accounts,
  kind: 'totp' | 'recovery',
  code: string,
  origin: Origin,
): Promise<SignedIn> {
  const { database } = accounts.ports;
  const fromAddress = tryKey('second-step', origin.address);
  await countTry(database, fromAddress, failuresFromAddress);
  const normalized = code.replace(/\s/g, '');
  const request = { body: { code: normalized }, headers: origin.headers, returnHeaders: true as const };
  const verified = await (kind === 'totp'
    ? accounts.auth.api.verifyTOTP(request)
    : accounts.auth.api.verifyBackupCode(request)
  ).catch((error: unknown) => {
    throw secondStepProblem(error);
  });
  const { user, token } = verified.response as { user: { id: string }; token: string };
  if (!(await useCodeOnce(database, user.id, digestOf(`${kind}:${normalized}`)))) {
    await deleteSessionByToken(database, token);
    throw new Problem('invalid_code', { detail: 'This code was used before. Wait for the next one.' });
  }
  await returnTry(database, fromAddress);
  return { user: await readSessionUser(accounts, user.id), cookies: verified.headers.getSetCookie() };
}

export function secondStepProblem(error: unknown): unknown {
  const { body, statusCode } = error as { body?: { code?: string }; statusCode?: number };
  const code = body?.code ?? '';
  // two recovery codes in the same instant: the second one stays unused
  if (statusCode === 409)
    return new Problem('invalid_code', { detail: 'Another sign-in came in between. Write the code again.' });
  if (/INVALID_CODE|INVALID_BACKUP_CODE/.test(code)) return new Problem('invalid_code');
  if (/LOCKED|TOO_MANY/.test(code)) return new Problem('too_many_requests', { retryAfter: quarterHour });
  if (/NOT_ENABLED/.test(code)) return new Problem('two_factor_not_ready');
  if (/COOKIE/.test(code))
    return new Problem('invalid_token', { detail: 'This sign-in has run out. Write your email and password again.' });
  return error;
}

export async function signOut(accounts: Accounts, caller: Caller | undefined, origin: Origin): Promise<string[]> {
  const { headers } = await accounts.auth.api.signOut({ headers: origin.headers, returnHeaders: true });
  if (caller) accounts.ports.events.publish(caller.id, { topic: 'session' });
  return headers.getSetCookie();
}

/** A throw-away student; the address ends in .invalid, which no mail can reach (RFC 2606). */
export async function startGuest(accounts: Accounts, origin: Origin): Promise<SignedIn> {
  if (!accounts.config.guests)
    throw new Problem('forbidden', { detail: 'Looking around without an account is switched off here.' });
  await countTry(accounts.ports.database, tryKey('guest', origin.address), { tries: 60, windowSeconds: 3600 });
  const email = `guest-${randomBytes(12).toString('hex')}@guest.invalid`;
  const password = `Aa1!${randomBytes(24).toString('base64url')}`;
  return await createUser(
    accounts,
    { name: 'Guest', email, password, rememberMe: true },
    { role: 'student', guest: true },
    origin,
  );
}

export async function keepGuestAsStudent(
  accounts: Accounts,
  userId: string,
  account: NewAccount,
  origin: Origin,
): Promise<SessionUser> {
  const { database } = accounts.ports;
  const taken = tryKey('sign-up-taken', origin.address);
  await checkTries(database, taken, takenFromAddress);
  refuseGuessable(account.password, [account.name, account.email]);
  const { password } = await accounts.auth.$context;
  try {
    const kept = await keepGuest(database, userId, {
      name: account.name,
      email: account.email,
      phone: account.phone || null,
      marketingEmails: account.marketingEmails ?? false,
      termsVersion,
      passwordHash: await password.hash(account.password),
    });
    if (!kept) throw new Problem('forbidden', { detail: 'This is an account already.' });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await addTry(database, taken, takenFromAddress);
    throw new Problem('email_taken', { fields: { email: emailTaken } });
  }
  const { publicUrl } = accounts.config;
  if (publicUrl) await tryToAsk(accounts, userId, { ...origin, baseUrl: publicUrl });
  return await readSessionUser(accounts, userId);
}
