// The automatic look at a file, some seconds after it arrived. It gives hints and never verifies.
import type { DocumentChecks } from '@lantern/contract/documents';
import type { DocumentCategory } from '@lantern/contract/documents.rules';
import * as z from 'zod/mini';
import type { Database } from '#database/database.ts';
import { jobType } from '#ports/jobs/jobs.ts';
import type { Ports } from '#ports/ports.ts';
import { fileKey, thumbnailKey } from '../files/documents.removal.ts';
import { findExpiry, fitsCategory } from './documents.hints.ts';
import * as store from './documents.look.store.ts';

export const lookAtDocument = jobType('look-at-document', z.object({ key: z.uuid() }));

type Looking = Pick<Ports, 'database' | 'events' | 'files' | 'papers'>;

/** A file that took the process down twice is not tried a third time. */
const triesMax = 2;

export async function lookAt(ports: Looking, key: string): Promise<void> {
  const { database, events, files, papers } = ports;
  // first, because a storage that is away must not count as a try
  const bytes = await files.read(fileKey(key));
  const file = bytes && (await store.startLook(database, key));
  if (!file) return;
  const { text, thumbnail, ...seen } = file.tries > triesMax ? gaveUp : await papers.look(bytes);
  const expiry_seen = findExpiry(text);
  if (thumbnail) await files.write(thumbnailKey(key), thumbnail);
  const isKept = await database.transaction().execute(async (transaction) => {
    // it may have been moved while it was read
    const category = await store.holdCategory(transaction, file.documentId);
    const checks: DocumentChecks = { ...seen, fits_category: fitsCategory(category, text), expiry_seen };
    const look = { userId: file.userId, checks, text, hasThumbnail: thumbnail !== undefined };
    return await store.keepLook(transaction, key, look);
  });
  if (!isKept && thumbnail) await files.remove(thumbnailKey(key));
  events.publish(file.userId, { topic: 'documents', id: file.documentId });
}

/** Says anew whether the words of a paper fit, once it stands in another category. */
export async function fitAgain(database: Database, userId: string, id: string, category: DocumentCategory) {
  const read = await store.findRead(database, userId, id);
  if (read) await store.setFit(database, read.key, fitsCategory(category, read.text ?? ''));
}

const gaveUp = {
  readable: false,
  encrypted: false,
  pages: null,
  content: null,
  active_content: [],
  gave_up: true,
  text: '',
  thumbnail: undefined,
};
