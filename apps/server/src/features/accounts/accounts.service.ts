// Signing up, in and out. Links that lead to an account are in accounts.links.ts, its settings in accounts.security.ts.

import { randomBytes } from 'node:crypto';
import { termsVersion } from '@lantern/contract/accounts';
import { emailTaken } from '@lantern/contract/accounts.problems';
import type { SessionUser } from '@lantern/contract/accounts.session';
import { hours, inSeconds } from '@lantern/contract/durations';
import { Problem } from '@lantern/contract/problem';
import { isUniqueViolation } from '#database/database.ts';
import { addTryFrom, checkTriesFrom, countTryFrom, networkOf, returnTryFrom } from '#database/throttles.networks.ts';
import { countTry, forgetTries, type Throttle, tryKey } from '#database/throttles.ts';
import type { Caller, Origin } from '#feature/caller.ts';
import { suspendedCode } from './accounts.auth.ts';
import {
  deleteSession,
  deleteSessionByToken,
  deleteSessions,
  findForSignIn,
  findUserByEmail,
  keepGuest,
  recoveryNonce,
  useCodeOnce,
  whySuspended,
} from './accounts.store.ts';
import { digestOf } from './accounts.tokens.store.ts';
import { type Accounts, createUser, type NewAccount, readSessionUser, type SignedIn } from './accounts.users.ts';
import { addressForAuth } from './addresses/accounts.addresses.store.ts';
import { tryToAsk } from './addresses/accounts.verification.ts';
import { hashCode } from './passwords/accounts.hashes.ts';
import { refuseGuessable } from './passwords/accounts.passwords.ts';
import { knownDevice, rememberDevice } from './security/accounts.devices.ts';
import { noteEvent } from './security/accounts.security-log.ts';

export { sendMail } from './accounts.jobs.ts';
export {
  type Address,
  deleteSessions,
  dropSecondFactor,
  findAddress,
  findUserByEmail,
  listStaff,
  readSince,
  signingKey,
} from './accounts.store.ts';
export { deleteInvitation, listInvitations } from './accounts.tokens.store.ts';
export type { Accounts, SignedIn } from './accounts.users.ts';
export {
  acceptInvitation,
  claimAdmin,
  firstAdminLink,
  hideUsedLinks,
  inviteMentor,
  issueResetLink,
  requestPasswordReset,
  resetPassword,
  sendResetMail,
  useInvitation,
} from './addresses/accounts.links.ts';
export { isConfirmed } from './addresses/accounts.verification.store.ts';
export { seal, unseal } from './passwords/accounts.sealed.store.ts';

const quarterHour = 15 * 60;
const failuresHere: Throttle = { tries: 5, windowSeconds: quarterHour };
const failuresAnywhere: Throttle = { tries: 20, windowSeconds: quarterHour };
const failuresFromAddress: Throttle = { tries: 100, windowSeconds: quarterHour };
// a whole school can share one address, so sign-ups are counted generously and refused ones strictly
const signUpsFromAddress: Throttle = { tries: 600, windowSeconds: inSeconds(hours(1)) };
const takenFromAddress: Throttle = { tries: 10, windowSeconds: quarterHour };

export async function signUp(accounts: Accounts, account: NewAccount, origin: Origin): Promise<SignedIn> {
  const { database } = accounts.ports;
  await checkTriesFrom(database, 'sign-up-taken', origin.address, takenFromAddress);
  await countTryFrom(database, 'sign-up', origin.address, signUpsFromAddress);
  try {
    const made = await createUser(accounts, account, { role: 'student', guest: false }, origin);
    return { ...made, cookies: [...made.cookies, await rememberDevice(accounts, made.user.id, origin)] };
  } catch (error) {
    if (error instanceof Problem && error.code === 'email_taken')
      await addTryFrom(database, 'sign-up-taken', origin.address, takenFromAddress);
    throw error;
  }
}

type Credentials = { email: string; password: string; rememberMe?: boolean };

/**
 * Signs in with a password. With two-factor sign-in there is no user yet, only the cookie that the second step needs.
 */
export async function signIn(
  accounts: Accounts,
  credentials: Credentials,
  origin: Origin,
): Promise<{ user: SessionUser | null; cookies: string[] }> {
  const tries = await countSignIn(accounts, credentials.email, origin);
  const answer = await accounts.auth.api
    .signInEmail({
      body: {
        ...credentials,
        email: addressForAuth(credentials.email),
        rememberMe: credentials.rememberMe ?? false,
      },
      headers: origin.headers,
      returnHeaders: true,
    })
    .catch(async (error: unknown) => {
      const isStopped = codeOf(error) === suspendedCode;
      if (!isStopped && (error as { statusCode?: number }).statusCode !== 401) throw error;
      const owner = await findUserByEmail(accounts.ports.database, credentials.email);
      await noteEvent(accounts.ports, owner?.id ?? null, isStopped ? 'sign-in-refused' : 'sign-in-failed', origin);
      if (isStopped) throw await suspendedProblem(accounts, credentials.email);
      throw tries.refusal ?? new Problem('invalid_credentials');
    });
  await tries.forget();
  const cookies = answer.headers.getSetCookie();
  if ('twoFactorRedirect' in answer.response) return { user: null, cookies };
  const user = await readSessionUser(accounts, answer.response.user.id);
  await noteEvent(accounts.ports, user.id, 'signed-in', origin);
  return { user, cookies: [...cookies, await rememberDevice(accounts, user.id, origin)] };
}

/**
 * Counts a try before the password is looked at, so that a burst in parallel cannot outrun the counts. What strangers
 * do must not shut the owner out: a browser that the account was signed in on before is counted by itself; and with a
 * second factor the right password leads on to it however many were wrong, while a wrong one is answered with the
 * `refusal`.
 */
async function countSignIn(accounts: Accounts, email: string, origin: Origin) {
  const { database } = accounts.ports;
  const user = await findForSignIn(database, email);
  const device = user && (await knownDevice(accounts, user.id, origin));
  if (device) {
    const onDevice = tryKey('sign-in-device', email, device);
    await countTry(database, onDevice, failuresHere);
    return { refusal: undefined, forget: () => forgetTries(database, onDevice) };
  }
  const anywhere = tryKey('sign-in', email);
  const here = tryKey('sign-in', email, networkOf(origin.address));
  await checkTriesFrom(database, 'sign-in-address', origin.address, failuresFromAddress);
  let refusal: Problem | undefined;
  try {
    // what is refused here does not count anywhere, so that one address cannot lock the owner out
    await countTry(database, here, failuresHere);
    await countTry(database, anywhere, failuresAnywhere);
  } catch (error) {
    if (!(error instanceof Problem && user?.two_factor_enabled)) throw error;
    refusal = error;
  }
  await countTryFrom(database, 'sign-in-address', origin.address, failuresFromAddress);
  const forget = async () => {
    await forgetTries(database, here, anywhere);
    await returnTryFrom(database, 'sign-in-address', origin.address, failuresFromAddress);
  };
  return { refusal, forget };
}

const codeOf = (error: unknown) => (error as { body?: { code?: string } }).body?.code;

/** Shown only after the right password: nobody else learns that the account is stopped, or why. */
async function suspendedProblem({ ports }: Accounts, email: string): Promise<Problem> {
  const reason = await whySuspended(ports.database, email);
  return new Problem('account_suspended', { extra: { reason: reason ?? '' } });
}

/** Second step of signing in. A code opens one session: the second to bring it gets none, even in the same instant. */
export async function verifySecondStep(
  accounts: Accounts,
  kind: 'totp' | 'recovery',
  code: string,
  origin: Origin,
): Promise<SignedIn> {
  const { database } = accounts.ports;
  await countTryFrom(database, 'second-step', origin.address, failuresFromAddress);
  const normalized = code.replace(/\s/g, '');
  const typed = kind === 'totp' ? normalized : await hashCode(normalized, await recoveryNonce(database));
  const request = { body: { code: typed }, headers: origin.headers, returnHeaders: true as const };
  const verified = await (kind === 'totp'
    ? accounts.auth.api.verifyTOTP(request)
    : accounts.auth.api.verifyBackupCode(request)
  ).catch(async (error: unknown) => {
    const problem = secondStepProblem(error);
    if (problem instanceof Problem && problem.code === 'invalid_code')
      await noteEvent(accounts.ports, await whoseSecondStep(accounts, origin), 'second-step-failed', origin);
    throw problem;
  });
  const { user, token } = verified.response as { user: { id: string }; token: string };
  if (!(await useCodeOnce(database, user.id, digestOf(`${kind}:${normalized}`)))) {
    await deleteSessionByToken(database, token);
    await noteEvent(accounts.ports, user.id, 'second-step-failed', origin);
    throw new Problem('invalid_code', { detail: 'This code was used before. Wait for the next one.' });
  }
  await returnTryFrom(database, 'second-step', origin.address, failuresFromAddress);
  await noteEvent(accounts.ports, user.id, 'signed-in', origin);
  const cookies = [...verified.headers.getSetCookie(), await rememberDevice(accounts, user.id, origin)];
  return { user: await readSessionUser(accounts, user.id), cookies };
}

/** Whose second step it is: the cookie of the first one names a row that names them. */
async function whoseSecondStep({ auth }: Accounts, { headers }: Origin): Promise<string | null> {
  const cookie = /lantern\.two_factor=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1];
  if (!cookie) return null;
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findVerificationValue(decodeURIComponent(cookie).split('.')[0] ?? '');
  return found?.value.split(':')[0] ?? null;
}

export function secondStepProblem(error: unknown): unknown {
  const { body, statusCode } = error as { body?: { code?: string }; statusCode?: number };
  const code = body?.code ?? '';
  // two recovery codes in the same instant: the second one stays unused
  if (statusCode === 409)
    return new Problem('invalid_code', { detail: 'Another sign-in came in between. Write the code again.' });
  if (/INVALID_CODE|INVALID_BACKUP_CODE/.test(code)) return new Problem('invalid_code');
  if (code === suspendedCode) return new Problem('account_suspended');
  if (/LOCKED|TOO_MANY/.test(code)) return new Problem('too_many_requests', { retryAfter: quarterHour });
  if (/NOT_ENABLED/.test(code)) return new Problem('two_factor_not_ready');
  if (/COOKIE/.test(code))
    return new Problem('invalid_token', { detail: 'This sign-in has run out. Write your email and password again.' });
  return error;
}

export async function signOut(accounts: Accounts, caller: Caller | undefined, origin: Origin): Promise<string[]> {
  const { headers } = await accounts.auth.api.signOut({ headers: origin.headers, returnHeaders: true });
  if (caller) {
    await noteEvent(accounts.ports, caller.id, 'signed-out', origin);
    accounts.ports.events.publish(caller.id, { topic: 'session' });
  }
  return headers.getSetCookie();
}

/** Ends the session whose cookie this browser has just lost to a new sign-in: nobody goes on with it elsewhere. */
export async function endReplaced({ ports }: Accounts, caller: Caller | undefined): Promise<void> {
  if (caller) await deleteSession(ports.database, caller.id, caller.sessionId);
}

/** A throw-away student; the address ends in .invalid, which no mail can reach (RFC 2606). */
export async function startGuest(accounts: Accounts, origin: Origin): Promise<SignedIn> {
  if (!accounts.config.guests) throw new Problem('forbidden', { detail: 'Here you need an account to look around.' });
  await countTryFrom(accounts.ports.database, 'guest', origin.address, {
    tries: 60,
    windowSeconds: inSeconds(hours(1)),
  });
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
): Promise<SignedIn> {
  const { database } = accounts.ports;
  await checkTriesFrom(database, 'sign-up-taken', origin.address, takenFromAddress);
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
    await addTryFrom(database, 'sign-up-taken', origin.address, takenFromAddress);
    throw new Problem('email_taken', { fields: { email: emailTaken } });
  }
  const { publicUrl } = accounts.config;
  if (publicUrl) await tryToAsk(accounts, userId, { ...origin, baseUrl: publicUrl });
  // a new session: the guest's token must not open the account
  await deleteSessions(database, userId);
  const { email, password: typed } = account;
  const { headers } = await accounts.auth.api.signInEmail({
    body: { email: addressForAuth(email), password: typed, rememberMe: true },
    headers: origin.headers,
    returnHeaders: true,
  });
  await noteEvent(accounts.ports, userId, 'account-made', origin);
  accounts.ports.events.publish(userId, { topic: 'session' });
  return { user: await readSessionUser(accounts, userId), cookies: headers.getSetCookie() };
}
