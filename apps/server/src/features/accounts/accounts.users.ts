// Making users, and what every way in needs: who somebody is, and mails to them.
import { type MailName, writeMail } from '@lantern/content/mails';
import { emailTaken } from '@lantern/contract/accounts.problems';
import type { SessionUser } from '@lantern/contract/accounts.session';
import { Problem } from '@lantern/contract/problem';
import type { Config } from '#config.ts';
import { isUniqueViolation } from '#database/database.ts';
import type { Origin } from '#feature/caller.ts';
import type { Ports } from '#ports/ports.ts';
import { type Auth, newUser } from './accounts.auth.ts';
import { sendMail } from './accounts.jobs.ts';
import { findSessionUser, findUserByEmail } from './accounts.store.ts';
import { addressForAuth } from './addresses/accounts.addresses.store.ts';
import { refuseGuessable } from './passwords/accounts.passwords.ts';
import { noteEvent } from './security/accounts.security-log.ts';

export type Accounts = { ports: Ports; auth: Auth; config: Config };

/** A signed-in user with the cookies that make it so. */
export type SignedIn = { user: SessionUser; cookies: string[] };

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

export async function readSessionUser(accounts: Accounts, id: string): Promise<SessionUser> {
  const user = await findSessionUser(accounts.ports.database, id);
  if (!user) throw new Problem('unauthenticated');
  return user;
}

export type NewAccount = {
  name: string;
  email: string;
  password: string;
  phone?: string;
  marketingEmails?: boolean;
  rememberMe?: boolean;
};

/** Creates the user with what the server decided about it, and signs it in. */
export async function createUser(
  accounts: Accounts,
  account: NewAccount,
  decided: { role: SessionUser['role']; guest: boolean },
  origin: Origin,
): Promise<SignedIn> {
  // a guest's is made by us
  if (!decided.guest) refuseGuessable(account.password, [account.name, account.email]);
  try {
    const { headers, response } = await newUser.run(decided, () =>
      accounts.auth.api.signUpEmail({
        body: {
          name: account.name,
          email: addressForAuth(account.email),
          password: account.password,
          rememberMe: account.rememberMe ?? true,
          phone: account.phone || undefined,
          marketingEmails: account.marketingEmails ?? false,
        },
        headers: origin.headers,
        returnHeaders: true,
      }),
    );
    if (!decided.guest) await noteEvent(accounts.ports, response.user.id, 'account-made', origin);
    return { user: await readSessionUser(accounts, response.user.id), cookies: headers.getSetCookie() };
  } catch (error) {
    if (await emailIsTaken(accounts, error, account.email))
      throw new Problem('email_taken', { fields: { email: emailTaken } });
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
