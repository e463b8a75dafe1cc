// Essays that wait for a mentor's word.
import type { Waiting } from '@lantern/contract/shares.students';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { isOfSharer, isSharedWith } from '#database/shares.ts';
import { waitingMax } from '#feature/waits-for-mentor.ts';

/**
 * Essays that students share with the mentor: those with a text and without a comment of this mentor, unless they are
 * complete, since they are shared; and those where the student had the last word, since then.
 */
export async function listWaiting(database: Database, mentorId: string): Promise<Waiting[]> {
  const sharedSince = sql<Date>`(select min(shares.created_at) from shares
    where shares.mentor_id = ${mentorId} and shares.scope = 'essays' and shares.student_id = essays.user_id
      and (shares.thing_id is null or shares.thing_id = essays.id) and shares.revoked_at is null)`;
  const ofMentor = sql`from essay_comments where essay_comments.essay_id = essays.id
    and essay_comments.mentor_id = ${mentorId} and essay_comments.deleted_at is null`;
  const lastAnswer = (by: 'mentor' | 'student') => sql<Date | null>`(select max(essay_comment_replies.created_at)
    from essay_comment_replies join essay_comments on essay_comments.id = essay_comment_replies.comment_id
    where essay_comments.essay_id = essays.id and essay_comments.mentor_id = ${mentorId}
      and essay_comments.deleted_at is null and essay_comment_replies.written_by = ${by})`;
  const lastWord = sql<Date | null>`greatest((select max(essay_comments.created_at) ${ofMentor}), ${lastAnswer('mentor')})`;
  const isAnswered = sql<boolean>`${lastAnswer('student')} > ${lastWord}`;
  const isNew = sql<boolean>`(essays.word_count > 0 and essays.status <> 'complete' and not exists (select ${ofMentor}))`;
  const rows = await database
    .selectFrom('essays')
    .innerJoin('users', 'users.id', 'essays.user_id')
    .select(['essays.id', 'essays.title', 'essays.user_id', 'users.name as student'])
    .select(
      sql<Date>`case when ${isAnswered} then ${lastAnswer('student')}
        else greatest(essays.created_at, ${sharedSince}) end`.as('since'),
    )
    .where('essays.deleted_at', 'is', null)
    .where('users.guest', '=', false)
    .where(isOfSharer(mentorId, 'essays', 'essays.user_id'))
    .where(isSharedWith(mentorId, 'essays', { owner: 'essays.user_id', item: 'essays.id' }))
    .where(sql<boolean>`(${isNew} or ${isAnswered})`)
    .orderBy('since')
    .orderBy('essays.id')
    .limit(waitingMax)
    .execute();
  return rows.map((row) => ({
    kind: 'essay',
    id: row.id,
    title: row.title,
    student: { id: row.user_id, name: row.student },
    path: `/mentor/essays/${row.id}`,
    since: row.since.toISOString(),
  }));
}
