// What is decided about accounts. Each of these is written down with its reason, in the transaction that does it, and
// told to whom it concerns.

import { writeMail } from '@lantern/content/mails';
import type { NotificationKind } from '@lantern/content/notifications';
import { hours, inSeconds } from '@lantern/contract/durations';
import type { Parsed } from '@lantern/contract/endpoint';
import type { changeRole as changeRoleCall, FoundPerson, MeasureKind, WholePerson } from '@lantern/contract/people';
import { Problem } from '@lantern/contract/problem';
import type { Database } from '#database/database.ts';
import { countTry, type Throttle, tryKey } from '#database/throttles.ts';
import type { Caller } from '#feature/caller.ts';
import type { Parts } from '#feature/feature.ts';
import {
  type Address,
  deleteSessions,
  dropSecondFactor,
  findAddress,
  sendMail,
  useInvitation,
} from '#features/accounts/accounts.service.ts';
import { cancelAllOf } from '#features/bookings/bookings.service.ts';
import { notify } from '#features/notifications/notifications.service.ts';
import * as store from './people.store.ts';

const becomingTries: Throttle = { tries: 20, windowSeconds: inSeconds(hours(1)) };

export type People = Pick<Parts, 'ports' | 'config'>;

export async function readPerson(database: Database, id: string): Promise<{ person: WholePerson }> {
  const person = await store.findPerson(database, id);
  if (!person) throw new Problem('not_found');
  const [counts, measures] = await Promise.all([
    store.countsOf(database, person.id),
    store.listMeasures(database, person.id),
  ]);
  return { person: { ...person, ...counts, measures } };
}

/** Nobody does this to themselves, and staff for reports alone cannot do it to administrators. */
function requireOther(caller: Caller, person: FoundPerson): void {
  if (person.id === caller.id)
    throw new Problem('forbidden', { detail: 'This is your own account. Another administrator can do that.' });
  if (person.role === 'admin' && caller.role !== 'admin')
    throw new Problem('forbidden', { detail: 'Only administrators can do this to an administrator.' });
}

type Decision = {
  kind: MeasureKind;
  words: string;
  /** Answers people whose pages change by it. Undefined: there was nothing to do, and nothing is written down. */
  act: (transaction: Database, person: FoundPerson) => Promise<readonly string[] | undefined>;
};

/** Carries a decision about somebody out, writes it down, and tells their open pages. */
async function decide(
  { ports }: People,
  caller: Caller,
  id: string,
  { kind, words, act }: Decision,
): Promise<{ person: WholePerson }> {
  const { database, events } = ports;
  const others = await database
    .transaction()
    .execute(async (transaction) => {
      const person = await store.lockPerson(transaction, id);
      if (!person) throw new Problem('not_found');
      requireOther(caller, person);
      const concerned = await act(transaction, person);
      if (concerned)
        await store.insertMeasure(transaction, {
          userId: person.id,
          adminId: caller.id,
          kind,
          words,
        });
      return concerned;
    })
    .catch((error: unknown) => {
      throw store.isLastAdmin(error) ? new Problem('last_admin') : error;
    });
  if (others) {
    events.publish(id, { topic: 'session' });
    for (const other of new Set(others))
      for (const topic of ['shares', 'chat', 'bookings', 'mentors'] as const) events.publish(other, { topic, id });
  }
  return await readPerson(database, id);
}

/** In their list, by mail and on phones, at any hour: it is about their own account. */
async function notifyPerson(
  { ports }: People,
  transaction: Database,
  userId: string,
  kind: NotificationKind,
  reason: string,
) {
  await notify(ports.jobs, transaction, {
    userId,
    kind,
    key: `${kind}:${new Date().toISOString()}`,
    places: { reason },
    path: '/account',
  });
}

export async function suspend(people: People, caller: Caller, id: string, reason: string) {
  const { ports } = people;
  return await decide(people, caller, id, {
    kind: 'suspended',
    words: reason,
    async act(transaction, person) {
      if (person.suspended_at) return undefined;
      await store.setSuspended(transaction, person.id, true);
      await deleteSessions(transaction, person.id);
      const cancelled = await cancelAllOf(ports.jobs, transaction, person.id);
      const to = await findAddress(transaction, person.id);
      if (to) await mailAbout(people, transaction, to, { mail: 'accountSuspended', reason });
      return [...cancelled, ...(await store.listConcerned(transaction, person.id))];
    },
  });
}

export async function lift(people: People, caller: Caller, id: string, reason: string) {
  return await decide(people, caller, id, {
    kind: 'lifted',
    words: reason,
    async act(transaction, person) {
      if (!person.suspended_at) return undefined;
      await store.setSuspended(transaction, person.id, false);
      await notifyPerson(people, transaction, person.id, 'account-lifted', reason);
      return await store.listConcerned(transaction, person.id);
    },
  });
}

export async function endSessions(people: People, caller: Caller, id: string, reason: string) {
  return await decide(people, caller, id, {
    kind: 'sessions-ended',
    words: reason,
    async act(transaction, person) {
      await deleteSessions(transaction, person.id);
      await notifyPerson(people, transaction, person.id, 'account-sessions-ended', reason);
      return [];
    },
  });
}

export async function resetSecondFactor(people: People, caller: Caller, id: string, check: string) {
  return await decide(people, caller, id, {
    kind: 'second-factor-reset',
    words: check,
    async act(transaction, person) {
      await dropSecondFactor(transaction, person.id);
      await deleteSessions(transaction, person.id);
      await notifyPerson(people, transaction, person.id, 'account-second-factor-reset', check);
      return [];
    },
  });
}

type RoleChange = Parsed<typeof changeRoleCall>['body'];

/** Both people need a second factor: a stolen password alone makes nobody an administrator. */
export async function changeRole(people: People, caller: Caller, id: string, { role, duties, reason }: RoleChange) {
  const { database } = people.ports;
  if (!(await store.findPerson(database, caller.id))?.two_factor) throw new Problem('second_factor_needed');
  return await decide(people, caller, id, {
    kind: 'role-changed',
    words: reason,
    async act(transaction, person) {
      if (person.role === 'student')
        throw new Problem('forbidden', { detail: 'This is a student’s account. Invite the person as a mentor first.' });
      const others = role === person.role ? [] : await cancelAllOf(people.ports.jobs, transaction, person.id);
      await store.setRole(transaction, person.id, role, role === 'mentor' ? [...new Set(duties)] : []);
      // pages of the old role ask again
      await deleteSessions(transaction, person.id);
      await notifyPerson(people, transaction, person.id, 'account-role-changed', reason);
      return others;
    },
  });
}

/**
 * A student's account becomes a mentor's, by an invitation to its address. What was written in it stays in its export;
 * what others see of it as a student ends.
 */
export async function becomeMentor({ ports }: People, caller: Caller, token: string): Promise<void> {
  const { database, events } = ports;
  if (caller.guest) throw new Problem('forbidden', { detail: 'Make this workspace an account first.' });
  await countTry(database, tryKey('become-mentor', caller.id), becomingTries);
  const others = await database.transaction().execute(async (transaction) => {
    const person = await store.lockPerson(transaction, caller.id);
    const to = await findAddress(transaction, caller.id);
    if (!person || !to) throw new Problem('not_found');
    await useInvitation(transaction, token, to.email);
    const concerned = await store.listConcerned(transaction, person.id);
    const cancelled = await cancelAllOf(ports.jobs, transaction, person.id);
    await store.endShares(transaction, person.id);
    await store.setRole(transaction, person.id, 'mentor', []);
    await deleteSessions(transaction, person.id);
    return [...concerned, ...cancelled];
  });
  events.publish(caller.id, { topic: 'session' });
  for (const other of new Set(others))
    for (const topic of ['shares', 'chat', 'bookings'] as const) events.publish(other, { topic, id: caller.id });
}

/** Where mails go out: a mail that is only stored would tell nobody but administrators. */
export async function mailAbout(
  { ports, config }: People,
  transaction: Database,
  to: Address,
  { mail, reason }: { mail: 'accountSuspended' | 'accountErased'; reason: string },
): Promise<void> {
  if (ports.mailFolder) return;
  const places = { name: to.name, reason, link: config.publicUrl === undefined ? '' : `${config.publicUrl}/help` };
  await ports.jobs.enqueue(transaction, sendMail, { to: to.email, ...writeMail(mail, to.language, places) });
}
