// What a student does with submissions. A file is noted, stored, then made a submission in one transaction: whatever dies
// in between, the note is there, and the sweep removes what nobody was told about.
import { randomUUID } from 'node:crypto';
import {
  type InterviewVideo,
  recordingsMax,
  type submitVideoLink,
  type VideoFileFields,
  type VideoHead,
  videosMax,
} from '@lantern/contract/interviews.videos';
import { linkMessages } from '@lantern/contract/outside-link';
import { Problem } from '@lantern/contract/problem';
import type * as z from 'zod/mini';
import { type Database, isForeignKeyViolation } from '#database/database.ts';
import { checkTries, countTry, tryKey } from '#database/throttles.ts';
import type { Caller } from '#feature/caller.ts';
import { shareItems } from '#features/shares/shares.service.ts';
import { TooLarge } from '#ports/files/files.ts';
import type { Ports } from '#ports/ports.ts';
import * as files from './interviews.videos.files.store.ts';
import { removeRecording } from './interviews.videos.files.ts';
import { receive, requireWhole, submissionsPerStudent } from './interviews.videos.receive.ts';
import * as store from './interviews.videos.store.ts';

type Submitting = Pick<Ports, 'database' | 'events' | 'files' | 'jobs'>;

/** Resumable uploads of one student at a time. */
const openMax = 3;
const tooLarge = 'This file is larger than 25 MB. Make it shorter or smaller, or send a link.';

export async function listVideos(database: Database, caller: Caller): Promise<VideoHead[]> {
  return await store.listVideos(database, caller.id);
}

export async function readVideo(
  database: Database,
  caller: Caller,
  owners: string[],
  id: string,
): Promise<InterviewVideo> {
  const video = await store.findVideo(database, owners, id, caller.id);
  if (!video) throw new Problem('not_found');
  return video;
}

/** `ownName`: of the machine that this installation answers on, as the browser wrote it. */
export async function submitLink(
  ports: Submitting,
  caller: Caller,
  { id, link, type, notes, mentor_id }: z.infer<typeof submitVideoLink.body>,
  ownName: string,
): Promise<InterviewVideo> {
  if (new URL(link).hostname === ownName) throw Problem.field('link', linkMessages.here);
  await countTry(ports.database, tryKey('interview-videos', caller.id), submissionsPerStudent);
  const video = await submit(ports, caller, id, {
    isSame: (there) => there.link === new URL(link).href,
    insert: (transaction) =>
      store.insertVideo(transaction, caller.id, {
        id,
        type,
        notes,
        // as every browser will read it: an odd spelling of an address is none any more
        link: new URL(link).href,
      }),
  });
  await shareWith(ports, caller, id, mentor_id);
  return video;
}

/** The submission stands, also where that mentor cannot be chosen any more: the student sees it and chooses another. */
async function shareWith(ports: Submitting, caller: Caller, id: string, mentor: string | undefined): Promise<void> {
  if (!mentor) return;
  const items = [{ scope: 'videos' as const, item_id: id }];
  await shareItems(ports, caller, { mentor_id: mentor, items, ends_on: null }).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
  });
}

type Submission = {
  /** Whether what is kept under this id is what is sent now. */
  isSame: (there: InterviewVideo) => boolean;
  insert: (transaction: Database) => Promise<boolean>;
};

async function submit(
  { database, events }: Pick<Ports, 'database' | 'events'>,
  caller: Caller,
  id: string,
  { isSame, insert }: Submission,
): Promise<InterviewVideo> {
  const { video, isNew } = await database.transaction().execute(async (transaction) => {
    await files.takeTurn(transaction, caller.id);
    const there = await store.findVideo(transaction, [caller.id], id, caller.id);
    if (there && isSame(there)) return { video: there, isNew: false };
    if (there) throw new Problem('id_taken');
    if ((await store.countVideos(transaction, caller.id)) >= videosMax) throw new Problem('too_many_videos');
    if (!(await insert(transaction))) throw new Problem('id_taken');
    return { video: await readVideo(transaction, caller, [caller.id], id), isNew: true };
  });
  if (isNew) announce({ events }, caller.id, video._id);
  return video;
}

function announce({ events }: Pick<Ports, 'events'>, userId: string, id: string) {
  events.publish(userId, { topic: 'interview-videos', id });
}

/** Lets a resumable upload begin, unless it would be refused at its end as things stand now. */
export async function beginUpload(
  { database }: Submitting,
  caller: Caller,
  { id, fields }: { id: string; fields: VideoFileFields },
): Promise<void> {
  await checkTries(database, tryKey('interview-videos', caller.id), submissionsPerStudent);
  await database.transaction().execute(async (transaction) => {
    await files.takeTurn(transaction, caller.id);
    const { kept, open } = await files.countRecordings(transaction, caller.id);
    // sent again, because the answer was lost: the end finds what was made of it
    if (!(await store.findVideo(transaction, [caller.id], fields.id, caller.id))) {
      if ((await store.countVideos(transaction, caller.id)) >= videosMax) throw new Problem('too_many_videos');
      if (kept >= recordingsMax) throw new Problem('too_many_recordings');
    }
    if (open >= openMax)
      throw new Problem('too_many_requests', {
        detail: 'Finish or cancel some of your uploads first.',
        retryAfter: 60,
      });
    await files.noteRecording(transaction, caller.id, { key: id, state: 'open' });
  });
}

/** Makes a file that has arrived a submission; the same upload sent twice is one, and of one that fails nothing is left. */
export async function takeRecording(
  ports: Submitting,
  caller: Caller,
  { uploadId, fields }: { uploadId: string; fields: VideoFileFields },
  bytes: AsyncIterable<Uint8Array>,
): Promise<InterviewVideo> {
  const { database } = ports;
  const { id, type, notes, mentor_id } = fields;
  const key = randomUUID();
  try {
    const kept = await receive(ports, caller, key, bytes);
    requireWhole(kept, fields);
    const video = await submit(ports, caller, id, {
      isSame: (there) => there.file?.sha256 === kept.sha256.toString('hex'),
      async insert(transaction) {
        if ((await files.countRecordings(transaction, caller.id)).kept >= recordingsMax)
          throw new Problem('too_many_recordings');
        // the sweep gives an upload up after an hour
        if (!(await files.keepRecording(transaction, caller.id, { key, ...kept })))
          throw new Problem('busy', { retryAfter: 1 });
        await files.closeUpload(transaction, caller.id, uploadId);
        return await store.insertVideo(transaction, caller.id, {
          id,
          type,
          notes,
          file_key: key,
        });
      },
    });
    await dropArrived(ports, caller.id, key);
    await shareWith(ports, caller, id, mentor_id);
    return video;
  } catch (error) {
    await dropArrived(ports, caller.id, key);
    if (error instanceof TooLarge) throw new Problem('payload_too_large', { detail: tooLarge });
    // the account was deleted while the file was on its way
    if (isForeignKeyViolation(error)) throw new Problem('unauthenticated');
    throw error;
  }

  /** Takes back a file that did not become a submission. What fails here is done by the sweep. */
  async function dropArrived(stored: Submitting, userId: string, arrived: string): Promise<void> {
    if (await files.giveUp(database, userId, arrived)) await removeRecording(stored, arrived).catch(() => undefined);
  }
}

/** Its recording goes at once; what mentors wrote stays with the student. */
export async function withdraw(ports: Submitting, caller: Caller, id: string): Promise<InterviewVideo> {
  await takeOut(ports, caller, id, store.withdraw);
  return await readVideo(ports.database, caller, [caller.id], id);
}

export async function deleteVideo(ports: Submitting, caller: Caller, id: string): Promise<void> {
  await takeOut(ports, caller, id, store.removeVideo);
}

async function takeOut(ports: Submitting, caller: Caller, id: string, change: typeof store.withdraw): Promise<void> {
  const key = await ports.database.transaction().execute(async (transaction) => {
    const found = await change(transaction, caller.id, id);
    if (!found) throw new Problem('not_found');
    if (found.key) await files.dropRecording(transaction, caller.id, found.key);
    return found.key;
  });
  announce(ports, caller.id, id);
  if (key) await removeRecording(ports, key).catch(() => undefined);
}

/** The bytes of a recording, for its student and for whom it is shared with. */
export async function findRecording(database: Database, owners: string[], id: string) {
  const recording = await store.findRecording(database, owners, id);
  if (!recording) throw new Problem('not_found');
  return recording;
}
