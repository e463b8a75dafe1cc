import { days } from '@lantern/contract/durations';
import type { Files } from '#ports/files/files.ts';

const batch = 500;
const uuidLength = 36;

/**
 * Removes files of these folders without any note that are a day old, such as the halves that a power cut left, or what a
 * move of the files left behind. `listKnown` says which of some ids have a note.
 */
export async function sweepStrayFiles(
  files: Files,
  folders: readonly string[],
  listKnown: (ids: string[]) => Promise<Set<string>>,
): Promise<void> {
  const old = Date.now() - days(1);
  const idOf = (key: string) => key.slice(key.indexOf('/') + 1);
  async function remove(keys: string[]) {
    // a half-written file has a longer name
    const known = await listKnown(keys.map(idOf).filter((id) => id.length === uuidLength));
    for (const key of keys) if (!known.has(idOf(key))) await files.remove(key);
  }
  const seen: string[] = [];
  for await (const { key, modifiedAt } of files.list()) {
    if (folders.includes(key.slice(0, key.indexOf('/'))) && modifiedAt.getTime() < old) seen.push(key);
    if (seen.length >= batch) await remove(seen.splice(0));
  }
  await remove(seen);
}
