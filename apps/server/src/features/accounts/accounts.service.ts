// Signing up, in and out, and the links that lead to an account. Settings of an account are in accounts.security.ts.
import { createHash, randomBytes } from 'node:crypto';
import { type MailName, writeMail } from '@lantern/content/mails';
import { type SessionUser, termsVersion } from '@lantern/contract/accounts';
import { Problem } from '@lantern/contract/problem';
import type { Origin } from '#caller.ts';
import type { Config } from '#config.ts';
import { isUniqueViolation } from '#database/database.ts';
import { addTry, checkTries, countTry, forgetTries, type Limit } from '#database/limits.ts';
import type { Ports } from '#ports/ports.ts';
import { type Auth, newUser, requestOrigin, resetMinutes } from './accounts.auth.ts';
import { sendMail } from './accounts.jobs.ts';
import {
  adminExists,
  deleteSessionByToken,
  findSessionUser,
  findUserByEmail,
  keepGuest,
  useCodeOnce,
} from './accounts.store.ts';
import { consumeToken, createToken, deleteTokens, digestOf, returnToken } from './accounts.tokens.store.ts';

export { deleteInvitation, listInvitations } from './accounts.tokens.store.ts';

export type Accounts = { ports: Ports; auth: Auth; config: Config };

/** A signed-in user with the cookies that make it so. */
export type SignedIn = { user: SessionUser; cookies: string[] };

const quarterHour = 15 * 60;
const failuresHere: Limit = { tries: 5, windowSeconds: quarterHour };
const failuresAnywhere: Limit = { tries: 20, windowSeconds: quarterHour };
const failuresFromAddress: Limit = { tries: 100, windowSeconds: quarterHour };
// a whole school can share one address, so sign-ups are counted generously and refused ones strictly
const signUpsFromAddress: Limit = { tries: 600, windowSeconds: 3600 };
const takenFromAddress: Limit = { tries: 10, windowSeconds: quarterHour };
const linksFromAddress: Limit = { tries: 30, windowSeconds: quarterHour };
const mailsToAddress: Limit = { tries: 3, windowSeconds: quarterHour };

/** Keys hold digests: the table that counts tries tells nobody who tried. */
export function tryKey(kind: string, ...parts: string[]): string {
  return `${kind}:${createHash('sha256').update(parts.join('\n')).digest('base64url')}`;
}

export async function mailTo(
  accounts: Accounts,
  to: string,
  name: MailName,
  origin: Origin,
  places: { name?: string; link?: string },
) {
  await accounts.ports.jobs.enqueue(accounts.ports.database, sendMail, {
    to,
    ...writeMail(name, origin.language, places),
  });
}

async function sessionUser(accounts: Accounts, id: string): Promise<SessionUser> {
  const user = await findSessionUser(accounts.ports.database, id);
  if (!user) throw new Problem('unauthenticated');
  return user;
}

type NewAccount = {
  name: string;
  email: string;
  password: string;
  phone?: string;
  marketingEmails?: boolean;
  rememberMe?: boolean;
};

/** Creates the user with what the server decided about it, and signs it in. */
async function createUser(
  accounts: Accounts,
  account: NewAccount,
  decided: { role: SessionUser['role']; guest: boolean },
  origin: Origin,
): Promise<SignedIn> {
  try {
    const { headers, response } = await newUser.run(decided, () =>
      accounts.auth.api.signUpEmail({
        body: {
          name: account.name,
          email: account.email,
          password: account.password,
          rememberMe: account.rememberMe ?? true,
          phone: account.phone || undefined,
          marketingEmails: account.marketingEmails ?? false,
          termsVersion,
          termsAcceptedAt: new Date(),
        },
        headers: origin.headers,
        returnHeaders: true,
      }),
    );
    return { user: await sessionUser(accounts, response.user.id), cookies: headers.getSetCookie() };
  } catch (error) {
    if (await emailIsTaken(accounts, error, account.email))
      throw new Problem('email_taken', { fields: { email: 'This email already has an account.' } });
    throw error;
  }
}

/** better-auth answers a duplicate and a failed insert alike; of two sign-ups at once the loser gets the latter. */
async function emailIsTaken(accounts: Accounts, error: unknown, email: string): Promise<boolean> {
  if (isUniqueViolation(error)) return true;
  const status = (error as { statusCode?: number }).statusCode;
  if (status !== 422) return false;
  return (await findUserByEmail(accounts.ports.database, email)) !== undefined;
}

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
  const here = tryKey('sign-in', email, origin.address);
  const anywhere = tryKey('sign-in-email', email);
  const fromAddress = tryKey('sign-in-address', origin.address);
  await checkTries(database, fromAddress, failuresFromAddress);
  // counted before the password is looked at, so that a burst in parallel cannot outrun the count
  await countTry(database, anywhere, failuresAnywhere);
  await countTry(database, here, failuresHere);
  const answer = await accounts.auth.api
    .signInEmail({
      body: { email, password, rememberMe: rememberMe ?? false },
      headers: origin.headers,
      returnHeaders: true,
    })
    .catch(async (error: unknown) => {
      if ((error as { statusCode?: number }).statusCode !== 401) throw error;
      await addTry(database, fromAddress, failuresFromAddress);
      throw new Problem('invalid_credentials');
    });
  await Promise.all([forgetTries(database, here), forgetTries(database, anywhere)]);
  const cookies = answer.headers.getSetCookie();
  if ('twoFactorRedirect' in answer.response) return { user: null, cookies };
  return { user: await sessionUser(accounts, answer.response.user.id), cookies };
}

/** Second step of signing in. A code opens one session: the second to bring it gets none, even in the same instant. */
export async function verifySecondStep(
  accounts: Accounts,
  kind: 'totp' | 'recovery',
  code: string,
  origin: Origin,
): Promise<SignedIn> {
  const { database } = accounts.ports;
  await countTry(database, tryKey('second-step', origin.address), failuresFromAddress);
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
  return { user: await sessionUser(accounts, user.id), cookies: verified.headers.getSetCookie() };
}

export function secondStepProblem(error: unknown): unknown {
  const code = (error as { body?: { code?: string } }).body?.code ?? '';
  if (/INVALID_CODE|INVALID_BACKUP_CODE/.test(code)) return new Problem('invalid_code');
  if (/LOCKED|TOO_MANY/.test(code)) return new Problem('too_many_requests', { retryAfter: quarterHour });
  if (/NOT_ENABLED/.test(code)) return new Problem('two_factor_not_ready');
  if (/COOKIE/.test(code))
    return new Problem('invalid_token', { detail: 'This sign-in has run out. Write your email and password again.' });
  return error;
}

export async function signOut(accounts: Accounts, origin: Origin): Promise<string[]> {
  const { headers } = await accounts.auth.api.signOut({ headers: origin.headers, returnHeaders: true });
  return headers.getSetCookie();
}

/** Sends a reset link where the email has an account. Answers at once and alike for all, the work comes after. */
export async function requestPasswordReset(
  accounts: Accounts,
  email: string,
  origin: Origin,
  onError: (error: unknown) => void,
) {
  const { database } = accounts.ports;
  await countTry(database, tryKey('reset-address', origin.address), linksFromAddress);
  await countTry(database, tryKey('reset-email', email), mailsToAddress);
  setImmediate(() => {
    requestOrigin
      .run(origin, () => accounts.auth.api.requestPasswordReset({ body: { email }, headers: origin.headers }))
      .catch(onError);
  });
}

/** better-auth calls this once it has made a token. */
export async function sendResetMail(
  accounts: Accounts,
  user: { name: string; email: string },
  token: string,
): Promise<void> {
  const origin = requestOrigin.getStore();
  if (!origin) throw new Error('a reset was asked for outside a request');
  await mailTo(accounts, user.email, 'resetPassword', origin, {
    name: user.name,
    link: `${origin.baseUrl}/reset-password?token=${token}`,
  });
}

export async function resetPassword(accounts: Accounts, token: string, newPassword: string, origin: Origin) {
  await countTry(accounts.ports.database, tryKey('token', origin.address), linksFromAddress);
  await accounts.auth.api
    .resetPassword({ body: { token, newPassword }, headers: origin.headers })
    .catch((error: unknown) => {
      if ((error as { statusCode?: number }).statusCode === 400) throw new Problem('invalid_token');
      throw error;
    });
}

/** The link that makes the first administrator; undefined once there is one. A new start makes older links void. */
export async function firstAdminLink(accounts: Accounts, baseUrl: string): Promise<string | undefined> {
  const { database } = accounts.ports;
  if (await adminExists(database)) return undefined;
  await deleteTokens(database, 'first_admin');
  const { token } = await createToken(database, { purpose: 'first_admin', hours: 24 * 7 });
  return `${baseUrl}/claim-admin?token=${token}`;
}

type Claim = { token: string; name: string; password: string };

async function createInvited(
  accounts: Accounts,
  token: string,
  account: NewAccount,
  role: 'mentor' | 'admin',
  origin: Origin,
) {
  try {
    return await createUser(accounts, account, { role, guest: false }, origin);
  } catch (error) {
    await returnToken(accounts.ports.database, token);
    throw error;
  }
}

export async function claimAdmin(
  accounts: Accounts,
  claim: Claim & { email: string },
  origin: Origin,
): Promise<SignedIn> {
  await countTry(accounts.ports.database, tryKey('token', origin.address), linksFromAddress);
  await consumeToken(accounts.ports.database, 'first_admin', claim.token);
  return await createInvited(accounts, claim.token, claim, 'admin', origin);
}

export async function acceptInvitation(accounts: Accounts, claim: Claim, origin: Origin): Promise<SignedIn> {
  await countTry(accounts.ports.database, tryKey('token', origin.address), linksFromAddress);
  const { email } = await consumeToken(accounts.ports.database, 'invitation', claim.token);
  if (!email) throw new Problem('invalid_token');
  return await createInvited(accounts, claim.token, { ...claim, email }, 'mentor', origin);
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
  await countTry(database, tryKey('sign-up-taken', origin.address), takenFromAddress);
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
    if (isUniqueViolation(error))
      throw new Problem('email_taken', { fields: { email: 'This email already has an account.' } });
    throw error;
  }
  return await sessionUser(accounts, userId);
}

// What the administrator does about accounts

export async function inviteMentor(accounts: Accounts, adminId: string, email: string, origin: Origin) {
  const { database } = accounts.ports;
  if (await findUserByEmail(database, email))
    throw new Problem('email_taken', { fields: { email: 'This email already has an account.' } });
  const { token, row } = await createToken(database, {
    purpose: 'invitation',
    hours: 24 * 14,
    email,
    createdBy: adminId,
  });
  const link = `${origin.baseUrl}/accept-invitation?token=${token}`;
  await mailTo(accounts, email, 'mentorInvitation', origin, { link });
  return { invitation: { ...row, email }, link };
}

/** A reset link to hand over in person. Unlike the mailed one, the administrator is told when there is no such account. */
export async function issueResetLink(accounts: Accounts, email: string, origin: Origin) {
  const user = await findUserByEmail(accounts.ports.database, email);
  if (!user) throw new Problem('not_found', { detail: 'No account has this email.' });
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(Date.now() + resetMinutes * 60_000);
  const { internalAdapter } = await accounts.auth.$context;
  await internalAdapter.createVerificationValue({ identifier: `reset-password:${token}`, value: user.id, expiresAt });
  return { link: `${origin.baseUrl}/reset-password?token=${token}`, expiresAt };
}
