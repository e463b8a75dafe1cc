// Uploads: kept on this device first, then sent, two at a time. Sent at the start of the app, when the connection comes
// back, after signing in, after a growing pause while something waits, and when asked.
import { Problem } from '@lantern/contract/problem';
import { NetworkError } from '../call.ts';
import { addOutbox, outboxChanged } from '../outbox.ts';
import { isRetryable } from '../retry.ts';
import { currentUser, onSessionChange } from '../session.ts';
import type { Upload, UploadList } from './upload-list.ts';
import type { UploadStore } from './upload-store.ts';
import type { SendFile } from './upload-types.ts';

const atOnce = 2;
/** Milliseconds until the next try, after the first failure, the second and so on. */
const pauses = [2000, 5000, 15_000, 30_000, 60_000];

export type Chosen<Fields> = { file: Blob; fields: Fields };

export type UploadQueueOptions<Fields extends object, Made> = {
  /** of its outbox */
  name: string;
  /** Before the user's id: the ids of files that wait on this device; the route's line names it too. The files themselves are in the store. */
  prefix: string;
  store: UploadStore<Fields>;
  list: UploadList<Fields>;
  /** Under which id a file waits, and its fields with what must be the same however often it is sent. */
  nameUpload: (fields: Fields) => { id: string; named: Fields };
  /** of the bytes; the file's own when it is left out */
  type?: string;
  send: SendFile<Fields, Made>;
  /** Whether it can be sent now: nothing else has to be sent first. */
  isItsTurn?: (upload: Upload<Fields>) => boolean;
  /** Shows what the server made of a file, before it is asked again. */
  putMade: (made: Made) => void;
  refresh: () => void;
  /** Where a refused one is put right. */
  screen: string;
};

/** The uploads of one feature. Made once, when its module starts. */
export function createUploadQueue<Fields extends object, Made>({
  name,
  prefix,
  store,
  list,
  nameUpload,
  type,
  send,
  isItsTurn = () => true,
  putMade,
  refresh,
  screen,
}: UploadQueueOptions<Fields, Made>) {
  const { keepUpload, readUploads, isWaiting, dropUpload, readRefusal, keepRefusal, dropRefusal, readPlace } = store;
  const { listUploads, findUpload, putUploads, updateUpload } = list;
  let owner: string | undefined;
  const files = new Map<string, Blob>();
  const running = new Map<string, { stop: AbortController; done: Promise<void> }>();
  let onUploaded: (made: Made) => void = () => {};
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** What is done with everything that the server has taken. */
  function whenUploaded(listener: (made: Made) => void) {
    onUploaded = listener;
  }

  /** After what waits became more or less: other tabs and the top bar read it. */
  function announce() {
    if (!owner) return;
    const ids = listUploads().flatMap(({ id, isKept }) => (isKept ? [id] : []));
    if (ids.length > 0) localStorage.setItem(prefix + owner, JSON.stringify(ids));
    else localStorage.removeItem(prefix + owner);
    outboxChanged();
  }

  /** Takes files on their way. False when this device had no room to keep one of them. */
  async function addUploads(chosen: readonly Chosen<Fields>[]): Promise<boolean> {
    const user = owner;
    if (!user) throw new Problem('unauthenticated');
    const added: Upload<Fields>[] = [];
    for (const { file, fields } of chosen) {
      const { id, named } = nameUpload(fields);
      const bytes = new Blob([await file.arrayBuffer()], { type: type ?? file.type });
      const isKept = await keepUpload(user, { id, fields: named, bytes, at: Date.now() + added.length });
      files.set(id, bytes);
      added.push({ id, fields: named, size: bytes.size, sent: 0, state: 'waiting', isKept });
    }
    putUploads([...listUploads(), ...added]);
    announce();
    tryNow();
    return added.every(({ isKept }) => isKept);
  }

  async function forget(id: string) {
    const user = owner;
    files.delete(id);
    putUploads(listUploads().filter((upload) => upload.id !== id));
    if (user) await dropUpload(user, id);
    announce();
  }

  async function cancelUpload(id: string) {
    const run = running.get(id);
    // an upload that is running removes its own pieces from the server
    const place = run ? undefined : await readPlace(id);
    run?.stop.abort();
    await forget(id);
    if (place) void import('./give-up-place.ts').then(({ giveUpPlace }) => giveUpPlace(place)).catch(() => undefined);
    // it may have arrived just before
    refresh();
  }

  /** Sends a refused one again, with other words if some are given. */
  async function sendAgain(id: string, change: Partial<Fields> = {}) {
    const upload = findUpload(id);
    const bytes = files.get(id);
    if (!upload || !bytes || !owner) return;
    const fields = { ...upload.fields, ...change };
    await dropRefusal(id);
    if (upload.isKept) await keepUpload(owner, { id, fields, bytes, at: Date.now() });
    updateUpload(id, { fields, state: 'waiting', trouble: undefined, sent: 0 });
    tryNow();
  }

  /** One tab at a time sends a file; undefined when another tab has sent it meanwhile. Throws what it was refused with. */
  async function alone<T>(id: string, user: string, isKept: boolean, work: () => Promise<T>): Promise<T | undefined> {
    if (!('locks' in navigator)) return work();
    return navigator.locks.request(`lantern-upload-${id}`, async () => {
      if (isKept && !(await isWaiting(user, id))) return undefined;
      const refusal = await readRefusal(id);
      if (refusal) throw refusal;
      return work();
    });
  }

  async function fail(id: string, error: unknown) {
    if (error instanceof Problem && !isRetryable(error)) {
      updateUpload(id, { state: 'refused', trouble: error });
      if (findUpload(id)?.isKept) await keepRefusal(id, error);
      return;
    }
    updateUpload(id, { state: 'waiting', trouble: error });
    const pause = pauses[Math.min(failures, pauses.length - 1)] ?? 0;
    failures += 1;
    const asked = error instanceof Problem ? (error.retryAfter ?? 0) * 1000 : 0;
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        timer = undefined;
        pump();
      },
      Math.max(pause, asked),
    );
  }

  async function deliver({ id, fields, isKept }: Upload<Fields>, file: Blob, stop: AbortController): Promise<void> {
    const user = owner;
    if (!user) return;
    try {
      const made = await alone(id, user, isKept, () => {
        stop.signal.throwIfAborted();
        return send(file, fields, { id, onProgress: (sent) => updateUpload(id, { sent }), signal: stop.signal });
      });
      if (owner !== user) return;
      failures = 0;
      await forget(id);
      if (!made) return refresh();
      putMade(made);
      refresh();
      onUploaded(made);
    } catch (error) {
      if (owner !== user || !findUpload(id)) return;
      await fail(id, stop.signal.aborted ? new NetworkError('offline') : error);
      outboxChanged();
    }
  }

  function begin(upload: Upload<Fields>): Promise<void> {
    const known = running.get(upload.id);
    const file = files.get(upload.id);
    if (known) return known.done;
    if (!file || !isItsTurn(upload)) return Promise.resolve();
    const stop = new AbortController();
    updateUpload(upload.id, { state: 'sending', sent: 0, trouble: undefined });
    const done = deliver(upload, file, stop).finally(() => {
      running.delete(upload.id);
      pump();
    });
    running.set(upload.id, { stop, done });
    return done;
  }

  function pump() {
    if (!owner || !navigator.onLine || timer) return;
    for (const upload of listUploads()) if (upload.state === 'waiting' && running.size < atOnce) void begin(upload);
  }

  /** Does not wait for the pause after a failure. */
  function tryNow() {
    clearTimeout(timer);
    timer = undefined;
    failures = 0;
    pump();
  }

  /** Reads what waits for whoever is signed in; also what another tab has added or sent. */
  async function load() {
    const user = currentUser()?.id;
    if (user !== owner) {
      for (const { stop } of running.values()) stop.abort();
      files.clear();
      owner = user;
      putUploads([]);
    }
    if (!user) return;
    const kept = await Promise.all(
      (await readUploads(user)).map(async (each) => ({ ...each, refusal: await readRefusal(each.id) })),
    );
    if (owner !== user) return;
    const uploads = listUploads();
    const stays = uploads.filter(({ id, isKept }) => !isKept || running.has(id) || kept.some((each) => each.id === id));
    const known = new Set(stays.map(({ id }) => id));
    const found = kept.flatMap(({ id, fields, bytes, refusal }): Upload<Fields>[] => {
      if (known.has(id)) return [];
      files.set(id, bytes);
      const state = refusal ? 'refused' : 'waiting';
      return [{ id, fields, size: bytes.size, sent: 0, state, trouble: refusal, isKept: true }];
    });
    if (found.length === 0 && stays.length === uploads.length) return;
    putUploads([...stays, ...found]);
    announce();
    pump();
  }

  async function syncAll() {
    tryNow();
    for (const upload of listUploads()) if (upload.state !== 'refused') await begin(upload);
    if (listUploads().length > 0) throw new Error('Some files still wait.');
  }

  addOutbox(name, {
    count: () => listUploads().length,
    sync: syncAll,
    clear: async () => {
      for (const { id } of listUploads()) await cancelUpload(id);
    },
    decision: () => (listUploads().some(({ state }) => state === 'refused') ? screen : undefined),
  });
  window.addEventListener('online', tryNow);
  window.addEventListener('offline', () => {
    for (const { stop } of running.values()) stop.abort();
  });
  window.addEventListener('storage', ({ key }) => key?.startsWith(prefix) && void load());
  window.addEventListener('beforeunload', (event) => {
    if (listUploads().some(({ state, isKept }) => state === 'sending' || !isKept)) event.preventDefault();
  });
  onSessionChange(() => void load());
  void load();

  return { addUploads, cancelUpload, sendAgain, tryNow, whenUploaded };
}
