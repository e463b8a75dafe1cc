// The drafts of the signed-in user on this device. Memory is ahead of the disk by less than a second.
import { del, entries, set, setMany } from 'idb-keyval';
import { createDeviceStore } from '#api/device-store.ts';
import { newId } from '#api/new-id.ts';
import { outboxChanged } from '#api/outbox.ts';
import { userKey } from '#api/user-key.ts';
import type { Draft } from './draft.ts';
import { tabId } from './tab.ts';
import { publish, subscribe } from './tab-bus.ts';

/** Set while drafts wait on this device; the lines of their routes name it too. */
const waitingKey = 'lantern.unsent';

// a draft that is not read is one that the next keystroke writes over: a slow device is waited for
const disk = createDeviceStore('lantern-drafts', 'drafts', 30_000);
/** What a closing page could not write to the disk in time; each page has a place of its own. */
const rescuePrefix = 'lantern.rescued-drafts';
const rescueKey = `${rescuePrefix}.${newId()}`;
const rescueKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(rescuePrefix));
/** Milliseconds between a keystroke and the disk, at most. */
const writeWithin = 700;

const keyOf = ({ user, essay, tab }: Draft) => `${user} ${essay} ${tab}`;

let owner: string | undefined;
let held = new Map<string, Draft>();
let shown: readonly Draft[] = [];
const dirty = new Set<string>();
let drops = 0;
let diskWorks = true;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function subscribeDrafts(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Every draft of the user that `loadDrafts` named, of any tab; the same array until something changes. */
export function drafts(): readonly Draft[] {
  return shown;
}

/** False when the browser refuses to store anything: then the page's memory is all there is. */
export function isOnDevice(draft: Draft): boolean {
  return diskWorks && !dirty.has(keyOf(draft));
}

export function diskRefuses(): boolean {
  return !diskWorks;
}

function changed() {
  shown = [...held.values()];
  const waiting = localStorage.getItem(waitingKey) !== null;
  if (shown.length > 0 && !waiting) localStorage.setItem(waitingKey, 'yes');
  if (shown.length === 0 && waiting) localStorage.removeItem(waitingKey);
  outboxChanged();
  for (const listener of listeners) listener();
}

function rescued(key: string): Draft[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]');
  } catch {
    return [];
  }
}

function forgetRescued(keys: readonly string[]) {
  for (const key of keys) localStorage.removeItem(key);
}

/** Reads what the disk holds for a user; drafts of this tab that memory has are newer. */
export async function loadDrafts(user: string | undefined): Promise<void> {
  const tab = await tabId();
  const before = drops;
  const stored = await entries<string, Draft>(disk).catch((): [string, Draft][] => []);
  // What was dropped while the disk was read must not come back.
  if (drops !== before) return loadDrafts(user);
  const first = owner !== user;
  if (first) held = new Map();
  owner = user;
  // what a page left of somebody else waits for them
  const rescues = rescueKeys().filter((key) => rescued(key).every((draft) => draft.user === user));
  const own = [...held].filter(([, draft]) => draft.tab === tab);
  const next = new Map(stored.filter(([, draft]) => draft.user === user && (first || draft.tab !== tab)));
  for (const [key, draft] of own) next.set(key, draft);
  for (const draft of rescues.flatMap(rescued)) {
    const key = keyOf(draft);
    if ((next.get(key)?.changedAt ?? 0) >= draft.changedAt) continue;
    next.set(key, draft);
    dirty.add(key);
  }
  held = next;
  changed();
  if (dirty.size > 0) await writeDrafts();
  // they are on the disk now, or were older than what it has
  if (user && dirty.size === 0) forgetRescued(rescues);
}

/** Takes a draft into memory; the disk follows within a second. */
export function holdDraft(draft: Draft) {
  held.set(keyOf(draft), draft);
  dirty.add(keyOf(draft));
  timer ??= setTimeout(() => void writeDrafts(), writeWithin);
  changed();
}

/** Writes what memory is ahead of. Never throws: a refusing disk shows in `isOnDevice`. */
export async function writeDrafts() {
  clearTimeout(timer);
  timer = undefined;
  const writing = [...dirty].flatMap((key) => {
    const draft = held.get(key);
    return draft ? [[key, draft] as [string, Draft]] : [];
  });
  if (writing.length === 0) return;
  try {
    await setMany(writing, disk);
    diskWorks = true;
    for (const [key, draft] of writing) if (held.get(key) === draft) dirty.delete(key);
    if (dirty.size === 0) forgetRescued([rescueKey]);
    publish('drafts-changed', null);
  } catch {
    diskWorks = false;
  }
  changed();
}

export async function dropDraft(draft: Draft) {
  const key = keyOf(draft);
  held.delete(key);
  dirty.delete(key);
  drops += 1;
  changed();
  await del(key, disk).catch(() => undefined);
  drops += 1;
  publish('drafts-changed', null);
}

/**
 * Makes the draft of a closed tab this tab's own. `take` hears of it before anything else can be typed. Once that is on
 * the disk the other is dropped, also when this tab has gone on from it meanwhile.
 */
export async function adoptDraft(draft: Draft, tab: string, take: (adopted: Draft) => void) {
  const adopted = { ...draft, tab };
  holdDraft(adopted);
  take(adopted);
  try {
    await set(keyOf(adopted), adopted, disk);
  } catch {
    // the other stays: it is what the disk has
    return;
  }
  await dropDraft(draft);
}

export async function clearDrafts() {
  for (const draft of [...held.values()]) await dropDraft(draft);
  forgetRescued(rescueKeys());
}

/** A page that closes may not live to see its disk writes end; this store answers at once. */
function rescue() {
  // signed out in another tab: nothing of them stays here
  if (localStorage.getItem(userKey) === null) return;
  const unwritten = [...dirty].flatMap((key) => held.get(key) ?? []);
  if (unwritten.length === 0) return;
  try {
    localStorage.setItem(rescueKey, JSON.stringify(unwritten));
  } catch {
    // Too large for this store: the disk write that starts now is what is left.
  }
  void writeDrafts();
}

window.addEventListener('pagehide', rescue);
window.addEventListener('blur', () => void writeDrafts());
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && rescue());
subscribe('drafts-changed', () => void loadDrafts(owner));
