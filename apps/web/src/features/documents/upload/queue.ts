// Uploads: kept on this device first, then sent, two at a time. Sent at the start of the app, when the connection comes
// back, after signing in, after a growing pause while something waits, and when asked.
import type { VaultDocument } from '@lantern/contract/documents';
import type { UploadFields } from '@lantern/contract/documents.uploads';
import { Problem } from '@lantern/contract/problem';
import { NetworkError } from '#api/call.ts';
import { newId } from '#api/new-id.ts';
import { addOutbox, outboxChanged } from '#api/outbox.ts';
import { isPassing } from '#api/retry.ts';
import { currentUser, onSessionChange } from '#api/session.ts';
import { putPaper, refreshDocuments } from '../documents.api.ts';
import { uploadFile } from './upload-file.ts';
import { findUpload, isItsTurn, listUploads, putUploads, type Upload, updateUpload } from './upload-list.ts';
import {
  dropRefusal,
  dropUpload,
  isWaiting,
  keepRefusal,
  keepUpload,
  readPlace,
  readRefusal,
  readUploads,
} from './upload-store.ts';

/** Before the user's id: the ids of files that wait on this device; the route's line names it too. The files themselves are in upload-store.ts. */
const uploadsPrefix = 'lantern.uploads.';

const atOnce = 2;
/** Milliseconds until the next try, after the first failure, the second and so on. */
const pauses = [2000, 5000, 15_000, 30_000, 60_000];

let owner: string | undefined;
const files = new Map<string, Blob>();
const running = new Map<string, { stop: AbortController; done: Promise<void> }>();
let onUploaded: (paper: VaultDocument) => void = () => {};
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What is done with every paper that the server has taken. */
export function whenUploaded(listener: (paper: VaultDocument) => void) {
  onUploaded = listener;
}

/** After what waits became more or less: other tabs and the top bar read it. */
function announce() {
  if (!owner) return;
  const ids = listUploads().flatMap(({ id, isKept }) => (isKept ? [id] : []));
  if (ids.length > 0) localStorage.setItem(uploadsPrefix + owner, JSON.stringify(ids));
  else localStorage.removeItem(uploadsPrefix + owner);
  outboxChanged();
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

export async function cancelUpload(id: string) {
  const run = running.get(id);
  // a running one gives its place up itself
  const place = run ? undefined : await readPlace(id);
  run?.stop.abort();
  await forget(id);
  if (place) void import('./send-by-tus.ts').then(({ giveUpPlace }) => giveUpPlace(place)).catch(() => undefined);
  // it may have arrived just before
  refreshDocuments();
}

/** Sends a refused one again, under another name if one is given. */
export async function sendAgain(id: string, customName?: string) {
  const upload = findUpload(id);
  const bytes = files.get(id);
  if (!upload || !bytes || !owner) return;
  const fields = customName === undefined ? upload.fields : { ...upload.fields, custom_name: customName };
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
  if (error instanceof Problem && !isPassing(error)) {
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

async function deliver({ id, fields, isKept }: Upload, file: Blob, stop: AbortController): Promise<void> {
  const user = owner;
  if (!user) return;
  try {
    const paper = await alone(id, user, isKept, () => {
      stop.signal.throwIfAborted();
      return uploadFile(file, fields, { id, onProgress: (sent) => updateUpload(id, { sent }), signal: stop.signal });
    });
    if (owner !== user) return;
    failures = 0;
    await forget(id);
    if (!paper) return refreshDocuments();
    putPaper(paper);
    refreshDocuments();
    onUploaded(paper);
  } catch (error) {
    if (owner !== user || !findUpload(id)) return;
    await fail(id, stop.signal.aborted ? new NetworkError('offline') : error);
    outboxChanged();
  }
}

function send(upload: Upload): Promise<void> {
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
  for (const upload of listUploads()) if (upload.state === 'waiting' && running.size < atOnce) void send(upload);
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
  const found = kept.flatMap(({ id, fields, bytes, refusal }): Upload[] => {
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
  for (const upload of listUploads()) if (upload.state !== 'refused') await send(upload);
  if (listUploads().length > 0) throw new Error('Some files still wait.');
}

addOutbox('documents', {
  count: () => listUploads().length,
  sync: syncAll,
  clear: async () => {
    for (const { id } of listUploads()) await cancelUpload(id);
  },
  decision: () => (listUploads().some(({ state }) => state === 'refused') ? '/documents' : undefined),
});
window.addEventListener('online', tryNow);
window.addEventListener('offline', () => {
  for (const { stop } of running.values()) stop.abort();
});
window.addEventListener('storage', ({ key }) => key?.startsWith(uploadsPrefix) && void load());
window.addEventListener('beforeunload', (event) => {
  if (listUploads().some(({ state, isKept }) => state === 'sending' || !isKept)) event.preventDefault();
});
onSessionChange(() => void load());
void load();
