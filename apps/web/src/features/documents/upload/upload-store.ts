// Files that wait to be sent, on this device, so that a closed page or a cut connection loses none.
import type { UploadFields } from '@lantern/contract/documents.uploads';
import { Problem } from '@lantern/contract/problem';
import { createStore, del, entries, get, set } from 'idb-keyval';

/** `bytes` and not a File: what the student deletes or edits meanwhile must not change what is sent. */
export type KeptUpload = { id: string; fields: UploadFields; bytes: Blob; at: number };

const store = createStore('lantern-uploads', 'files');
const keyOf = (user: string, id: string) => `${user} ${id}`;
/** Bytes that must stay free on the device beside the file: drafts and answers are kept there too. */
const reserve = 20 * 1024 * 1024;

/** False when this device has no room, or stores nothing: then the file lives as long as the page. */
export async function keepUpload(user: string, upload: KeptUpload): Promise<boolean> {
  try {
    const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
    if (quota !== undefined && quota - (usage ?? 0) < upload.bytes.size + reserve) return false;
    await set(keyOf(user, upload.id), upload, store);
    return true;
  } catch {
    return false;
  }
}

/** What waits for this user, in the order of choosing. */
export async function readUploads(user: string): Promise<KeptUpload[]> {
  const all = await entries<string, KeptUpload>(store).catch(() => []);
  return all.flatMap(([key, kept]) => (key === keyOf(user, kept.id) ? [kept] : [])).sort((a, b) => a.at - b.at);
}

export async function isWaiting(user: string, id: string): Promise<boolean> {
  return (await get(keyOf(user, id), store)) !== undefined;
}

export async function dropUpload(user: string, id: string): Promise<void> {
  await del(keyOf(user, id), store).catch(() => undefined);
  await dropRefusal(id);
  await dropPlace(id);
}

// Why the server refused a file, so that it is not sent again until the student asks for it

const refusalOf = (id: string) => `refusal ${id}`;

export async function readRefusal(id: string): Promise<Problem | undefined> {
  const kept = await get<Pick<Problem, 'code' | 'fields'>>(refusalOf(id), store).catch(() => undefined);
  return kept && new Problem(kept.code, kept.fields && { fields: kept.fields });
}

export async function keepRefusal(id: string, { code, fields }: Problem): Promise<void> {
  await set(refusalOf(id), { code, fields }, store).catch(() => undefined);
}

export async function dropRefusal(id: string): Promise<void> {
  await del(refusalOf(id), store).catch(() => undefined);
}

// Where on Lantern the pieces of an upload go, so that it can be taken up again

const placeOf = (id: string) => `place ${id}`;

export async function readPlace(id: string): Promise<string | undefined> {
  return await get<string>(placeOf(id), store).catch(() => undefined);
}

export async function keepPlace(id: string, url: string): Promise<void> {
  await set(placeOf(id), url, store).catch(() => undefined);
}

export async function dropPlace(id: string): Promise<void> {
  await del(placeOf(id), store).catch(() => undefined);
}
