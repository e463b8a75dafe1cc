// Whose submission it is is asked once, with `lockForReview`; what follows names the row that is held.
import type { Waiting } from '@lantern/contract/shares.students';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { isOfSharer, isSharedWith } from '#database/shares.ts';
import { waitingMax } from '#feature/waits-for-mentor.ts';

/** Whose submission it is, its row held until the transaction ends; undefined for one that was taken back. */
export async function lockForReview(transaction: Database, owners: string[], id: string): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('interview_videos')
    .select('user_id')
    .where('id', '=', id)
    .where('user_id', 'in', owners)
    .where('status', '<>', 'withdrawn')
    .forUpdate()
    .executeTakeFirst();
  return row?.user_id;
}

export async function findName(database: Database, userId: string): Promise<string> {
  const { name } = await database.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow();
  return name;
}

export async function countComments(database: Database, videoId: string): Promise<number> {
  const { rows } = await database
    .selectFrom('interview_video_comments')
    .select((all) => all.fn.countAll<number>().as('rows'))
    .where('video_id', '=', videoId)
    .executeTakeFirstOrThrow();
  return Number(rows);
}

type NewComment = { id: string; mentor_id: string; author: string; at_seconds: number | null; text: string };

/** The same comment sent twice is one; false when the id is somebody else's, or says something else. */
export async function addComment(transaction: Database, videoId: string, comment: NewComment): Promise<boolean> {
  await transaction
    .insertInto('interview_video_comments')
    .values({ ...comment, video_id: videoId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const row = await transaction
    .selectFrom('interview_video_comments')
    .select('id')
    .where('id', '=', comment.id)
    .where('video_id', '=', videoId)
    .where('mentor_id', '=', comment.mentor_id)
    .where('text', '=', comment.text)
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeComment(
  transaction: Database,
  videoId: string,
  mentorId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('interview_video_comments')
    .where('id', '=', id)
    .where('video_id', '=', videoId)
    .where('mentor_id', '=', mentorId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** A comment after the end of a review does not open it again; only a reviewer who says so does. */
export async function setStatus(
  transaction: Database,
  id: string,
  { status, reviewer, summary }: { status: 'in-review' | 'reviewed'; reviewer: string; summary?: string },
): Promise<void> {
  await transaction
    .updateTable('interview_videos')
    .set({
      status,
      reviewed_by: reviewer,
      reviewed_at: status === 'reviewed' ? sql<Date>`now()` : null,
      ...(summary !== undefined && { summary }),
    })
    .where('id', '=', id)
    .$if(summary === undefined, (query) => query.where('status', '<>', 'reviewed'))
    .execute();
}

/** As the list of everything that waits names them; screens have the words in the reader's language. */
const titles: Readonly<Record<string, string>> = {
  university: 'University interview',
  visa: 'Visa interview',
  ielts: 'IELTS Speaking',
  scholarship: 'Scholarship interview',
  general: 'General interview',
  other: 'Interview',
};

/** Submissions that no review has ended, of students who share them with this mentor. */
export async function listWaiting(database: Database, mentorId: string): Promise<Waiting[]> {
  const rows = await database
    .selectFrom('interview_videos')
    .innerJoin('users', 'users.id', 'interview_videos.user_id')
    .select(['interview_videos.id', 'type', 'submitted_at', 'users.id as student_id', 'users.name as student'])
    .where('status', 'in', ['submitted', 'in-review'])
    .where('guest', '=', false)
    .where(isOfSharer(mentorId, 'videos', 'interview_videos.user_id'))
    .where(isSharedWith(mentorId, 'videos', { owner: 'interview_videos.user_id', item: 'interview_videos.id' }))
    .orderBy('submitted_at')
    .orderBy('interview_videos.id')
    .limit(waitingMax)
    .execute();
  return rows.map(({ id, type, submitted_at, student_id, student }) => ({
    kind: 'video',
    id,
    title: titles[type] ?? type,
    student: { id: student_id, name: student },
    path: `/mentor/videos/${id}`,
    since: submitted_at.toISOString(),
  }));
}
