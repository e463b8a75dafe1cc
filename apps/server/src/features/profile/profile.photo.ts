// A photo's file is noted, written, shown; the old one is hidden, removed, forgotten. Whatever dies in between, the note
// is there and profile.jobs.ts finishes the work.
import { randomUUID } from 'node:crypto';
import { Problem } from '@lantern/contract/problem';
import type { Profile } from '@lantern/contract/profile';
import { mayRemoveFiles } from '#database/backup-lock.ts';
import type { Ports } from '#ports/ports.ts';
import * as store from './profile.photo.store.ts';
import { readProfile } from './profile.service.ts';

export const fileKey = (key: string) => `photos/${key}`;

/** The type that the first bytes tell; names and headers are not believed. */
function photoTypeOf(bytes: Uint8Array): store.PhotoType | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('RIFF') && head.slice(8) === 'WEBP') return 'image/webp';
}

export async function savePhoto(ports: Ports, userId: string, bytes: Uint8Array): Promise<Profile> {
  const type = photoTypeOf(bytes);
  if (!type) throw new Problem('unsupported_media_type', { detail: 'This is not a JPEG, PNG or WebP picture.' });
  const key = randomUUID();
  await store.notePhotoFile(ports.database, userId, key, type);
  await ports.files.write(fileKey(key), bytes);
  await showPhoto(ports, userId, key);
  return await readProfile(ports, userId);
}

export async function deletePhoto(ports: Ports, userId: string): Promise<void> {
  await showPhoto(ports, userId, null);
}

async function showPhoto(ports: Ports, userId: string, key: string | null): Promise<void> {
  const before = await ports.database.transaction().execute((transaction) => store.swapPhoto(transaction, userId, key));
  ports.events.publish(userId, { topic: 'profile' });
  if (before) await removePhoto(ports, before);
}

/** What a running backup still needs stays for the sweep. */
export async function removePhoto(ports: Pick<Ports, 'database' | 'files'>, key: string): Promise<void> {
  if (!(await mayRemoveFiles(ports.database))) return;
  await ports.files.remove(fileKey(key));
  await store.forgetPhotoFile(ports.database, key);
}

export async function readPhoto(ports: Ports, userId: string, key: string) {
  const type = await store.findPhotoType(ports.database, userId, key);
  const bytes = type && (await ports.files.read(fileKey(key)));
  if (!bytes) throw new Problem('not_found');
  return { type, bytes };
}
