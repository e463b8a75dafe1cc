// A recording on its way into the storage: noted before its first byte, refused by its first bytes.
import { hours, inSeconds } from '@lantern/contract/durations';
import { recordingMax, type VideoFileFields } from '@lantern/contract/interviews.videos';
import { Problem } from '@lantern/contract/problem';
import { type RecordingType, recordingHead, recordingTypeOf } from '@lantern/contract/recording-type';
import { countTry, type Throttle, tryKey } from '#database/throttles.ts';
import type { Caller } from '#feature/caller.ts';
import type { StoredFile } from '#ports/files/files.ts';
import type { Ports } from '#ports/ports.ts';
import * as files from './interviews.videos.files.store.ts';
import { fileKey } from './interviews.videos.files.ts';

export const submissionsPerStudent: Throttle = { tries: 60, windowSeconds: inSeconds(hours(1)) };

export async function receive(
  { database, files: storage }: Pick<Ports, 'database' | 'files'>,
  caller: Caller,
  key: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<StoredFile & { type: RecordingType }> {
  await countTry(database, tryKey('interview-videos', caller.id), submissionsPerStudent);
  await files.noteRecording(database, caller.id, { key, state: 'arriving' });
  let type: RecordingType | undefined;
  const kept = await storage.writeStream(
    fileKey(key),
    onlyRecording(bytes, (found) => {
      type = found;
    }),
    recordingMax,
  );
  if (!type) throw new Problem('not_a_recording');
  return { ...kept, type };
}

/** Lets a recording through and refuses everything else, by its first bytes. */
export async function* onlyRecording(
  source: AsyncIterable<Uint8Array>,
  onType: (type: RecordingType) => void,
): AsyncGenerator<Uint8Array> {
  let start = Buffer.alloc(0);
  let isKnown = false;
  for await (const chunk of source) {
    if (isKnown) {
      yield chunk;
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (start.length < recordingHead) continue;
    onType(requireRecording(start));
    isKnown = true;
    yield start;
  }
  // a file this short cannot hold a recording
  if (!isKnown) throw new Problem('not_a_recording');
}

/** Refuses by the first bytes of a file. */
export function requireRecording(start: Uint8Array): RecordingType {
  const type = recordingTypeOf(start);
  if (!type) throw new Problem('not_a_recording');
  return type;
}

export function requireWhole({ sha256 }: StoredFile, fields: VideoFileFields): void {
  if (fields.sha256 !== undefined && fields.sha256 !== sha256.toString('hex'))
    throw new Problem('invalid_request', { detail: 'The file was damaged on its way. Please upload it again.' });
}
