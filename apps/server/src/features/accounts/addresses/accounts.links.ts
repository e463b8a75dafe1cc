// Links that lead to an account: a forgotten password, the first administrator, an invitation.
import { randomBytes } from 'node:crypto';
import { claimAdmin as claimAdminCall } from '@lantern/contract/accounts';
import { emailTaken } from '@lantern/contract/accounts.problems';
import { nameOfEndpoint } from '@lantern/contract/endpoint';
import { Problem } from '@lantern/contract/problem';
import { insertOperatorAct } from '#database/admin-acts.ts';
import type { Database } from '#database/database.ts';
import { countTryFrom } from '#database/throttles.networks.ts';
import { countTry, forgetTries, forgetTriesUnder, type Throttle, tryKey } from '#database/throttles.ts';
import type { Origin } from '#feature/caller.ts';
import { deleteAccessTokens } from '../access-tokens/accounts.access-tokens.store.ts';
import { requestOrigin, resetMinutes } from '../accounts.auth.ts';
import { adminExists, findSessionUser, findUserByEmail } from '../accounts.store.ts';
import {
  consumeToken,
  createInvitation,
  createToken,
  deleteOlderTokens,
  deleteTokens,
  isUsable,
  returnToken,
} from '../accounts.tokens.store.ts';
import { type Accounts, createUser, mailTo, type NewAccount, type SignedIn } from '../accounts.users.ts';
import { refuseGuessable } from '../passwords/accounts.passwords.ts';
import { noteEvent } from '../security/accounts.security-log.ts';
import { addressForAuth } from './accounts.addresses.store.ts';

const quarterHour = 15 * 60;
/** Processes that start within so many minutes of each other are one start. */
const startedTogetherMinutes = 10;
export const linksFromAddress: Throttle = { tries: 30, windowSeconds: quarterHour };
export const mailsToAddress: Throttle = { tries: 3, windowSeconds: quarterHour };

/** Sends a reset link where the email has an account. Answers at once and alike for all, the work comes after. */
export async function requestPasswordReset(
  accounts: Accounts,
  email: string,
  origin: Origin,
  onError: (error: unknown) => void,
) {
  const { database } = accounts.ports;
  await countTryFrom(database, 'reset-address', origin.address, linksFromAddress);
  await countTry(database, tryKey('reset-email', email), mailsToAddress);
  setImmediate(() => {
    requestOrigin
      .run(origin, () =>
        accounts.auth.api.requestPasswordReset({ body: { email: addressForAuth(email) }, headers: origin.headers }),
      )
      .catch(onError);
  });
}

/** better-auth calls this once it has made a token. */
export async function sendResetMail(
  accounts: Accounts,
  user: { id: string; name: string; email: string },
  token: string,
): Promise<void> {
  const origin = requestOrigin.getStore();
  if (!origin) throw new Error('a reset was asked for outside a request');
  await noteEvent(accounts.ports, user.id, 'reset-asked', origin);
  await mailTo(accounts, user.email, 'resetPassword', origin, {
    name: user.name,
    link: `${origin.baseUrl}/reset-password?token=${token}`,
  });
}

/**
 * Sets the new password. Whoever holds the link owns the account again: wrong tries of before are forgotten, and an
 * email change and access tokens that somebody else may have made are void.
 */
export async function resetPassword(accounts: Accounts, token: string, newPassword: string, origin: Origin) {
  const { database, events } = accounts.ports;
  await countTryFrom(database, 'token', origin.address, linksFromAddress);
  const { internalAdapter } = await accounts.auth.$context;
  const userId = (await internalAdapter.findVerificationValue(`reset-password:${token}`))?.value;
  const owner = userId ? await findSessionUser(database, userId) : undefined;
  refuseGuessable(newPassword, owner ? [owner.name, owner.email] : [], 'newPassword');
  await accounts.auth.api
    .resetPassword({ body: { token, newPassword }, headers: origin.headers })
    .catch((error: unknown) => {
      if ((error as { statusCode?: number }).statusCode === 400) throw new Problem('invalid_token');
      throw error;
    });
  const user = userId && (await findSessionUser(database, userId));
  if (!user) return;
  await noteEvent(accounts.ports, user.id, 'password-reset', origin);
  await deleteTokens(database, 'email_change', user.id);
  await deleteAccessTokens(database, user.id);
  await forgetTriesUnder(database, tryKey('sign-in', user.email));
  await forgetTries(database, tryKey('password', user.id));
  events.publish(user.id, { topic: 'session' });
}

const linkOfOurs = /\/(reset-password|accept-invitation|confirm-email|verify-email)\?token=([\w-]+)/g;

/** The text of a stored mail, without links that were used or have run out: they tell nobody anything any more. */
export async function hideUsedLinks({ ports, auth }: Accounts, text: string): Promise<string> {
  const { internalAdapter } = await auth.$context;
  const gone = new Set<string>();
  for (const [whole, page, token = ''] of text.matchAll(linkOfOurs)) {
    const reset = page === 'reset-password' && (await internalAdapter.findVerificationValue(`reset-password:${token}`));
    const isGood =
      page === 'reset-password' ? reset && reset.expiresAt > new Date() : await isUsable(ports.database, token);
    if (!isGood) gone.add(whole);
  }
  return [...gone].reduce((shown, link) => shown.replaceAll(link, link.replace(/token=.*/, 'token=…')), text);
}

/**
 * The link that makes the first administrator; undefined once there is one. A new start makes older links void, but not
 * that of a process which has just started beside this one.
 */
export async function firstAdminLink(accounts: Accounts, baseUrl: string): Promise<string | undefined> {
  const { database } = accounts.ports;
  if (await adminExists(database)) return undefined;
  await deleteOlderTokens(database, 'first_admin', startedTogetherMinutes);
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
  await countTryFrom(accounts.ports.database, 'token', origin.address, linksFromAddress);
  await consumeToken(accounts.ports.database, 'first_admin', claim.token);
  // another link may have made one since
  if (await adminExists(accounts.ports.database)) throw new Problem('invalid_token');
  const signedIn = await createInvited(accounts, claim.token, claim, 'admin', origin);
  await deleteTokens(accounts.ports.database, 'first_admin');
  const concernsId = signedIn.user.id;
  await insertOperatorAct(accounts.ports.database, { endpoint: nameOfEndpoint(claimAdminCall), concernsId, ids: {} });
  return signedIn;
}

export async function acceptInvitation(accounts: Accounts, claim: Claim, origin: Origin): Promise<SignedIn> {
  await countTryFrom(accounts.ports.database, 'token', origin.address, linksFromAddress);
  const { email } = await consumeToken(accounts.ports.database, 'invitation', claim.token);
  if (!email) throw new Problem('invalid_token');
  return await createInvited(accounts, claim.token, { ...claim, email }, 'mentor', origin);
}

/** Uses up an invitation of this address, inside the transaction that makes it true. */
export async function useInvitation(transaction: Database, token: string, email: string): Promise<void> {
  const invited = await consumeToken(transaction, 'invitation', token);
  if (invited.email?.toLowerCase() !== email.toLowerCase()) throw new Problem('invalid_token');
}

// What the administrator does about accounts

export async function inviteMentor(accounts: Accounts, adminId: string, email: string, origin: Origin) {
  const { database } = accounts.ports;
  // a student's account can become a mentor's, by somebody who has both its password and this link
  const there = await findUserByEmail(database, email);
  if (there && there.role !== 'student') throw new Problem('email_taken', { fields: { email: emailTaken } });
  const { token, row } = await createInvitation(database, email, adminId, 24 * 14);
  const link = `${origin.baseUrl}/accept-invitation?token=${token}`;
  await mailTo(accounts, email, 'mentorInvitation', origin, { link });
  return { invitation: { ...row, email }, link };
}

/**
 * A reset link to hand over in person. Unlike for a mailed one, the administrator learns when there is no such account.
 */
export async function issueResetLink(accounts: Accounts, email: string, origin: Origin) {
  const user = await findUserByEmail(accounts.ports.database, email);
  if (!user) throw new Problem('not_found', { detail: 'No account has this email.' });
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(Date.now() + resetMinutes * 60_000);
  const { internalAdapter } = await accounts.auth.$context;
  await internalAdapter.createVerificationValue({ identifier: `reset-password:${token}`, value: user.id, expiresAt });
  await noteEvent(accounts.ports, user.id, 'reset-link-made', origin);
  return { link: `${origin.baseUrl}/reset-password?token=${token}`, expiresAt, userId: user.id };
}
