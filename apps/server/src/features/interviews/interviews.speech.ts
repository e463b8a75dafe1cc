// A recording that the speech server writes down: handed on while it is in memory, and kept nowhere.
import { days, inSeconds, minutes } from '@lantern/contract/durations';
import { transcriptMax } from '@lantern/contract/interviews.speech';
import { recordingMax } from '@lantern/contract/interviews.videos';
import { Problem } from '@lantern/contract/problem';
import type { RecordingType } from '@lantern/contract/recording-type';
import { countTry, type Throttle, tryKey } from '#database/throttles.ts';
import type { Caller } from '#feature/caller.ts';
import type { Ports } from '#ports/ports.ts';
import type { Speech, SpokenWords } from '#ports/speech/speech.ts';
import { fairQueue } from '#runtime/fair-queue.ts';
import { limitConcurrency } from '#runtime/limit-concurrency.ts';
import { memoryLimit } from '#runtime/memory-limit.ts';
import { onlyRecording } from './videos/interviews.videos.receive.ts';

type Asking = Pick<Ports, 'database' | 'speech'>;

export const transcriptsPerStudent: Throttle = { tries: 30, windowSeconds: inSeconds(days(1)) };
const limitStudent = limitConcurrency(1);
/** Heard at once. Who sends waits outside of it: a slow phone sends for minutes. */
const hearing = fairQueue({ slots: 6, waitingMax: 60, waitMs: minutes(1) });
/** What all recordings may hold in memory as they arrive, so that many who send slowly cannot fill it. */
const holdMemory = memoryLimit(6 * recordingMax);

/** A guest can be made again at any time, and each would have a new day's tries. */
const speechFor = (speech: Speech | undefined, caller: Caller) => (caller.guest ? undefined : speech);

export function readSpeechServer({ speech }: Asking, caller: Caller): { name: string | null } {
  return { name: speechFor(speech, caller)?.setup.name ?? null };
}

/** `receive` rejects when the student did not agree: by then nothing was sent on. */
export async function transcribe(
  { database, speech: configured }: Asking,
  caller: Caller,
  receive: (keep: (bytes: AsyncIterable<Uint8Array>) => Promise<SpokenWords>) => Promise<SpokenWords>,
): Promise<{ text: string; cut: boolean }> {
  const speech = speechFor(configured, caller);
  if (!speech) throw new Problem('not_found', { detail: 'No speech server is set up here.' });
  return await limitStudent(caller.id, async () => {
    const memory = holdMemory();
    try {
      const words = await receive((bytes) => holdRecording(bytes, memory.take));
      await countTry(database, tryKey('transcripts', caller.id), transcriptsPerStudent);
      const answer = await hearing.run(() => speech.transcribe(words));
      if ('failure' in answer)
        throw new Problem(answer.failure === 'unusable' ? 'speech_unusable' : 'speech_unavailable');
      return asTyped(answer.text);
    } finally {
      memory.free();
    }
  });
}

async function holdRecording(
  source: AsyncIterable<Uint8Array>,
  takeMemory: (bytes: number) => void,
): Promise<SpokenWords> {
  let type: RecordingType | undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const recording = onlyRecording(source, (found) => {
    type = found;
  });
  for await (const chunk of recording) {
    size += chunk.byteLength;
    if (size > recordingMax) throw new Problem('payload_too_large');
    takeMemory(chunk.byteLength);
    chunks.push(chunk);
  }
  if (!type) throw new Problem('not_a_recording');
  return { bytes: Buffer.concat(chunks), type };
}

/** Whole, as far as it goes: what an answer holds of it is for the student to see and to choose. */
function asTyped(text: string): { text: string; cut: boolean } {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is dropped
  const plain = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '').trim();
  const sent = plain.toWellFormed().slice(0, transcriptMax);
  return { text: sent.toWellFormed(), cut: plain.length > transcriptMax };
}
