// Comments on essays. Callers get the writer's rows; a mentor gets only their own comments.
import type { CommentState, EssayComment } from '@lantern/contract/essays.comments';
import type { Anchor } from '@lantern/writing/comments/anchor';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { asRead, showsContacts } from '#database/contacts.ts';
import type { Database } from '#database/database.ts';
import type { Caller } from '#feature/caller.ts';

/** Whose comments of which essay a call may reach. */
export type Reach = { caller: Pick<Caller, 'id' | 'role'>; owners: string[]; essayId: string };

const isoTime = sql<string>`to_char(essay_comment_replies.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

function commentsOf(database: Database, { caller, owners, essayId }: Reach, { deleted = false } = {}) {
  return database
    .selectFrom('essay_comments')
    .innerJoin('essay_versions', 'essay_versions.id', 'essay_comments.version_id')
    .leftJoin('users as mentors', 'mentors.id', 'essay_comments.mentor_id')
    .select([
      'essay_comments.id',
      'essay_comments.essay_id',
      'essay_comments.user_id',
      'essay_comments.version_id',
      'essay_versions.revision',
      'essay_comments.start_at',
      'essay_comments.end_at',
      'essay_comments.quote',
      'essay_comments.before_quote',
      'essay_comments.after_quote',
      'essay_comments.text',
      'essay_comments.replacement',
      'essay_comments.state',
      'essay_comments.created_at',
      'essay_comments.decided_at',
      'mentors.id as mentor_id',
      'mentors.name as mentor_name',
      showsContacts('essay_comments.user_id', 'essay_comments.mentor_id').as('contacts_shown'),
    ])
    .select((comments) =>
      jsonArrayFrom(
        comments
          .selectFrom('essay_comment_replies')
          .select([
            'essay_comment_replies.id as _id',
            'essay_comment_replies.written_by as by',
            'essay_comment_replies.text',
            isoTime.as('created_at'),
          ])
          .whereRef('essay_comment_replies.comment_id', '=', 'essay_comments.id')
          .orderBy('essay_comment_replies.created_at')
          .orderBy('essay_comment_replies.id'),
      ).as('replies'),
    )
    .where('essay_comments.essay_id', '=', essayId)
    .where('essay_comments.user_id', 'in', owners)
    .$if(!deleted, (query) => query.where('essay_comments.deleted_at', 'is', null))
    .$if(caller.role === 'mentor', (query) => query.where('essay_comments.mentor_id', '=', caller.id));
}

type Row = Awaited<ReturnType<ReturnType<typeof commentsOf>['executeTakeFirstOrThrow']>>;

function commentOf(row: Row): EssayComment {
  return {
    _id: row.id,
    essay_id: row.essay_id,
    student_id: row.user_id,
    version_id: row.version_id,
    revision: row.revision,
    start: row.start_at,
    end: row.end_at,
    quote: row.quote,
    before: row.before_quote,
    after: row.after_quote,
    text: asRead(row.text, row.contacts_shown),
    replacement: row.replacement,
    state: row.state as CommentState,
    mentor: row.mentor_id === null ? null : { id: row.mentor_id, name: row.mentor_name ?? '' },
    replies: (row.replies as EssayComment['replies']).map((reply) => ({
      ...reply,
      text: asRead(reply.text, row.contacts_shown),
    })),
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}

export async function listComments(database: Database, reach: Reach, most: number): Promise<EssayComment[]> {
  const rows = await commentsOf(database, reach)
    .orderBy('essay_comments.created_at')
    .orderBy('essay_comments.id')
    .limit(most)
    .execute();
  return rows.map(commentOf);
}

export async function findComment(
  database: Database,
  reach: Reach,
  id: string,
  options?: { deleted: boolean },
): Promise<EssayComment | undefined> {
  const row = await commentsOf(database, reach, options).where('essay_comments.id', '=', id).executeTakeFirst();
  return row && commentOf(row);
}

/** How many comments an essay has, the deleted ones that can still come back counted in `all`. */
export async function countComments(database: Database, essayId: string): Promise<{ live: number; all: number }> {
  return await database
    .selectFrom('essay_comments')
    .select((comments) => [
      comments.fn.countAll<number>().as('all'),
      comments.fn.countAll<number>().filterWhere('deleted_at', 'is', null).as('live'),
    ])
    .where('essay_id', '=', essayId)
    .executeTakeFirstOrThrow();
}

export type NewComment = {
  id: string;
  essayId: string;
  ownerId: string;
  mentorId: string;
  versionId: string;
  anchor: Anchor;
  text: string;
  replacement: string | null;
};

/** False when a comment with that id exists, by any writer. */
export async function insertComment(transaction: Database, comment: NewComment): Promise<boolean> {
  const { start, end, quote, before, after } = comment.anchor;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('essay_comments')
    .values({
      id: comment.id,
      essay_id: comment.essayId,
      user_id: comment.ownerId,
      mentor_id: comment.mentorId,
      version_id: comment.versionId,
      start_at: start,
      end_at: end,
      quote,
      before_quote: before,
      after_quote: after,
      text: comment.text,
      replacement: comment.replacement,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False when the comment is not there, or is none of this student's. */
export async function setState(
  transaction: Database,
  userId: string,
  { essayId, id, state }: { essayId: string; id: string; state: CommentState },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('essay_comments')
    .set({ state, decided_at: state === 'open' ? null : sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('essay_id', '=', essayId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Marks a mentor's comment deleted, or takes the mark off; done again it changes nothing. False: it is not there. */
export async function markComment(
  transaction: Database,
  { caller, owners, essayId }: Reach,
  id: string,
  isDeleted: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('essay_comments')
    .set({ deleted_at: isDeleted ? sql<Date>`coalesce(deleted_at, now())` : null })
    .where('id', '=', id)
    .where('essay_id', '=', essayId)
    .where('user_id', 'in', owners)
    .where('mentor_id', '=', caller.id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export type NewReply = { id: string; commentId: string; ownerId: string; by: 'mentor' | 'student'; text: string };

/** False when a reply with that id exists, wherever. */
export async function insertReply(transaction: Database, reply: NewReply): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('essay_comment_replies')
    .values({
      id: reply.id,
      comment_id: reply.commentId,
      user_id: reply.ownerId,
      written_by: reply.by,
      text: reply.text,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findName(database: Database, userId: string): Promise<string> {
  const { name } = await database.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow();
  return name;
}
