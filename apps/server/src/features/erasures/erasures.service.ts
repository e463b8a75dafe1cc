// A person goes, and everything of theirs with them. Rows go in one transaction; what stands outside of the database goes
// right after it, and what fails there is done by the sweeps.
import type { Caller, Origin } from '#caller.ts';
import { confirmLeaving, deleteUser, type Proof } from '#features/accounts/accounts.leaving.service.ts';
import type { Accounts } from '#features/accounts/accounts.service.ts';
import { listFilesOf, removePaperFile } from '#features/documents/documents.service.ts';
import { listPhotosOf, removePhotoFile } from '#features/profile/profile.files.service.ts';

export type Erasing = {
  accounts: Accounts;
  /** Throws away what a person has begun to upload. */
  forgetUploads: (userId: string) => Promise<void>;
};

export async function eraseAccount(
  { accounts, forgetUploads }: Erasing,
  caller: Caller,
  proof: Proof,
  origin: Origin,
): Promise<void> {
  await confirmLeaving(accounts, caller, proof, origin);
  const { ports } = accounts;
  const { addresses, papers, photos } = await ports.database.transaction().execute(async (transaction) => {
    const left = {
      papers: await listFilesOf(transaction, caller.id),
      photos: await listPhotosOf(transaction, caller.id),
      addresses: await deleteUser(transaction, caller.id),
    };
    await ports.jobs.forget(transaction, [caller.id, ...left.addresses]);
    return left;
  });
  const rest = [
    ...papers.map((key) => () => removePaperFile(ports, key)),
    ...photos.map((key) => () => removePhotoFile(ports, key)),
    () => forgetUploads(caller.id),
    async () => ports.outbox?.forget(addresses),
  ];
  for (const step of rest) await step().catch(() => undefined);
}
