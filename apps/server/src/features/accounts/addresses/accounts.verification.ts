// Whether an address belongs to the person who signed up with it. Asked by mail, where mail goes out; nothing waits for
// the answer.
import { writeMail } from '@lantern/content/mails';
import { Problem } from '@lantern/contract/problem';
import type { Database } from '#database/database.ts';
import { countTryFrom } from '#database/throttles.networks.ts';
import { countTry, tryKey } from '#database/throttles.ts';
import type { Origin } from '#feature/caller.ts';
import type { Ports } from '#ports/ports.ts';
import { sendMail } from '../accounts.jobs.ts';
import { consumeToken, createToken, deleteTokens } from '../accounts.tokens.store.ts';
import type { Accounts } from '../accounts.users.ts';
import { linksFromAddress, mailsToAddress } from './accounts.links.ts';
import { claimUnverified, findUnverified, setVerified } from './accounts.verification.store.ts';

const daysValid = 7;

type Asked = { id: string; name: string; email: string };

/** `baseUrl` must not come from a header: whoever signs up with somebody else's address chooses those. */
async function ask(
  { jobs }: Pick<Ports, 'jobs'>,
  transaction: Database,
  { id, name, email }: Asked,
  { language, baseUrl }: { language: string; baseUrl: string },
): Promise<void> {
  await deleteTokens(transaction, 'email_verification', id);
  const { token } = await createToken(transaction, {
    purpose: 'email_verification',
    hours: 24 * daysValid,
    userId: id,
    email,
  });
  const places = { name, link: `${baseUrl}/verify-email?token=${token}` };
  await jobs.enqueue(transaction, sendMail, { to: email, ...writeMail('verifyEmail', language, places) });
}

/** Sends the link; false where no mail goes out, or nothing is to be asked. */
export async function sendVerification({ ports }: Accounts, userId: string, origin: Origin): Promise<boolean> {
  if (ports.mailFolder) return false;
  const user = await findUnverified(ports.database, userId);
  if (!user) return false;
  await countTry(ports.database, tryKey('verify-email', user.email), mailsToAddress);
  await ports.database.transaction().execute((transaction) => ask(ports, transaction, user, origin));
  return true;
}

export async function verifyEmail({ ports }: Accounts, token: string, origin: Origin): Promise<string> {
  const { database, events } = ports;
  await countTryFrom(database, 'token', origin.address, linksFromAddress);
  const { user_id: userId, email } = await consumeToken(database, 'email_verification', token);
  // an address that was changed meanwhile was verified by that
  if (!userId || !email || !(await setVerified(database, userId, email))) throw new Problem('invalid_token');
  events.publish(userId, { topic: 'profile' });
  return email;
}

/** Once, two days after the sign-up, and not after a month. */
export async function remindOfVerification(
  { database, jobs, mailFolder }: Pick<Ports, 'database' | 'jobs' | 'mailFolder'>,
  baseUrl: string | undefined,
): Promise<void> {
  if (mailFolder || baseUrl === undefined) return;
  for (let more = true; more; ) {
    more = await database.transaction().execute(async (transaction) => {
      const people = await claimUnverified(transaction);
      for (const { language, ...person } of people) await ask({ jobs }, transaction, person, { language, baseUrl });
      return people.length > 0;
    });
  }
}

/** After signing up: a mail that cannot be sent delays nobody. */
export async function tryToAsk(accounts: Accounts, userId: string, origin: Origin): Promise<void> {
  await sendVerification(accounts, userId, origin).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
  });
}
