// What a recommender does by a link: sees the request, hands the letter in, or declines. The link is looked up at each
// call, and one that was taken back answers like one that never was.

import { randomUUID } from 'node:crypto';
import type { openLetterRequest } from '@lantern/contract/applications.letters';
import { documentMax } from '@lantern/contract/documents.rules';
import { hours, inSeconds } from '@lantern/contract/durations';
import type { Output } from '@lantern/contract/endpoint';
import { Problem } from '@lantern/contract/problem';
import { type Database, isForeignKeyViolation } from '#database/database.ts';
import { countTry, type Throttle, tryKey } from '#database/throttles.ts';
import { onlyPdf } from '#features/documents/documents.service.ts';
import { notify } from '#features/notifications/notifications.service.ts';
import { countOpening, digestOf } from '#links/secret-links.ts';
import { type StoredFile, TooLarge } from '#ports/files/files.ts';
import type { Ports } from '#ports/ports.ts';
import * as files from './applications.letter-files.store.ts';
import { letterKey, removeLetterFile } from './applications.letter-files.ts';
import { lettersTopic } from './applications.letters.service.ts';
import * as store from './applications.letters.store.ts';

type Opening = Pick<Ports, 'database' | 'events' | 'files'>;
type Answering = Opening & Pick<Ports, 'jobs'>;

/** Tries to upload a letter for one request: a link must not keep the storage busy for everybody. */
const uploadsPerLetter: Throttle = { tries: 20, windowSeconds: inSeconds(hours(1)) };

async function requireOpen(database: Database, token: string, options?: { hold: boolean }) {
  const request = await store.findOpenRequest(database, digestOf(token), options);
  if (!request) throw new Problem('not_found');
  return request;
}

export async function openRequest(
  { database, events }: Opening,
  token: string,
  address: string,
): Promise<Output<typeof openLetterRequest>> {
  await countOpening(database, 'letter', address);
  const request = await requireOpen(database, token);
  if (await store.noteOpened(database, request.user_id, request.id))
    events.publish(request.user_id, { topic: lettersTopic, id: request.id });
  const { student, recommender, relation, waived, note, due_on, ends_on, received_at, declined_at } = request;
  return {
    ...{ student, recommender, relation, waived, note, due_on, ends_on },
    applications: await store.listAskedFor(database, request.id),
    state: received_at ? 'received' : declined_at ? 'declined' : 'waiting',
    received_at: received_at?.toISOString() ?? null,
  };
}

type Receive = (keep: (bytes: AsyncIterable<Uint8Array>) => Promise<StoredFile>) => Promise<{ kept: StoredFile }>;

/** Takes the letter while it arrives. Of two at once one is the letter; of one that fails nothing is left. */
export async function takeLetter(ports: Answering, token: string, address: string, receive: Receive): Promise<void> {
  const { database, events } = ports;
  await countOpening(database, 'letter', address);
  const request = await requireOpen(database, token);
  if (request.received_at) throw new Problem('letter_received');
  await countTry(database, tryKey('letter-uploads', request.id), uploadsPerLetter);
  const key = randomUUID();
  try {
    await files.noteArriving(database, request.user_id, key);
    const { kept } = await receive((bytes) => ports.files.writeStream(letterKey(key), onlyPdf(bytes), documentMax));
    await database.transaction().execute(async (transaction) => {
      // taken back, or sent by somebody else, while the file was on its way
      const now = await requireOpen(transaction, token, { hold: true });
      if (now.received_at) throw new Problem('letter_received');
      await store.noteReceived(transaction, now.user_id, now.id, now.handed_over);
      const isKept = await files.keepFile(transaction, now.user_id, { key, requestId: now.id, ...kept });
      if (!isKept) throw new Problem('busy', { retryAfter: 1 });
      await notifyStudent(ports.jobs, transaction, 'letter-received', now);
    });
  } catch (error) {
    if (await files.giveUp(database, key)) await removeLetterFile(ports, key).catch(() => undefined);
    if (error instanceof TooLarge) throw new Problem('payload_too_large', { detail: tooLarge });
    // the student's account was deleted while the file was on its way
    if (isForeignKeyViolation(error)) throw new Problem('not_found');
    throw error;
  }
  events.publish(request.user_id, { topic: lettersTopic, id: request.id });
}

const tooLarge = 'This file is larger than 10 MB. Please save it as a smaller PDF.';

type Answered = Awaited<ReturnType<typeof requireOpen>>;

/** Also a refusal is news: there is still time to ask somebody else. */
async function notifyStudent(
  jobs: Ports['jobs'],
  transaction: Database,
  kind: 'letter-received' | 'letter-declined',
  { id, user_id, recommender }: Answered,
): Promise<void> {
  await notify(jobs, transaction, {
    userId: user_id,
    kind,
    key: `${kind}:${id}`,
    places: { recommender },
    path: '/recommenders',
  });
}

export async function declineRequest(
  { database, events, jobs }: Answering,
  token: string,
  address: string,
  word: string,
): Promise<void> {
  await countOpening(database, 'letter', address);
  const request = await database.transaction().execute(async (transaction) => {
    const held = await requireOpen(transaction, token, { hold: true });
    if (held.received_at) throw new Problem('letter_received');
    await store.noteDeclined(transaction, held.user_id, held.id, word);
    await notifyStudent(jobs, transaction, 'letter-declined', held);
    return held;
  });
  events.publish(request.user_id, { topic: lettersTopic, id: request.id });
}
