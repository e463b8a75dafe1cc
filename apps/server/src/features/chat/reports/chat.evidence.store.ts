// The words of one thing that a student and a mentor both read, as they were written. Both are in every `where`: a thing
// of others has no words here.
import type { Evidence, ReportedContent } from '@lantern/contract/chat.reports';
import type { MentorProfile } from '@lantern/contract/mentors';
import type { Database } from '#database/database.ts';

type Pair = { studentId: string; mentorId: string };
type Find = (database: Database, pair: Pair, id: string) => Promise<Evidence[]>;

const said = (by: Evidence['by'], of: Evidence['of'], text: string, at: Date): Evidence[] =>
  text.trim() === '' ? [] : [{ by, of, text, at: at.toISOString() }];

const findSession: Find = async (database, { studentId, mentorId }, id) => {
  const row = await database
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', id)
    .where('student_id', '=', studentId)
    .where('mentor_id', '=', mentorId)
    .executeTakeFirst();
  if (!row) return [];
  const by = row.cancelled_by === 'mentor' ? 'mentor' : 'student';
  return [
    ...said('student', 'name', row.student_name, row.created_at),
    ...said('student', 'note', row.note, row.created_at),
    ...said('student', 'notes', row.student_notes, row.updated_at),
    ...said('mentor', 'notes', row.mentor_notes, row.updated_at),
    ...said(by, 'reason', row.cancel_reason, row.updated_at),
    ...said('student', 'feedback', row.feedback, row.updated_at),
    ...said('mentor', 'link', [row.meeting_link, row.recording_link].join('\n').trim(), row.updated_at),
  ];
};

const findComment: Find = async (database, { studentId, mentorId }, id) => {
  const comment = await database
    .selectFrom('essay_comments')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', studentId)
    .where('mentor_id', '=', mentorId)
    .executeTakeFirst();
  if (!comment) return [];
  const replies = await database
    .selectFrom('essay_comment_replies')
    .selectAll()
    .where('comment_id', '=', comment.id)
    .orderBy('created_at')
    .execute();
  return [
    ...said('mentor', 'comment', comment.text, comment.created_at),
    ...said('mentor', 'suggestion', comment.replacement ?? '', comment.created_at),
    ...replies.flatMap(({ written_by, text, created_at }) =>
      said(written_by as Evidence['by'], 'reply', text, created_at),
    ),
  ];
};

const findVideo: Find = async (database, { studentId, mentorId }, id) => {
  const comments = await database
    .selectFrom('interview_video_comments')
    .innerJoin('interview_videos', 'interview_videos.id', 'video_id')
    .selectAll('interview_video_comments')
    .where('video_id', '=', id)
    .where('interview_videos.user_id', '=', studentId)
    .where('mentor_id', '=', mentorId)
    .orderBy('interview_video_comments.created_at', 'desc')
    .execute();
  const video = await database
    .selectFrom('interview_videos')
    .innerJoin('users', 'users.name', 'reviewed_by')
    .select(['notes', 'summary', 'submitted_at', 'reviewed_at'])
    .where('interview_videos.id', '=', id)
    .where('user_id', '=', studentId)
    .where('users.id', '=', mentorId)
    .executeTakeFirst();
  return [
    ...said('student', 'note', video?.notes ?? '', video?.submitted_at ?? new Date()),
    ...said('mentor', 'summary', video?.summary ?? '', video?.reviewed_at ?? new Date()),
    ...comments.flatMap(({ text, created_at }) => said('mentor', 'comment', text, created_at)),
  ];
};

const findPaper: Find = async (database, { studentId, mentorId }, id) => {
  const row = await database
    .selectFrom('documents')
    .select(['status_reason', 'reviewed_at'])
    .where('id', '=', id)
    .where('user_id', '=', studentId)
    .where('reviewer_id', '=', mentorId)
    .executeTakeFirst();
  return row ? said('mentor', 'reason', row.status_reason, row.reviewed_at ?? new Date()) : [];
};

/** What somebody is called, and what a mentor says on their card. */
const findNames: Find = async (database, { studentId, mentorId }, id) => {
  const row = await database
    .selectFrom('users')
    .leftJoin('mentor_profiles', 'mentor_profiles.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.updated_at', 'profile'])
    .where('users.id', '=', id)
    .where('users.id', 'in', [studentId, mentorId])
    .executeTakeFirst();
  if (!row) return [];
  const by = row.id === mentorId ? 'mentor' : 'student';
  const card = row.profile as MentorProfile | null;
  const words = card ? [card.expertise, card.about, ...card.specialties].filter((text) => text !== '').join('\n') : '';
  return [...said(by, 'name', row.name, row.updated_at), ...said(by, 'card', words, row.updated_at)];
};

const find: Record<ReportedContent['kind'], Find> = {
  session: findSession,
  'essay-comment': findComment,
  video: findVideo,
  paper: findPaper,
  name: findNames,
};

export const findWords = (database: Database, pair: Pair, { kind, id }: ReportedContent) =>
  find[kind](database, pair, id);
