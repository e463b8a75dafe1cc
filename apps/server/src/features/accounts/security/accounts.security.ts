// What people change about their own account: password, email, two-factor sign-in, sessions.

import { accountProblems } from '@lantern/contract/accounts.problems';
import { inSeconds, minutes } from '@lantern/contract/durations';
import { Problem } from '@lantern/contract/problem';
import { isUniqueViolation } from '#database/database.ts';
import { countTryFrom } from '#database/throttles.networks.ts';
import { countTry, forgetTries, type Throttle, tryKey } from '#database/throttles.ts';
import type { Caller, Origin } from '#feature/caller.ts';
import { secondStepProblem } from '../accounts.service.ts';
import {
  deleteOtherSessions,
  deleteSession,
  findSessionUser,
  hasSession,
  listSessions,
  setEmail,
  useCodeOnce,
} from '../accounts.store.ts';
import { consumeToken, createToken, deleteTokens, digestOf } from '../accounts.tokens.store.ts';
import { type Accounts, mailTo } from '../accounts.users.ts';
import { linksFromAddress, mailsToAddress } from '../addresses/accounts.links.ts';
import { refuseGuessable } from '../passwords/accounts.passwords.ts';
import { noteEvent } from './accounts.security-log.ts';

const wrongPasswords: Throttle = { tries: 10, windowSeconds: inSeconds(minutes(15)) };

/** Runs what needs the current password; counts wrong ones, so that an open session is no way to guess it. */
async function withPassword<T>(accounts: Accounts, caller: Caller, action: () => Promise<T>): Promise<T> {
  const key = tryKey('password', caller.id);
  await countTry(accounts.ports.database, key, wrongPasswords);
  try {
    const result = await action();
    await forgetTries(accounts.ports.database, key);
    return result;
  } catch (error) {
    const code = (error as { body?: { code?: string } }).body?.code ?? '';
    if (/INVALID_PASSWORD|CREDENTIAL_ACCOUNT_NOT_FOUND/.test(code))
      throw new Problem('wrong_password', {
        fields: {
          currentPassword: accountProblems.wrong_password.title,
          password: accountProblems.wrong_password.title,
        },
      });
    throw error;
  }
}

/**
 * An open session alone is not enough where there is a password: somebody who found the phone must not lock the owner
 * out.
 */
export async function requirePassword(
  accounts: Accounts,
  caller: Caller,
  password: string | undefined,
  origin: Origin,
): Promise<void> {
  const user = await findSessionUser(accounts.ports.database, caller.id);
  if (!user) throw new Problem('unauthenticated');
  if (user.guest || !user.hasPassword) return;
  if (!password) throw Problem.field('password', 'Write your password.');
  await withPassword(accounts, caller, () =>
    accounts.auth.api.verifyPassword({ body: { password }, headers: origin.headers }),
  );
}

function publishChanged({ ports }: Accounts, userId: string): void {
  ports.events.publish(userId, { topic: 'session' });
}

/** Notes it for the caller, and lets their other pages know. */
async function noteChange(
  accounts: Accounts,
  { id }: Caller,
  kind: Parameters<typeof noteEvent>[2],
  origin: Origin,
): Promise<void> {
  await noteEvent(accounts.ports, id, kind, origin);
  publishChanged(accounts, id);
}

/** Returns the cookies of the session that goes on; every other one has ended. */
export async function changePassword(
  accounts: Accounts,
  caller: Caller,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  origin: Origin,
): Promise<string[]> {
  const user = await findSessionUser(accounts.ports.database, caller.id);
  if (!user) throw new Problem('unauthenticated');
  refuseGuessable(newPassword, [user.name, user.email], 'newPassword');
  const { headers } = await withPassword(accounts, caller, () =>
    accounts.auth.api.changePassword({
      body: { currentPassword, newPassword, revokeOtherSessions: true },
      headers: origin.headers,
      returnHeaders: true,
    }),
  );
  // one that somebody else asked for with the old password
  await deleteTokens(accounts.ports.database, 'email_change', caller.id);
  await noteChange(accounts, caller, 'password-changed', origin);
  return headers.getSetCookie();
}

export async function requestEmailChange(
  accounts: Accounts,
  caller: Caller,
  { newEmail, password }: { newEmail: string; password: string },
  origin: Origin,
): Promise<void> {
  const { database } = accounts.ports;
  await withPassword(accounts, caller, () =>
    accounts.auth.api.verifyPassword({ body: { password }, headers: origin.headers }),
  );
  const user = await findSessionUser(database, caller.id);
  if (!user) throw new Problem('unauthenticated');
  await countTry(database, tryKey('change-email', caller.id), mailsToAddress);
  // whether the new address has an account already is said only in a mail to it
  await deleteTokens(database, 'email_change', caller.id);
  const { token } = await createToken(database, {
    purpose: 'email_change',
    hours: 24,
    userId: caller.id,
    email: newEmail,
  });
  await mailTo(accounts, newEmail, 'confirmEmail', origin, {
    name: user.name,
    link: `${origin.baseUrl}/confirm-email?token=${token}`,
  });
  await mailTo(accounts, user.email, 'emailChangeNotice', origin, {
    name: user.name,
    link: `${origin.baseUrl}/profile`,
  });
}

export async function confirmEmailChange(accounts: Accounts, token: string, origin: Origin): Promise<string> {
  const { database } = accounts.ports;
  await countTryFrom(database, 'token', origin.address, linksFromAddress);
  const { user_id: userId, email } = await consumeToken(database, 'email_change', token);
  if (!userId || !email) throw new Problem('invalid_token');
  try {
    await setEmail(database, userId, email);
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('email_taken');
    throw error;
  }
  await noteEvent(accounts.ports, userId, 'email-changed', origin);
  publishChanged(accounts, userId);
  return email;
}

export async function enableTwoFactor(accounts: Accounts, caller: Caller, password: string, origin: Origin) {
  const answer = await withPassword(accounts, caller, () =>
    accounts.auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers: origin.headers }),
  ).catch((error: unknown) => {
    const code = (error as { body?: { code?: string } }).body?.code;
    if (code === 'TOTP_ALREADY_ENABLED')
      throw new Problem('two_factor_not_ready', {
        detail: 'Two-factor sign-in is on already. Switch it off first to begin anew.',
      });
    throw error;
  });
  if (!('totpURI' in answer)) throw new Problem('two_factor_not_ready');
  return {
    totpUri: answer.totpURI,
    secret: new URL(answer.totpURI).searchParams.get('secret') ?? '',
    recoveryCodes: answer.backupCodes,
  };
}

export async function confirmTwoFactor(
  accounts: Accounts,
  caller: Caller,
  code: string,
  origin: Origin,
): Promise<string[]> {
  const { database } = accounts.ports;
  await countTry(database, tryKey('second-step-confirm', caller.id), wrongPasswords);
  const normalized = code.replace(/\s/g, '');
  const { headers } = await accounts.auth.api
    .verifyTOTP({ body: { code: normalized }, headers: origin.headers, returnHeaders: true })
    .catch((error: unknown) => {
      throw secondStepProblem(error);
    });
  await useCodeOnce(database, caller.id, digestOf(`totp:${normalized}`));
  await noteChange(accounts, caller, 'second-factor-on', origin);
  return headers.getSetCookie();
}

export async function disableTwoFactor(
  accounts: Accounts,
  caller: Caller,
  password: string,
  origin: Origin,
): Promise<string[]> {
  const { headers } = await withPassword(accounts, caller, () =>
    accounts.auth.api.disableTwoFactor({ body: { password }, headers: origin.headers, returnHeaders: true }),
  );
  await noteChange(accounts, caller, 'second-factor-off', origin);
  return headers.getSetCookie();
}

export async function newRecoveryCodes(
  accounts: Accounts,
  caller: Caller,
  password: string,
  origin: Origin,
): Promise<string[]> {
  const answer = await withPassword(accounts, caller, () =>
    accounts.auth.api.generateBackupCodes({ body: { password }, headers: origin.headers }),
  ).catch((error: unknown) => {
    throw secondStepProblem(error);
  });
  await noteEvent(accounts.ports, caller.id, 'recovery-codes-made', origin);
  return answer.backupCodes;
}

export async function readSessions(accounts: Accounts, caller: Caller) {
  const rows = await listSessions(accounts.ports.database, caller.id);
  return rows.map((row) => ({
    id: row.id,
    current: row.id === caller.sessionId,
    userAgent: row.user_agent ?? '',
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.updated_at.toISOString(),
  }));
}

export async function revokeSession(
  accounts: Accounts,
  caller: Caller,
  { id, password }: { id: string; password?: string | undefined },
  origin: Origin,
): Promise<void> {
  const { database } = accounts.ports;
  if (!(await hasSession(database, caller.id, id))) throw new Problem('not_found');
  await requirePassword(accounts, caller, password, origin);
  await deleteSession(database, caller.id, id);
  await noteChange(accounts, caller, 'sessions-ended', origin);
}

export async function revokeOtherSessions(
  accounts: Accounts,
  caller: Caller,
  password: string | undefined,
  origin: Origin,
): Promise<void> {
  await requirePassword(accounts, caller, password, origin);
  await deleteOtherSessions(accounts.ports.database, caller.id, caller.sessionId);
  await noteChange(accounts, caller, 'sessions-ended', origin);
}
