// What is kept of somebody, handed out or erased by an administrator: for a guardian who asks, or for somebody who cannot.
import { notTheirEmail } from '@lantern/contract/accounts.problems';
import { exportMinutes } from '@lantern/contract/people';
import { Problem } from '@lantern/contract/problem';
import { noteAdminOpening } from '#database/shares.ts';
import type { Caller } from '#feature/caller.ts';
import type { Parts } from '#feature/feature.ts';
import { findAddress } from '#features/accounts/accounts.service.ts';
import { eraseUser } from '#features/erasures/erasures.service.ts';
import { type ExportReader, exportOf } from '#features/exports/exports.service.ts';
import { notify } from '#features/notifications/notifications.service.ts';
import { mailAbout } from './people.service.ts';
import * as store from './people.store.ts';

export async function prepareExport({ ports }: Parts, caller: Caller, id: string, words: string): Promise<void> {
  await ports.database.transaction().execute(async (transaction) => {
    const person = await store.lockPerson(transaction, id);
    if (!person) throw new Problem('not_found');
    const measure = { userId: person.id, adminId: caller.id, kind: 'exported', words } as const;
    const key = `account-exported:${await store.insertMeasure(transaction, measure)}`;
    await notify(ports.jobs, transaction, {
      ...{ userId: person.id, kind: 'account-exported', key, places: { reason: words }, path: '/account' },
    });
  });
}

export async function exportPerson({ ports, features }: Parts, caller: Caller, userId: string, reader: ExportReader) {
  if (!(await store.mayExport(ports.database, caller.id, userId, exportMinutes))) throw new Problem('not_found');
  await noteAdminOpening(ports.database, { adminId: caller.id, userId, scope: 'everything' });
  const parts = features.flatMap(({ exportPart }) => exportPart ?? []);
  return await exportOf(ports, parts, userId, reader);
}

/** The address is asked for because a name in a list is easily taken for another. */
export async function erasePerson(
  parts: Parts,
  caller: Caller,
  id: string,
  { reason, email }: { reason: string; email: string },
): Promise<void> {
  const { ports } = parts;
  const person = await store.findPerson(ports.database, id);
  if (!person) throw new Problem('not_found');
  if (person.id === caller.id)
    throw new Problem('forbidden', { detail: 'Delete your own account under Account: it asks for your password.' });
  if (person.email !== email.trim().toLowerCase()) throw Problem.field('email', notTheirEmail);
  const to = await findAddress(ports.database, person.id);
  await eraseUser(parts, person.id, async (transaction) => {
    await store.insertMeasure(transaction, { userId: null, adminId: caller.id, kind: 'erased', words: reason });
    if (to) await mailAbout(parts, transaction, to, { mail: 'accountErased', reason });
  }).catch((error: unknown) => {
    throw store.isLastAdmin(error) ? new Problem('last_admin') : error;
  });
}
