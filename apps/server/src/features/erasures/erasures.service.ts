// A person goes, and everything of theirs with them. Rows go in one transaction; what stands outside of the database goes
// right after it, and what fails there is done by the sweeps.

import type { Database } from '#database/database.ts';
import type { Caller, Origin } from '#feature/caller.ts';
import type { Parts } from '#feature/feature.ts';
import { confirmLeaving, deleteUser, type Proof } from '#features/accounts/leaving/accounts.leaving.service.ts';

export async function eraseAccount(parts: Parts, caller: Caller, proof: Proof, origin: Origin): Promise<void> {
  await confirmLeaving(parts, caller, proof, origin);
  await eraseUser(parts, caller.id);
}

/** `also` joins the transaction, once everything of the person is gone. */
export async function eraseUser(
  parts: Parts,
  userId: string,
  also?: (transaction: Database) => Promise<void>,
): Promise<void> {
  const { ports, features } = parts;
  const steps = await ports.database.transaction().execute(async (transaction) => {
    const outside: (() => Promise<unknown>)[] = [];
    for (const feature of features) outside.push(...((await feature.eraseOutside?.(parts, transaction, userId)) ?? []));
    const addresses = await deleteUser(transaction, userId);
    await ports.jobs.forget(transaction, [userId, ...addresses]);
    await also?.(transaction);
    return [...outside, async () => ports.mailFolder?.forget(addresses)];
  });
  for (const step of steps) await step().catch(() => undefined);
}
