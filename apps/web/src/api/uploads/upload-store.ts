// Files that wait to be sent, on this device, so that a closed page or a cut connection loses none.
import { Problem } from '@lantern/contract/problem';
import { del, entries, get, set } from 'idb-keyval';
import { createDeviceStore } from '../device-store.ts';

/** `bytes` and not a File: what the student deletes or edits meanwhile must not change what is sent. */
export type KeptUpload<Fields> = { id: string; fields: Fields; bytes: Blob; at: number };

const keyOf = (user: string, id: string) => `${user} ${id}`;
const refusalOf = (id: string) => `refusal ${id}`;
const placeOf = (id: string) => `place ${id}`;
/** Bytes that must stay free on the device beside the file: drafts and answers are kept there too. */
const reserve = 20 * 1024 * 1024;

export type UploadStore<Fields> = ReturnType<typeof createUploadStore<Fields>>;

/** A database of the browser's own for the files of one feature. */
export function createUploadStore<Fields>(database: string) {
  // a paper is large
  const store = createDeviceStore(database, 'files', 30_000);

  /** False when this device has no room, or stores nothing: then the file lives as long as the page. */
  async function keepUpload(user: string, upload: KeptUpload<Fields>): Promise<boolean> {
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
  async function readUploads(user: string): Promise<KeptUpload<Fields>[]> {
    const all = await entries<string, KeptUpload<Fields>>(store).catch(() => []);
    return all.flatMap(([key, kept]) => (key === keyOf(user, kept.id) ? [kept] : [])).sort((a, b) => a.at - b.at);
  }

  async function isWaiting(user: string, id: string): Promise<boolean> {
    return (await get(keyOf(user, id), store)) !== undefined;
  }

  async function dropUpload(user: string, id: string): Promise<void> {
    await del(keyOf(user, id), store).catch(() => undefined);
    await dropRefusal(id);
    await dropUploadUrl(id);
  }

  // Why the server refused a file, so that it is not sent again until the student asks for it

  async function readRefusal(id: string): Promise<Problem | undefined> {
    const kept = await get<Pick<Problem, 'code' | 'fields'>>(refusalOf(id), store).catch(() => undefined);
    return kept && new Problem(kept.code, kept.fields && { fields: kept.fields });
  }

  async function keepRefusal(id: string, { code, fields }: Problem): Promise<void> {
    await set(refusalOf(id), { code, fields }, store).catch(() => undefined);
  }

  async function dropRefusal(id: string): Promise<void> {
    await del(refusalOf(id), store).catch(() => undefined);
  }

  // Where on Lantern the pieces of an upload go, so that it can be taken up again

  async function readUploadUrl(id: string): Promise<string | undefined> {
    return await get<string>(placeOf(id), store).catch(() => undefined);
  }

  async function keepUploadUrl(id: string, url: string): Promise<void> {
    await set(placeOf(id), url, store).catch(() => undefined);
  }

  async function dropUploadUrl(id: string): Promise<void> {
    await del(placeOf(id), store).catch(() => undefined);
  }

  return {
    keepUpload,
    readUploads,
    isWaiting,
    dropUpload,
    readRefusal,
    keepRefusal,
    dropRefusal,
    readUploadUrl,
    keepUploadUrl,
    dropUploadUrl,
  };
}
