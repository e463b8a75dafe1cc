// What a mentor says about words of an essay, and what its writer does with it. Always of one essay: its id is in the path.
import * as z from 'zod/mini';
import { type Access, readers, student } from './access.ts';
import { endpoint } from './endpoint.ts';
import { essayTextMax } from './essays.ts';
import { idSchema, limit, okSchema, personSchema, prose, timestampSchema } from './fields.ts';

export const commentStates = ['open', 'accepted', 'rejected', 'resolved'] as const;
export type CommentState = (typeof commentStates)[number];

/** Of one essay, those of all mentors. */
export const commentsMax = 200;
export const repliesMax = 20;
/** Characters that a comment can be about. */
export const quoteMax = 2000;

/** Mentors with whom the essay is shared; not its writer. */
const mentorsOfIt: Access = { roles: ['mentor'], shared: { scope: 'essays', item: 'id' } };

const params = z.object({ id: idSchema });
const commentParams = z.object({ id: idSchema, commentId: idSchema });
const words = prose(2000).check(z.trim(), z.minLength(1, 'Write some text here.'));

export const commentReplySchema = z.object({
  _id: idSchema,
  by: z.enum(['mentor', 'student']),
  text: z.string(),
  created_at: timestampSchema,
});

export const essayCommentSchema = z.object({
  _id: idSchema,
  essay_id: idSchema,
  /** who wrote the essay */
  student_id: idSchema,
  /** holds exactly the text that it was made for */
  version_id: idSchema,
  revision: z.int(),
  /** where its words stand in that text, in UTF-16 units */
  start: z.int(),
  end: z.int(),
  quote: z.string(),
  /** up to 60 characters on either side of them */
  before: z.string(),
  after: z.string(),
  text: z.string(),
  /** what to write in place of the words; null for a comment alone, '' to take them away */
  replacement: z.nullable(z.string()),
  state: z.enum(commentStates),
  /** null: the mentor's account is gone */
  mentor: z.nullable(personSchema),
  replies: z.array(commentReplySchema),
  created_at: timestampSchema,
  decided_at: z.nullable(timestampSchema),
});
export type EssayComment = z.infer<typeof essayCommentSchema>;

const commentAnswer = z.object({ comment: essayCommentSchema });

export const listComments = endpoint({
  method: 'GET',
  path: '/api/essay/comments/{id}',
  summary: `Comments on an essay, oldest first, at most ${commentsMax}: its writer reads all, a mentor their own`,
  access: readers({ scope: 'essays', item: 'id' }),
  params,
  response: z.object({ comments: z.array(essayCommentSchema) }),
  problems: ['not_found'],
});

export const addCommentSchema = z
  .strictObject({
    /** chosen by the device, so that a comment sent twice is one */
    comment_id: idSchema,
    /** the revision that was read; when the essay has gone on since, the answer is stale_revision */
    revision: z.int().check(z.gte(1)),
    start: z.int().check(z.gte(0), z.lte(essayTextMax)),
    /** as it was read, to be sure that both mean the same words */
    quote: z
      .string('Choose some words of the essay.')
      .check(
        z.minLength(1, 'Choose some words of the essay.'),
        limit(quoteMax, 'Choose at most 2000 characters of the essay.'),
      ),
    text: prose(2000).check(z.trim()),
    replacement: z.nullable(prose(4000)),
  })
  .check(
    z.refine(({ text, replacement }) => text !== '' || replacement !== null, {
      path: ['text'],
      message: 'Write some text here.',
    }),
    z.refine(({ quote, replacement }) => quote !== replacement, {
      path: ['replacement'],
      message: 'The text has these words already.',
    }),
  );

export const addComment = endpoint({
  method: 'POST',
  path: '/api/essay/comments/{id}',
  summary: 'Comment on words of an essay that is shared with me, or suggest others for them',
  access: mentorsOfIt,
  params,
  body: addCommentSchema,
  response: commentAnswer,
  problems: ['not_found', 'stale_revision', 'id_taken', 'too_many_comments', 'too_many_requests'],
});

export const replyToComment = endpoint({
  method: 'POST',
  path: '/api/essay/comments/{id}/{commentId}/reply',
  summary: 'Answer a comment: its writer and the writer of the essay can',
  access: readers({ scope: 'essays', item: 'id' }),
  params: commentParams,
  body: z.strictObject({ reply_id: idSchema, text: words }),
  response: commentAnswer,
  problems: ['not_found', 'id_taken', 'too_many_replies'],
});

export const decideComment = endpoint({
  method: 'POST',
  path: '/api/essay/comments/{id}/{commentId}/decide',
  summary: 'Say what became of a comment: accepted and rejected are for those that suggest other words',
  access: student,
  params: commentParams,
  body: z.strictObject({ state: z.enum(commentStates) }),
  response: commentAnswer,
  problems: ['not_found'],
});

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/api/essay/comments/{id}/{commentId}',
  summary: 'Take back a comment of mine; it can be put back for 30 days',
  access: mentorsOfIt,
  params: commentParams,
  response: okSchema,
  problems: ['not_found'],
});

export const restoreComment = endpoint({
  method: 'POST',
  path: '/api/essay/comments/{id}/{commentId}/restore',
  summary: 'Put back a comment of mine that I took back',
  access: mentorsOfIt,
  params: commentParams,
  response: commentAnswer,
  problems: ['not_found', 'too_many_comments'],
});
