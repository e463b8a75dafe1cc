// Recordings stay in this browser's storage: in pieces as they come, so that a killed page loses two seconds at most.
import { clear, createStore, delMany, get, getMany, keys, set } from 'idb-keyval';
import { currentUser } from '#api/session.ts';

export type RecordingFacts = { type: string; seconds: number; pauses: { at: number; seconds: number }[]; at: string };
export type Recording = RecordingFacts & { blob: Blob };

const pieces = createStore('lantern-recordings', 'pieces');

/** One recording for each question of a session: a new one replaces it. */
const prefixOf = (session: string, question: string) => `${currentUser()?.id} ${session} ${question} `;

/** Sorted by number, whatever the browser's order. */
async function keysOf(prefix: string): Promise<string[]> {
  const all = await keys<string>(pieces).catch((): string[] => []);
  return all.filter((key) => key.startsWith(prefix)).sort();
}

/** Rejects with a QuotaExceededError when the browser's storage is full. */
export async function addPiece(session: string, question: string, number: number, piece: Blob): Promise<void> {
  // what comes after a sign-out is nobody's
  if (!currentUser()) return;
  await set(`${prefixOf(session, question)}${String(number).padStart(6, '0')}`, piece, pieces);
}

export async function noteFacts(session: string, question: string, facts: RecordingFacts): Promise<void> {
  if (!currentUser()) return;
  await set(`${prefixOf(session, question)}facts`, facts, pieces);
}

export async function readRecording(session: string, question: string): Promise<Recording | undefined> {
  const prefix = prefixOf(session, question);
  const found = await keysOf(prefix);
  const facts = await get<RecordingFacts>(`${prefix}facts`, pieces).catch(() => undefined);
  const blobs = await getMany<Blob>(
    found.filter((key) => !key.endsWith('facts')),
    pieces,
  ).catch((): (Blob | undefined)[] => []);
  const there = blobs.flatMap((blob) => blob ?? []);
  if (!facts || there.length === 0) return undefined;
  return { ...facts, blob: new Blob(there, { type: facts.type }) };
}

export async function removeRecording(session: string, question: string): Promise<void> {
  await delMany(await keysOf(prefixOf(session, question)), pieces).catch(() => undefined);
}

/** Puts back what was removed or recorded over. */
export async function keepRecording(session: string, question: string, { blob, ...facts }: Recording): Promise<void> {
  await removeRecording(session, question);
  await addPiece(session, question, 0, blob);
  await noteFacts(session, question, facts);
}

export async function removeRecordings(session: string): Promise<void> {
  await delMany(await keysOf(`${currentUser()?.id} ${session} `), pieces).catch(() => undefined);
}

/** Of everybody who used this browser: signing out leaves no voice behind. */
export async function clearRecordings(): Promise<void> {
  await clear(pieces).catch(() => undefined);
}

export type KeptRecording = RecordingFacts & { session: string; question: string };

/** What of this student's lies on this device, newest first. */
export async function listRecordings(): Promise<KeptRecording[]> {
  const start = `${currentUser()?.id} `;
  const found = (await keysOf(start)).filter((key) => key.endsWith(' facts'));
  const facts = await getMany<RecordingFacts>(found, pieces).catch((): (RecordingFacts | undefined)[] => []);
  return found
    .flatMap((key, at) => {
      const [session, question] = key.slice(start.length).split(' ');
      const known = facts[at];
      return session && question && known ? [{ ...known, session, question }] : [];
    })
    .sort((a, b) => b.at.localeCompare(a.at));
}
