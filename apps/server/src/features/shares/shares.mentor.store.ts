// What students share with a mentor now. Every query asks for the live share itself: what has ended is not there.
import type { DocumentCategory } from '@lantern/contract/documents.rules';
import type { EssayStatus, EssayType } from '@lantern/contract/essays.types';
import type { SharedDocument, SharingStudent } from '@lantern/contract/shares.students';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { isLive, isSharedWith } from '#database/shares.ts';
import { undoUntil } from '#database/take-back.ts';
import { endsOn } from './shares.store.ts';

const studentsMax = 200;
const sharedItemsMax = 500;

export async function listSharingStudents(database: Database, mentorId: string): Promise<SharingStudent[]> {
  const essays = isSharedWith(mentorId, 'essays', { owner: 'essays.user_id', item: 'essays.id' });
  const documents = isSharedWith(mentorId, 'documents', { owner: 'documents.user_id', item: 'documents.id' });
  const videos = isSharedWith(mentorId, 'videos', { owner: 'interview_videos.user_id', item: 'interview_videos.id' });
  const rows = await database
    .selectFrom('shares')
    .innerJoin('users', 'users.id', 'shares.student_id')
    .select(['users.id', 'users.name'])
    .select(({ fn, selectFrom }) => [
      sql<boolean>`bool_or(scope = 'record')`.as('record'),
      fn.min('shares.created_at').as('since'),
      selectFrom('essays')
        .select((essay) => essay.fn.countAll<number>().as('count'))
        .whereRef('essays.user_id', '=', 'users.id')
        .where('deleted_at', 'is', null)
        .where(essays)
        .as('essays'),
      selectFrom('documents')
        .select((document) => document.fn.countAll<number>().as('count'))
        .whereRef('documents.user_id', '=', 'users.id')
        .where('deleted_at', 'is', null)
        .where(documents)
        .as('documents'),
      selectFrom('interview_videos')
        .select((video) => video.fn.countAll<number>().as('count'))
        .whereRef('interview_videos.user_id', '=', 'users.id')
        .where('status', '<>', 'withdrawn')
        .where(videos)
        .as('videos'),
    ])
    .where('mentor_id', '=', mentorId)
    .where(isLive)
    .groupBy(['users.id', 'users.name'])
    .orderBy('users.name')
    .orderBy('users.id')
    .limit(studentsMax)
    .execute();
  return rows.map(({ since, essays: e, documents: d, videos: v, ...row }) => ({
    ...row,
    essays: e ?? 0,
    documents: d ?? 0,
    videos: v ?? 0,
    since: since.toISOString(),
  }));
}

/** Undefined when the student shares nothing with the mentor now. */
export async function findSharingStudent(database: Database, mentorId: string, studentId: string) {
  return await database
    .selectFrom('shares')
    .innerJoin('users', 'users.id', 'shares.student_id')
    .select(['users.id', 'users.name', sql<boolean>`bool_or(scope = 'record')`.as('record')])
    .select(sql<string | null>`min(${endsOn})`.as('ends_on'))
    .where('mentor_id', '=', mentorId)
    .where('student_id', '=', studentId)
    .where(isLive)
    .groupBy(['users.id', 'users.name'])
    .executeTakeFirst();
}

export async function listSharedEssays(database: Database, mentorId: string, studentId: string) {
  const rows = await database
    .selectFrom('essays')
    .select(['id', 'title', 'essay_type', 'status', 'word_count', 'updated_at'])
    .where('user_id', '=', studentId)
    .where('deleted_at', 'is', null)
    .where(isSharedWith(mentorId, 'essays', { owner: 'essays.user_id', item: 'essays.id' }))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(sharedItemsMax)
    .execute();
  return rows.map(({ id, updated_at, ...row }) => ({
    ...row,
    _id: id,
    essay_type: row.essay_type as EssayType,
    status: row.status as EssayStatus,
    updated_at: updated_at.toISOString(),
  }));
}

export async function listSharedDocuments(
  database: Database,
  mentorId: string,
  studentId: string,
): Promise<SharedDocument[]> {
  const rows = await database
    .selectFrom('documents')
    .innerJoin('document_files', (join) =>
      join
        .onRef('document_files.document_id', '=', 'documents.id')
        .onRef('document_files.version', '=', 'documents.version'),
    )
    .select(['documents.id', 'name', 'category', 'size', 'documents.version', 'status', 'status_reason', 'reviewed_by'])
    .select(['reviewed_at', 'document_files.created_at as kept_at'])
    .select(sql<number | null>`(checks ->> 'pages')::int`.as('pages'))
    .select(undoUntil(mentorId).as('undo_until'))
    .where('documents.user_id', '=', studentId)
    .where('deleted_at', 'is', null)
    .where(isSharedWith(mentorId, 'documents', { owner: 'documents.user_id', item: 'documents.id' }))
    .orderBy('documents.created_at', 'desc')
    .orderBy('documents.id')
    .limit(sharedItemsMax)
    .execute();
  return rows.map(({ id, kept_at, undo_until, ...row }) => ({
    ...row,
    _id: id,
    undo_until: undo_until?.toISOString() ?? null,
    category: row.category as DocumentCategory,
    size: Number(row.size),
    status: row.status as SharedDocument['status'],
    reviewed_at: row.reviewed_at?.toISOString() ?? null,
    upload_date: kept_at.toISOString(),
  }));
}
