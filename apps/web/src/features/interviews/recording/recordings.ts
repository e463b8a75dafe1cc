// Recordings stay in this browser's storage: in pieces as they come, so that a killed page loses two seconds at most.
import { clear, delMany, get, getMany, keys, set } from 'idb-keyval';
import { createDeviceStore } from '#api/device-store.ts';
import { newId } from '#api/new-id.ts';
import { currentUser } from '#api/session.ts';

export type RecordingFacts = { type: string; seconds: number; pauses: { at: number; seconds: number }[]; at: string };
export type Recording = RecordingFacts & { blob: Blob };

const pieces = createDeviceStore('lantern-recordings', 'pieces', 30_000);

/**
 * A question of a session has one recording, made of the pieces of one take. A new take gets the place of the one before
 * by a single write, when it is complete: until then a page that dies leaves the former one.
 */
const prefixOf = (session: string, question: string) => `${currentUser()?.id} ${session} ${question} `;

type Take = { prefix: string; name: string };
/** What was recorded before there were takes has no name of its own. */
type KeptFacts = RecordingFacts & { take?: string };

/** Names of later takes come later. */
export const newTake = (session: string, question: string): Take => ({
  prefix: prefixOf(session, question),
  name: `take-${Date.now()}-${newId()} `,
});

/** Sorted by number, whatever the browser's order. */
async function keysOf(prefix: string): Promise<string[]> {
  const all = await keys<string>(pieces).catch((): string[] => []);
  return all.filter((key) => key.startsWith(prefix)).sort();
}

/** Rejects with a QuotaExceededError when the browser's storage is full. */
export async function addPiece({ prefix, name }: Take, number: number, piece: Blob): Promise<void> {
  // what comes after a sign-out is nobody's
  if (!currentUser()) return;
  await set(`${prefix}${name}${String(number).padStart(6, '0')}`, piece, pieces);
}

export async function noteFacts({ prefix, name }: Take, facts: RecordingFacts): Promise<void> {
  if (!currentUser()) return;
  await set(`${prefix}${name}facts`, facts, pieces);
}

/** A take of which something was recorded is the recording from now on; what was there before goes. */
export async function acceptTake({ prefix, name }: Take, facts: RecordingFacts): Promise<void> {
  if (!currentUser()) return;
  const found = await keysOf(prefix);
  if (!found.some((key) => key.startsWith(prefix + name) && !key.endsWith('facts'))) return;
  await set(`${prefix}facts`, { ...facts, take: name } satisfies KeptFacts, pieces);
  const others = found.filter((key) => !key.startsWith(prefix + name) && key !== `${prefix}facts`);
  await delMany([...others, `${prefix}${name}facts`], pieces).catch(() => undefined);
}

/** Where nothing was ever complete: what a page that died has left. */
async function acceptUnfinished(prefix: string): Promise<void> {
  const found = await keysOf(prefix);
  const last = found.findLast((key) => key.startsWith(`${prefix}take-`) && key.endsWith(' facts'));
  if (!last || found.includes(`${prefix}facts`)) return;
  const facts = await get<RecordingFacts>(last, pieces);
  if (facts) await acceptTake({ prefix, name: last.slice(prefix.length, -'facts'.length) }, facts);
}

export async function readRecording(session: string, question: string): Promise<Recording | undefined> {
  const prefix = prefixOf(session, question);
  await acceptUnfinished(prefix).catch(() => undefined);
  const kept = await get<KeptFacts>(`${prefix}facts`, pieces).catch(() => undefined);
  if (!kept) return undefined;
  const { take = '', ...facts } = kept;
  const number = /^\d{6}$/;
  const found = (await keysOf(prefix + take)).filter((key) => number.test(key.slice(prefix.length + take.length)));
  const blobs = await getMany<Blob>(found, pieces).catch((): (Blob | undefined)[] => []);
  const there = blobs.flatMap((blob) => blob ?? []);
  return there.length > 0 ? { ...facts, blob: new Blob(there, { type: facts.type }) } : undefined;
}

export async function removeRecording(session: string, question: string): Promise<void> {
  await delMany(await keysOf(prefixOf(session, question)), pieces).catch(() => undefined);
}

/** Puts back what was removed or recorded over. */
export async function keepRecording(session: string, question: string, { blob, ...facts }: Recording): Promise<void> {
  const take = newTake(session, question);
  await addPiece(take, 0, blob);
  await acceptTake(take, facts);
}

export async function removeRecordings(session: string): Promise<void> {
  await delMany(await keysOf(`${currentUser()?.id} ${session} `), pieces).catch(() => undefined);
}

/** Of everybody who used this browser: signing out leaves no voice behind. */
export async function clearRecordings(): Promise<void> {
  await clear(pieces).catch(() => undefined);
}

export type KeptRecording = RecordingFacts & { session: string; question: string };

/** What of this student's lies on this device, newest first; also what a page that died has left. */
export async function listRecordings(): Promise<KeptRecording[]> {
  const start = `${currentUser()?.id} `;
  const found = (await keysOf(start)).filter((key) => key.endsWith(' facts'));
  const facts = await getMany<RecordingFacts>(found, pieces).catch((): (RecordingFacts | undefined)[] => []);
  const kept = new Map<string, KeptRecording>();
  for (const [at, key] of found.entries()) {
    const [session, question] = key.slice(start.length).split(' ');
    const { type, seconds, pauses, at: made } = facts[at] ?? {};
    if (!session || !question || !type || seconds === undefined || !pauses || !made) continue;
    // "facts" sorts before "take-…": what is complete counts
    if (!kept.has(`${session} ${question}`))
      kept.set(`${session} ${question}`, { session, question, type, seconds, pauses, at: made });
  }
  return [...kept.values()].sort((a, b) => b.at.localeCompare(a.at));
}
