// The sittings of this device that the server does not have yet. Memory is ahead of the disk by about a second.
import { clear, delMany, setMany, values } from 'idb-keyval';
import { createDeviceStore } from '#api/device-store.ts';
import { newId } from '#api/new-id.ts';
import type { Counts } from './count-edit.ts';
import { addToSitting, type KeptSitting } from './sitting.ts';

const disk = createDeviceStore('lantern-log', 'sittings', 30_000);
/** Before the page's own id: what a closing page could not write to the disk in time. */
const rescuePrefix = 'lantern.rescued-log.';
const rescueKey = rescuePrefix + newId();
const writeWithin = 1000;

/** The sittings of this tab, by user and essay; the newest of each. */
const current = new Map<string, KeptSitting>();
const dirty = new Map<string, KeptSitting>();
let timer: ReturnType<typeof setTimeout> | undefined;

export function noteWriting(user: string, essay: string, counts: Counts) {
  const key = `${user} ${essay}`;
  const sitting = addToSitting(current.get(key), counts, { user, essay, now: Date.now() });
  current.set(key, sitting);
  dirty.set(sitting.id, sitting);
  timer ??= setTimeout(() => void writeLog(), writeWithin);
}

/** A browser that forbids storage keeps the log as long as the page lives. */
async function writeLog() {
  clearTimeout(timer);
  timer = undefined;
  const writing = [...dirty];
  if (writing.length === 0) return;
  await setMany(writing, disk)
    .then(() => {
      for (const [id, sitting] of writing) if (dirty.get(id) === sitting) dirty.delete(id);
      if (dirty.size === 0) localStorage.removeItem(rescueKey);
    })
    .catch(() => undefined);
}

/** For a page that closes: the disk may answer too late, this store answers at once. */
export function rescueLog() {
  if (dirty.size === 0) return;
  try {
    localStorage.setItem(rescueKey, JSON.stringify([...dirty.values()]));
  } catch {
    // A full or forbidden store: the disk write that starts now is what is left.
  }
  void writeLog();
}

const rescueKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(rescuePrefix));

/** Also what pages left that are closed by now. */
function takeRescued() {
  for (const key of rescueKeys()) {
    if (key === rescueKey) continue;
    try {
      const rescued: KeptSitting[] = JSON.parse(localStorage.getItem(key) ?? '[]');
      for (const sitting of rescued) if (!dirty.has(sitting.id)) dirty.set(sitting.id, sitting);
    } catch {
      // Half written: there is nothing to be had from it.
    }
    if (dirty.size > 0) localStorage.setItem(rescueKey, JSON.stringify([...dirty.values()]));
    localStorage.removeItem(key);
  }
}

/** Everything of this user on this device, oldest first. */
export async function keptSittings(user: string): Promise<KeptSitting[]> {
  takeRescued();
  await writeLog();
  const stored = await values<KeptSitting>(disk).catch((): KeptSitting[] => []);
  const known = new Map([...stored, ...dirty.values()].map((sitting) => [sitting.id, sitting]));
  return [...known.values()]
    .filter((sitting) => sitting.user === user)
    .sort((a, b) => (a.started_at < b.started_at ? -1 : 1));
}

/** Notes that the server has them as they were; `over` are those that nothing is added to any more. */
export async function markSent(sent: readonly KeptSitting[], over: readonly string[]) {
  await delMany([...over], disk).catch(() => undefined);
  for (const id of over) dirty.delete(id);
  for (const sitting of sent) {
    if (over.includes(sitting.id)) continue;
    const key = `${sitting.user} ${sitting.essay}`;
    const now = current.get(key);
    const next = { ...(now?.id === sitting.id ? now : sitting), sent: sitting.sent } as KeptSitting;
    if (now?.id === sitting.id) current.set(key, next);
    dirty.set(sitting.id, next);
  }
  await writeLog();
}

export async function clearLog() {
  clearTimeout(timer);
  timer = undefined;
  current.clear();
  dirty.clear();
  for (const key of rescueKeys()) localStorage.removeItem(key);
  await clear(disk).catch(() => undefined);
}
