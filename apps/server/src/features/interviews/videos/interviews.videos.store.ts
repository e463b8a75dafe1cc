import {
  commentsMax,
  type InterviewVideo,
  type VideoComment,
  type VideoHead,
  type VideoState,
  videosMax,
} from '@lantern/contract/interviews.videos';
import { sql } from 'kysely';
import { areContactsShown, asRead, showsContacts } from '#database/contacts.ts';
import type { Database } from '#database/database.ts';

/** Submissions, each with its file. */
function videos(database: Database) {
  return database
    .selectFrom('interview_videos')
    .leftJoin('interview_video_files', 'interview_video_files.key', 'interview_videos.file_key')
    .innerJoin('users', 'users.id', 'interview_videos.user_id')
    .select([
      'interview_videos.id',
      'interview_videos.user_id',
      'interview_videos.type',
      'status',
      'link',
      'notes',
      'summary',
      'submitted_at',
      'reviewed_at',
      'reviewed_by',
      'users.name as student',
      'interview_video_files.type as file_type',
      'size',
      'sha256',
      sql<number>`(select count(*)::int from interview_video_comments where video_id = interview_videos.id)`.as(
        'comments',
      ),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof videos>['executeTakeFirstOrThrow']>>;

function headOf(row: Row): VideoHead {
  return {
    _id: row.id,
    type: row.type as VideoHead['type'],
    status: row.status as VideoState,
    file: row.file_type
      ? { type: row.file_type, size: Number(row.size), sha256: row.sha256?.toString('hex') ?? '' }
      : null,
    comments: Number(row.comments),
    submitted_at: row.submitted_at.toISOString(),
    reviewed_at: row.reviewed_at?.toISOString() ?? null,
    reviewed_by: row.reviewed_by,
  };
}

export async function listVideos(database: Database, userId: string): Promise<VideoHead[]> {
  const rows = await videos(database)
    .where('interview_videos.user_id', '=', userId)
    .orderBy('submitted_at', 'desc')
    .orderBy('interview_videos.id')
    .limit(videosMax)
    .execute();
  return rows.map(headOf);
}

/** One submission with what was said of it, as `reader` sees it. */
export async function findVideo(
  database: Database,
  owners: string[],
  id: string,
  reader: string,
): Promise<InterviewVideo | undefined> {
  const row = await videos(database)
    .where('interview_videos.id', '=', id)
    .where('interview_videos.user_id', 'in', owners)
    .executeTakeFirst();
  if (!row) return undefined;
  const { student, link, notes, summary } = row;
  return {
    ...headOf(row),
    student,
    student_id: row.user_id,
    link,
    notes: row.user_id === reader ? notes : asRead(notes, await areContactsShown(database, row.user_id, reader)),
    // written by whichever of several mentors: it is for all of them, and so has nobody's number in it
    summary: asRead(summary, false),
    remarks: await listComments(database, id, reader),
  };
}

/** In the order of the recording, those about the whole last. Whose submission it is was asked before. */
async function listComments(database: Database, videoId: string, reader: string): Promise<VideoComment[]> {
  const rows = await database
    .selectFrom('interview_video_comments')
    .innerJoin('interview_videos', 'interview_videos.id', 'video_id')
    .selectAll('interview_video_comments')
    .select(showsContacts('interview_videos.user_id', 'interview_video_comments.mentor_id').as('contacts_shown'))
    .where('video_id', '=', videoId)
    .orderBy('at_seconds', (order) => order.asc().nullsLast())
    .orderBy('interview_video_comments.created_at')
    .limit(commentsMax)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    author: row.author,
    ...(row.mentor_id !== null && { author_id: row.mentor_id }),
    own: row.mentor_id === reader,
    at_seconds: row.at_seconds,
    text: asRead(row.text, row.contacts_shown),
    created_at: row.created_at.toISOString(),
  }));
}

/** The bytes of a submission that was not taken back. */
export async function findRecording(database: Database, owners: string[], id: string) {
  const row = await database
    .selectFrom('interview_videos')
    .innerJoin('interview_video_files', 'interview_video_files.key', 'interview_videos.file_key')
    .select(['key', 'interview_video_files.type', 'size', 'interview_videos.type as interview'])
    .where('interview_videos.id', '=', id)
    .where('interview_videos.user_id', 'in', owners)
    .where('state', '=', 'kept')
    .executeTakeFirst();
  return row && { ...row, size: Number(row.size) };
}

export async function countVideos(database: Database, userId: string): Promise<number> {
  const { rows } = await database
    .selectFrom('interview_videos')
    .select((all) => all.fn.countAll<number>().as('rows'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(rows);
}

type NewVideo = { id: string; type: string; notes: string; link?: string; file_key?: string };

/** False when the id is taken, by any account. */
export async function insertVideo(transaction: Database, userId: string, video: NewVideo): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('interview_videos')
    .values({ ...video, user_id: userId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Takes the recording out of a submission; answers the key of its file, undefined where there is no such submission.
 */
export async function withdraw(
  transaction: Database,
  userId: string,
  id: string,
): Promise<{ key: string | null } | undefined> {
  const row = await lockVideo(transaction, userId, id);
  if (!row) return undefined;
  await transaction
    .updateTable('interview_videos')
    .set({ status: 'withdrawn', link: '', file_key: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
  return { key: row.file_key };
}

export async function removeVideo(
  transaction: Database,
  userId: string,
  id: string,
): Promise<{ key: string | null } | undefined> {
  const row = await lockVideo(transaction, userId, id);
  if (!row) return undefined;
  await transaction.deleteFrom('interview_videos').where('id', '=', id).where('user_id', '=', userId).execute();
  return { key: row.file_key };
}

async function lockVideo(transaction: Database, userId: string, id: string) {
  return await transaction
    .selectFrom('interview_videos')
    .select(['file_key', 'status'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Every kept recording of a student, the newest first. */
export async function listOwnRecordings(database: Database, userId: string) {
  return await database
    .selectFrom('interview_videos')
    .innerJoin('interview_video_files', 'interview_video_files.key', 'interview_videos.file_key')
    .select(['key', 'interview_video_files.type', 'interview_videos.type as interview', 'submitted_at'])
    .where('interview_videos.user_id', '=', userId)
    .orderBy('submitted_at', 'desc')
    .execute();
}
