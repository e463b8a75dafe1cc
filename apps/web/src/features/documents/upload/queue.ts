// Uploads: kept on this device first, then sent, two at a time. Sent at the start of the app, when the connection comes
// back, after signing in, after a growing pause while something waits, and when asked.
import type { VaultDocument } from '@lantern/contract/documents';
import type { UploadFields } from '@lantern/contract/documents.uploads';
import { Problem } from '@lantern/contract/problem';
import { useSyncExternalStore } from 'react';
import { NetworkError } from '#api/call.ts';
import { newId } from '#api/new-id.ts';
import { addOutbox, outboxChanged } from '#api/outbox.ts';
import { currentUser, onSessionChange } from '#api/session.ts';
import { putPaper, refreshDocuments } from '../documents.api.ts';
import { uploadsPrefix } from './start-outbox.ts';
import { uploadFile } from './upload-file.ts';
import { dropUpload, isWaiting, keepUpload, readUploads } from './upload-store.ts';

export type Upload = {
  id: string;
  fields: UploadFields;
  size: number;
  /** bytes */
  sent: number;
  /** `refused`: only the student can put it right. */
  state: 'waiting' | 'sending' | 'refused';
  /** Why it waits or was refused: a Problem or a NetworkError. */
  trouble?: unknown;
  /** Kept on this device: a closed page does not lose it. */
  isKept: boolean;
};

const atOnce = 2;
/** Milliseconds until the next try, after the first failure, the second and so on. */
const pauses = [2000, 5000, 15_000, 30_000, 60_000];

let owner: string | undefined;
let uploads: readonly Upload[] = [];
const files = new Map<string, Blob>();
const running = new Map<string, { stop: AbortController; done: Promise<void> }>();
const listeners = new Set<() => void>();
let onUploaded: (paper: VaultDocument) => void = () => {};
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What is done with every paper that the server has taken. */
export function whenUploaded(listener: (paper: VaultDocument) => void) {
  onUploaded = listener;
}

function put(next: readonly Upload[]) {
  uploads = next;
  for (const listener of listeners) listener();
}

function update(id: string, change: Partial<Upload>) {
  put(uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
}

/** After what waits became more or less: other tabs and the top bar read it. */
function announce() {
  if (!owner) return;
  const ids = uploads.flatMap(({ id, isKept }) => (isKept ? [id] : []));
  if (ids.length > 0) localStorage.setItem(uploadsPrefix + owner, JSON.stringify(ids));
  else localStorage.removeItem(uploadsPrefix + owner);
  outboxChanged();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(subscribe, () => uploads);
}

export type Chosen = { file: Blob; fields: UploadFields };

/** Takes files on their way. False when this device had no room to keep one of them. */
export async function addUploads(chosen: readonly Chosen[]): Promise<boolean> {
  const user = owner;
  if (!user) throw new Problem('unauthenticated');
  const added: Upload[] = [];
  for (const { file, fields } of chosen) {
    const id = fields.document_id ?? newId();
    const bytes = new Blob([await file.arrayBuffer()], { type: 'application/pdf' });
    const named = fields.replaces ? fields : { ...fields, document_id: id };
    const isKept = await keepUpload(user, { id, fields: named, bytes, at: Date.now() + added.length });
    files.set(id, bytes);
    added.push({ id, fields: named, size: bytes.size, sent: 0, state: 'waiting', isKept });
  }
  put([...uploads, ...added]);
  announce();
  tryNow();
  return added.every(({ isKept }) => isKept);
}

async function forget(id: string) {
  const user = owner;
  files.delete(id);
  put(uploads.filter((upload) => upload.id !== id));
  if (user) await dropUpload(user, id);
  announce();
}

export async function cancelUpload(id: string) {
  running.get(id)?.stop.abort();
  await forget(id);
  // it may have arrived just before
  refreshDocuments();
}

/** Sends a refused one again, under another name if one is given. */
export async function sendAgain(id: string, customName?: string) {
  const upload = uploads.find((each) => each.id === id);
  const bytes = files.get(id);
  if (!upload || !bytes || !owner) return;
  const fields = customName === undefined ? upload.fields : { ...upload.fields, custom_name: customName };
  update(id, { fields, state: 'waiting', trouble: undefined, sent: 0 });
  if (upload.isKept) await keepUpload(owner, { id, fields, bytes, at: Date.now() });
  tryNow();
}

/** One tab at a time sends a file; undefined when another tab has sent it meanwhile. */
async function alone<T>(id: string, user: string, isKept: boolean, work: () => Promise<T>): Promise<T | undefined> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`lantern-upload-${id}`, async () => {
    const isThere = !isKept || (await isWaiting(user, id));
    return isThere ? work() : undefined;
  });
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Problem)) return true;
  return error.status >= 500 || error.status === 429 || error.status === 401;
}

function fail(id: string, error: unknown) {
  if (!isPassing(error)) return update(id, { state: 'refused', trouble: error });
  update(id, { state: 'waiting', trouble: error });
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

async function deliver({ id, fields, isKept }: Upload, file: Blob, stop: AbortController): Promise<void> {
  const user = owner;
  if (!user) return;
  try {
    const paper = await alone(id, user, isKept, () => {
      stop.signal.throwIfAborted();
      return uploadFile(file, fields, { onProgress: (sent) => update(id, { sent }), signal: stop.signal });
    });
    if (owner !== user) return;
    failures = 0;
    await forget(id);
    if (!paper) return refreshDocuments();
    putPaper(paper);
    refreshDocuments();
    onUploaded(paper);
  } catch (error) {
    if (owner !== user || !uploads.some((upload) => upload.id === id)) return;
    fail(id, stop.signal.aborted ? new NetworkError('offline') : error);
    outboxChanged();
  }
}

function send(upload: Upload): Promise<void> {
  const known = running.get(upload.id);
  const file = files.get(upload.id);
  if (known) return known.done;
  if (!file) return Promise.resolve();
  const stop = new AbortController();
  update(upload.id, { state: 'sending', sent: 0, trouble: undefined });
  const done = deliver(upload, file, stop).finally(() => {
    running.delete(upload.id);
    pump();
  });
  running.set(upload.id, { stop, done });
  return done;
}

function pump() {
  if (!owner || !navigator.onLine || timer) return;
  for (const upload of uploads) if (upload.state === 'waiting' && running.size < atOnce) void send(upload);
}

/** Does not wait for the pause after a failure. */
export function tryNow() {
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
    put([]);
  }
  if (!user) return;
  const kept = await readUploads(user);
  if (owner !== user) return;
  const stays = uploads.filter(({ id, isKept }) => !isKept || running.has(id) || kept.some((each) => each.id === id));
  const known = new Set(stays.map(({ id }) => id));
  const found = kept.flatMap(({ id, fields, bytes }): Upload[] => {
    if (known.has(id)) return [];
    files.set(id, bytes);
    return [{ id, fields, size: bytes.size, sent: 0, state: 'waiting', isKept: true }];
  });
  if (found.length === 0 && stays.length === uploads.length) return;
  put([...stays, ...found]);
  announce();
  pump();
}

async function syncAll() {
  tryNow();
  for (const upload of uploads) if (upload.state !== 'refused') await send(upload);
  if (uploads.length > 0) throw new Error('Some files still wait.');
}

addOutbox('documents', {
  count: () => uploads.length,
  sync: syncAll,
  clear: async () => {
    for (const { id } of uploads) await cancelUpload(id);
  },
  decision: () => (uploads.some(({ state }) => state === 'refused') ? '/documents' : undefined),
});
window.addEventListener('online', tryNow);
window.addEventListener('offline', () => {
  for (const { stop } of running.values()) stop.abort();
});
window.addEventListener('storage', ({ key }) => key?.startsWith(uploadsPrefix) && void load());
window.addEventListener('beforeunload', (event) => {
  if (uploads.some(({ state, isKept }) => state === 'sending' || !isKept)) event.preventDefault();
});
onSessionChange(() => void load());
void load();
