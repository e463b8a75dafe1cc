// Comments of mentors: what both sides ask and say.
import {
  addComment,
  deleteComment,
  type EssayComment,
  listComments,
  replyToComment,
  restoreComment,
} from '@lantern/contract/essays.comments';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { putAnswer, queryClient } from '#api/query-client.ts';
import { commentsKey } from './comments-key.ts';

export const commentsQuery = (essay: string) =>
  queryOptions({
    queryKey: commentsKey(essay),
    queryFn: async ({ signal }) => (await call(listComments, { params: { id: essay } }, { signal })).comments,
  });

/** For mentors: nothing of a student stays on their device. */
export const mentorCommentsQuery = (essay: string) => ({ ...commentsQuery(essay), persister: undefined, gcTime: 0 });

/** What the server said of a comment last. */
export function putComment(comment: EssayComment, { keep = true } = {}) {
  const key = commentsKey(comment.essay_id);
  const before: EssayComment[] | undefined = queryClient.getQueryData(key);
  // a list that was never fetched is not known to be this one comment
  if (!before) return;
  const isKnown = before.some(({ _id }) => _id === comment._id);
  const next = isKnown
    ? before.map((one) => (one._id === comment._id ? comment : one))
    : [...before, comment].sort((a, b) => a.created_at.localeCompare(b.created_at));
  if (keep) void putAnswer(key, next);
  else queryClient.setQueryData(key, next);
}

type Said = { revision: number; start: number; quote: string; text: string; replacement: string | null };

export async function sendComment(essay: string, comment_id: string, said: Said) {
  const { comment } = await call(addComment, { params: { id: essay }, body: { comment_id, ...said } });
  putComment(comment, { keep: false });
}

export async function sendMentorReply({ essay_id, _id }: EssayComment, reply_id: string, text: string) {
  const params = { id: essay_id, commentId: _id };
  putComment((await call(replyToComment, { params, body: { reply_id, text } })).comment, { keep: false });
}

export async function takeBack({ essay_id, _id }: EssayComment) {
  await call(deleteComment, { params: { id: essay_id, commentId: _id } });
  queryClient.setQueryData(commentsKey(essay_id), (before: EssayComment[] | undefined) =>
    before?.filter((one) => one._id !== _id),
  );
}

export async function putBack({ essay_id, _id }: EssayComment) {
  putComment((await call(restoreComment, { params: { id: essay_id, commentId: _id } })).comment, { keep: false });
}
