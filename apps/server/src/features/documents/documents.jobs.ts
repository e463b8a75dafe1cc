import type { Ports } from '#ports/ports.ts';
import { sweepStrayFiles } from '#runtime/stray-files.ts';
import { listOutlived } from './documents.deleted.store.ts';
import { removeForGood } from './documents.service.ts';
import * as files from './files/documents.files.store.ts';
import { removeFile } from './files/documents.removal.ts';
import { listUnseen } from './look/documents.look.store.ts';
import { lookAt } from './look/documents.look.ts';

/** Deletes what was deleted more than 30 days ago; its files leave with the next sweep. */
export async function purgeDocuments({ database }: Pick<Ports, 'database'>): Promise<void> {
  for (let papers = await listOutlived(database); papers.length > 0; papers = await listOutlived(database))
    for (const { id, userId } of papers) await removeForGood(database, userId, id);
}

/** Removes the bytes that belong to no paper: uploads that were cut off, papers and people that are gone. */
export async function sweepFiles(ports: Pick<Ports, 'database' | 'files'>): Promise<void> {
  for (
    let keys = await files.claimLeaving(ports.database);
    keys.length > 0;
    keys = await files.claimLeaving(ports.database)
  )
    for (const key of keys) if (!(await removeFile(ports, key))) return;
}

/** Once a day: bytes without any note. */
export async function sweepStrays({ database, files: stored }: Pick<Ports, 'database' | 'files'>): Promise<void> {
  await sweepStrayFiles(stored, ['documents', 'thumbnails'], (ids) => files.knownKeys(database, ids));
}

/** Looks at what no job looked at: it was lost, or the file came with a backup. */
export async function lookAtUnseen(ports: Pick<Ports, 'database' | 'events' | 'files' | 'papers'>): Promise<void> {
  for (const key of await listUnseen(ports.database)) await lookAt(ports, key);
}
