// What waits of a comment on this device, and how the comment looks with it.
import type { CommentState, EssayComment } from '@lantern/contract/essays.comments';

export type WaitingWord = {
  essay: string;
  state?: CommentState;
  replies: readonly { reply_id: string; text: string; at: string }[];
};

/** What is left to send after `sent` was taken. */
export function settle(now: WaitingWord, sent: WaitingWord): WaitingWord | undefined {
  const replies = now.replies.filter(({ reply_id }) => !sent.replies.some((one) => one.reply_id === reply_id));
  const state = now.state === sent.state ? undefined : now.state;
  if (replies.length === 0 && state === undefined) return undefined;
  return { essay: now.essay, replies, ...(state && { state }) };
}

/** A comment as its reader left it on this device. */
export function withWaiting(comment: EssayComment, waiting: WaitingWord | undefined): EssayComment {
  if (!waiting) return comment;
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
