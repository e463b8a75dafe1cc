// What the writer of an essay decides and answers: on this device first, then on the server.
import { type CommentState, decideComment, type EssayComment, replyToComment } from '@lantern/contract/essays.comments';
import { call } from '#api/call.ts';
import { queryClient } from '#api/query-client.ts';
import { isRetryable } from '#api/retry.ts';
import { createWaitingOutbox, useWaiting } from '#api/waiting-outbox.ts';
import { commentsQuery, putComment } from './comments.api.ts';
import { keepRefused, settle, type WaitingWord } from './waiting-words.ts';

async function deliver(commentId: string, { essay, state, replies }: WaitingWord): Promise<EssayComment | undefined> {
  const params = { id: essay, commentId };
  let answer: EssayComment | undefined;
  for (const { reply_id, text } of replies)
    answer = (await call(replyToComment, { params, body: { reply_id, text } })).comment;
  if (state) answer = (await call(decideComment, { params, body: { state } })).comment;
  return answer;
}

const outbox = createWaitingOutbox<WaitingWord, EssayComment | undefined>({
  name: 'essay-comments',
  screen: '/essays',
  canSend: ({ refused }) => !refused,
  deliver,
  settle,
  onTaken: (_, comment) => comment && putComment(comment),
  // the mentor took the comment back, or it has no room for another answer: the list shows which
  refuse(now, { code }) {
    void queryClient.invalidateQueries({ queryKey: commentsQuery(now.essay).queryKey });
    return keepRefused(now, code);
  },
});

async function say(comment: EssayComment, word: Partial<WaitingWord>): Promise<void> {
  const { refused: _, ...before } = outbox.all()[comment._id] ?? { essay: comment.essay_id, replies: [] };
  try {
    await outbox.send(comment._id, { ...before, ...word });
  } catch (error) {
    if (!isRetryable(error)) throw error;
  }
}

/** Notes what becomes of a comment. Throws what the server says against it. */
export const decide = (comment: EssayComment, state: CommentState) => say(comment, { state });

/** Throws what the server says against it; then the form keeps the text, and it does not wait. */
export async function reply(comment: EssayComment, text: string, reply_id: string): Promise<void> {
  const waiting = outbox.all()[comment._id]?.replies ?? [];
  try {
    await say(comment, { replies: [...waiting, { reply_id, text, at: new Date().toISOString() }] });
  } catch (error) {
    const left = outbox.all()[comment._id];
    const replies = left?.replies.filter((one) => one.reply_id !== reply_id) ?? [];
    if (left && replies.length > 0) send(comment._id, { ...left, replies });
    else outbox.forget(comment._id);
    throw error;
  }
}

// what still waits is tried again later
const send = (id: string, waiting: WaitingWord) => void outbox.send(id, waiting).catch(() => undefined);

/** Tries again what was refused, for example when the comment has room for an answer again. */
export function sendAgain(id: string): void {
  const waiting = outbox.all()[id];
  if (!waiting) return;
  const { refused: _, ...again } = waiting;
  send(id, again);
}

export const dropReplies = outbox.forget;

export const useWaitingWords = () => useWaiting(outbox);
