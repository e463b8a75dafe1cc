// The account's part of somebody who leaves: is it really them, and what of theirs is in our tables.
import { notYourEmail } from '@lantern/contract/accounts.problems';
import { Problem } from '@lantern/contract/problem';
import type { Caller, Origin } from '#feature/caller.ts';
import { findSessionUser } from '../accounts.store.ts';
import type { Accounts } from '../accounts.users.ts';
import { requirePassword } from '../security/accounts.security.ts';
import { isLastAdmin } from './accounts.leaving.store.ts';

export { forgetDevice } from '../security/accounts.devices.ts';
export { deleteUser } from './accounts.leaving.store.ts';

export type Proof = { password?: string | undefined; email?: string | undefined };

/** An open session alone must not be enough to throw everything away. */
export async function confirmLeaving(accounts: Accounts, caller: Caller, proof: Proof, origin: Origin): Promise<void> {
  const { database } = accounts.ports;
  const user = await findSessionUser(database, caller.id);
  if (!user) throw new Problem('unauthenticated');
  if (user.guest) return;
  if (user.hasPassword) await requirePassword(accounts, caller, proof.password, origin);
  else if (proof.email !== user.email) throw Problem.field('email', notYourEmail);
  if (await isLastAdmin(database, caller.id))
    throw new Problem('forbidden', {
      detail: 'You are the only administrator: without you nobody could look after this Lantern.',
    });
}
