// Uploads: kept on this device first, then sent, two at a time. Sent at the start of the app, when the connection comes
// back, after signing in, after a growing pause while something waits, and when asked.
import { Problem } from '@lantern/contract/problem';
import { NetworkError } from '../call.ts';
import { addOutbox, outboxChanged } from '../outbox.ts';
import { isRetryable } from '../retry.ts';
import { currentUser, onSessionChange } from '../session.ts';
import { createSignal } from '../signal.ts';
import type { Upload } from './upload-list.ts';
import type { SendFile } from './upload-types.ts';
import { type Chosen, createWaiting, type WaitingOptions } from './upload-waiting.ts';

const atOnce = 2;
/** Milliseconds until the next try, after the first failure, the second and so on. */
const pauses = [2000, 5000, 15_000, 30_000, 60_000];

export type UploadQueueOptions<Fields extends object, Made> = WaitingOptions<Fields> & {
  /** of its outbox */
  name: string;
  send: SendFile<Fields, Made>;
  /** Whether it can be sent now: nothing else has to be sent first. */
  isItsTurn?: (upload: Upload<Fields>) => boolean;
  /** Shows what the server made of a file, before it is asked again. */
  putMade: (made: Made) => void;
  refresh: () => void;
  /** Where a refused one is put right. */
  screen: string;
};

/** The pause after a failure, a longer one after each. */
function createPause(then: () => void) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    isOn: () => timer !== undefined,
    begin(atLeast: number) {
      const pause = pauses[Math.min(failures, pauses.length - 1)] ?? 0;
      failures += 1;
      clearTimeout(timer);
      const over = () => {
        timer = undefined;
        then();
      };
      timer = setTimeout(over, Math.max(pause, atLeast));
    },
    /** Something arrived: the next failure counts as the first. */
    forget() {
      failures = 0;
    },
    end() {
      clearTimeout(timer);
      timer = undefined;
      failures = 0;
    },
  };
}

/** The uploads of one feature. Made once, when its module starts. */
export function createUploadQueue<Fields extends object, Made>(options: UploadQueueOptions<Fields, Made>) {
  const { name, prefix, store, list, send, isItsTurn = () => true, putMade, refresh, screen } = options;
  const { keepUpload, keepRefusal, dropRefusal, readUploadUrl } = store;
  const { listUploads, findUpload, updateUpload } = list;
  const waiting = createWaiting(options);
  const { forget } = waiting;
  const running = new Map<string, { stop: AbortController; done: Promise<void> }>();
  /** Everything that the server has taken. */
  const uploaded = createSignal<Made>();
  const pause = createPause(() => pump());

  /** Takes files on their way. False when this device had no room to keep one of them. */
  async function addUploads(chosen: readonly Chosen<Fields>[]): Promise<boolean> {
    const areKept = await waiting.add(chosen);
    tryNow();
    return areKept;
  }

  async function cancelUpload(id: string) {
    const run = running.get(id);
    // an upload that is running removes its own pieces from the server
    const place = run ? undefined : await readUploadUrl(id);
    run?.stop.abort();
    await forget(id);
    if (place) void import('./give-up-place.ts').then(({ giveUpPlace }) => giveUpPlace(place)).catch(() => undefined);
    // it may have arrived just before
    refresh();
  }

  /** Sends a refused one again, with other words if some are given. */
  async function sendAgain(id: string, change: Partial<Fields> = {}) {
    const upload = findUpload(id);
    const bytes = waiting.fileOf(id);
    const user = waiting.owner();
    if (!upload || !bytes || !user) return;
    const fields = { ...upload.fields, ...change };
    await dropRefusal(id);
    if (upload.isKept) await keepUpload(user, { id, fields, bytes, at: Date.now() });
    updateUpload(id, { fields, state: 'waiting', trouble: undefined, sent: 0 });
    tryNow();
  }

  async function fail(id: string, error: unknown) {
    if (error instanceof Problem && !isRetryable(error)) {
      updateUpload(id, { state: 'refused', trouble: error });
      if (findUpload(id)?.isKept) await keepRefusal(id, error);
      return;
    }
    updateUpload(id, { state: 'waiting', trouble: error });
    pause.begin(error instanceof Problem ? (error.retryAfter ?? 0) * 1000 : 0);
  }

  async function deliver({ id, fields, isKept }: Upload<Fields>, file: Blob, stop: AbortController): Promise<void> {
    const user = waiting.owner();
    if (!user) return;
    try {
      const made = await waiting.withLock(id, isKept, () => {
        stop.signal.throwIfAborted();
        return send(file, fields, { id, onProgress: (sent) => updateUpload(id, { sent }), signal: stop.signal });
      });
      if (waiting.owner() !== user) return;
      pause.forget();
      await forget(id);
      if (!made) return refresh();
      putMade(made);
      refresh();
      uploaded.emit(made);
    } catch (error) {
      if (waiting.owner() !== user || !findUpload(id)) return;
      await fail(id, stop.signal.aborted ? new NetworkError('offline') : error);
      outboxChanged();
    }
  }

  function begin(upload: Upload<Fields>): Promise<void> {
    const known = running.get(upload.id);
    const file = waiting.fileOf(upload.id);
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
    if (!waiting.owner() || !navigator.onLine || pause.isOn()) return;
    for (const upload of listUploads()) if (upload.state === 'waiting' && running.size < atOnce) void begin(upload);
  }

  /** Does not wait for the pause after a failure. */
  function tryNow() {
    pause.end();
    pump();
  }

  function stopAll() {
    for (const { stop } of running.values()) stop.abort();
  }

  /** Reads what waits for the account that is signed in. */
  async function load() {
    const user = currentUser()?.id;
    if (user !== waiting.owner()) {
      stopAll();
      waiting.changeOwner(user);
    }
    if (user && (await waiting.read(user, (id) => running.has(id)))) pump();
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
  window.addEventListener('offline', stopAll);
  window.addEventListener('storage', ({ key }) => key?.startsWith(prefix) && void load());
  window.addEventListener('beforeunload', (event) => {
    if (listUploads().some(({ state, isKept }) => state === 'sending' || !isKept)) event.preventDefault();
  });
  onSessionChange(() => void load());
  void load();

  return { addUploads, cancelUpload, sendAgain, tryNow, uploaded };
}
