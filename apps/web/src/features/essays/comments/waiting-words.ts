// What waits of a comment on this device, and how the comment looks with it.
import type { CommentState, EssayComment } from '@lantern/contract/essays.comments';
import type { ProblemCode } from '@lantern/contract/problem';

export type WaitingWord = {
  essay: string;
  state?: CommentState;
  replies: readonly { reply_id: string; text: string; at: string }[];
  /** why the server did not take the answers: they stay until the writer decides */
  refused?: ProblemCode;
};

/** What is left to send after `sent` was taken. */
export function settle(now: WaitingWord, sent: WaitingWord): WaitingWord | undefined {
  const replies = now.replies.filter(({ reply_id }) => !sent.replies.some((one) => one.reply_id === reply_id));
  const state = now.state === sent.state ? undefined : now.state;
  if (replies.length === 0 && state === undefined) return undefined;
  return { essay: now.essay, replies, ...(state && { state }) };
}

/** What is kept when the server refuses it: the answers, whose texts stand nowhere else. */
export function keepRefused({ essay, replies }: WaitingWord, refused: ProblemCode): WaitingWord | undefined {
  return replies.length > 0 ? { essay, replies, refused } : undefined;
}

/** A comment as its reader left it on this device, without what was refused. */
export function withWaiting(comment: EssayComment, waiting: WaitingWord | undefined): EssayComment {
  if (!waiting || waiting.refused) return comment;
  const known = new Set(comment.replies.map(({ _id }) => _id));
  const mine = waiting.replies.filter(({ reply_id }) => !known.has(reply_id));
  return {
    ...comment,
    state: waiting.state ?? comment.state,
    replies: [
      ...comment.replies,
      ...mine.map(({ reply_id, text, at }) => ({ _id: reply_id, by: 'student' as const, text, created_at: at })),
    ],
  };
}
