// The files of one feature that wait on this device, of the account that is signed in.
import { Problem } from '@lantern/contract/problem';
import { outboxChanged } from '../outbox.ts';
import type { Upload, UploadList } from './upload-list.ts';
import type { UploadStore } from './upload-store.ts';

export type Chosen<Fields> = { file: Blob; fields: Fields };

export type WaitingOptions<Fields extends object> = {
  /**
   * Before the user's id: the ids of files that wait on this device; the route's line names it too. The files
   * themselves are in the store.
   */
  prefix: string;
  store: UploadStore<Fields>;
  list: UploadList<Fields>;
  /** Under which id a file waits, and its fields with what must be the same however often it is sent. */
  nameUpload: (fields: Fields) => { id: string; named: Fields };
  /** of the bytes; the file's own when it is left out */
  type?: string;
};

export function createWaiting<Fields extends object>({
  prefix,
  store,
  list,
  nameUpload,
  type,
}: WaitingOptions<Fields>) {
  const { listUploads, putUploads } = list;
  const files = new Map<string, Blob>();
  let owner: string | undefined;

  /** After what waits became more or less: other tabs and the top bar read it. */
  function announce() {
    if (!owner) return;
    const ids = listUploads().flatMap(({ id, isKept }) => (isKept ? [id] : []));
    if (ids.length > 0) localStorage.setItem(prefix + owner, JSON.stringify(ids));
    else localStorage.removeItem(prefix + owner);
    outboxChanged();
  }

  return {
    /** Whose files these are. */
    owner: () => owner,
    fileOf: (id: string) => files.get(id),

    /** Somebody else signed in, or nobody. */
    changeOwner(user: string | undefined) {
      files.clear();
      owner = user;
      putUploads([]);
    },

    /** False when this device had no room to keep one of them. */
    async add(chosen: readonly Chosen<Fields>[]): Promise<boolean> {
      const user = owner;
      if (!user) throw new Problem('unauthenticated');
      // all are read before one is kept: a file that cannot be read leaves nothing half done
      const read: { fields: Fields; bytes: Blob }[] = [];
      // one after the other: a cheap phone has no room for all of them at once
      for (const { file, fields } of chosen)
        read.push({ fields, bytes: new Blob([await file.arrayBuffer()], { type: type ?? file.type }) });
      const added: Upload<Fields>[] = [];
      for (const { bytes, fields } of read) {
        const { id, named } = nameUpload(fields);
        const isKept = await store.keepUpload(user, { id, fields: named, bytes, at: Date.now() + added.length });
        files.set(id, bytes);
        added.push({ id, fields: named, size: bytes.size, sent: 0, state: 'waiting', isKept });
      }
      putUploads([...listUploads(), ...added]);
      announce();
      return added.every(({ isKept }) => isKept);
    },

    async forget(id: string) {
      const user = owner;
      files.delete(id);
      putUploads(listUploads().filter((upload) => upload.id !== id));
      if (user) await store.dropUpload(user, id);
      announce();
    },

    /**
     * One tab at a time sends a file; undefined when another tab has sent it meanwhile. Throws what it was refused
     * with.
     */
    async withLock<T>(id: string, isKept: boolean, work: () => Promise<T>): Promise<T | undefined> {
      const user = owner;
      if (!user || !('locks' in navigator)) return work();
      return navigator.locks.request(`lantern-upload-${id}`, async () => {
        if (isKept && !(await store.isWaiting(user, id))) return undefined;
        const refusal = await store.readRefusal(id);
        if (refusal) throw refusal;
        return work();
      });
    },

    /**
     * Reads what waits for this user; also what another tab has added or sent. True when that is something else than
     * before.
     */
    async read(user: string, isRunning: (id: string) => boolean): Promise<boolean> {
      const kept = await Promise.all(
        (await store.readUploads(user)).map(async (each) => ({ ...each, refusal: await store.readRefusal(each.id) })),
      );
      if (owner !== user) return false;
      const uploads = listUploads();
      const isThere = (id: string) => kept.some((each) => each.id === id);
      const stays = uploads.filter(({ id, isKept }) => !isKept || isRunning(id) || isThere(id));
      const known = new Set(stays.map(({ id }) => id));
      const found = kept.flatMap(({ id, fields, bytes, refusal }): Upload<Fields>[] => {
        if (known.has(id)) return [];
        files.set(id, bytes);
        const state = refusal ? 'refused' : 'waiting';
        return [{ id, fields, size: bytes.size, sent: 0, state, trouble: refusal, isKept: true }];
      });
      if (found.length === 0 && stays.length === uploads.length) return false;
      putUploads([...stays, ...found]);
      announce();
      return true;
    },
  };
}
