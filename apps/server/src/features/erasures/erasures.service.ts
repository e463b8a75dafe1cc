// A person goes, and everything of theirs with them. Rows go in one transaction; what stands outside of the database goes
// right after it, and what fails there is done by the sweeps.
import type { Caller, Origin } from '#caller.ts';
import type { Parts } from '#feature.ts';
import { confirmLeaving, deleteUser, type Proof } from '#features/accounts/accounts.leaving.service.ts';

export async function eraseAccount(parts: Parts, caller: Caller, proof: Proof, origin: Origin): Promise<void> {
  await confirmLeaving(parts, caller, proof, origin);
  const { ports, features } = parts;
  const steps = await ports.database.transaction().execute(async (transaction) => {
    const outside: (() => Promise<unknown>)[] = [];
    for (const feature of features)
      outside.push(...((await feature.eraseOutside?.(parts, transaction, caller.id)) ?? []));
    const addresses = await deleteUser(transaction, caller.id);
    await ports.jobs.forget(transaction, [caller.id, ...addresses]);
    return [...outside, async () => ports.mailFolder?.forget(addresses)];
  });
  for (const step of steps) await step().catch(() => undefined);
}
