// Who may say what about an essay: mentors with whom it is shared comment, its writer answers and decides.

import { findContacts } from '@lantern/contract/contacts';
import { contactRefused } from '@lantern/contract/contacts.kinds';
import { hours, inSeconds } from '@lantern/contract/durations';
import type { Essay } from '@lantern/contract/essays';
import {
  type addCommentSchema,
  type CommentState,
  commentsMax,
  type EssayComment,
  repliesMax,
} from '@lantern/contract/essays.comments';
import { Problem } from '@lantern/contract/problem';
import { anchorAt } from '@lantern/writing/comments/anchor';
import type * as z from 'zod/mini';
import { areContactsShown } from '#database/contacts.ts';
import type { Database } from '#database/database.ts';
import { findSharer } from '#database/shares.ts';
import { countTry, type Throttle, tryKey } from '#database/throttles.ts';
import type { Caller } from '#feature/caller.ts';
import { notify } from '#features/notifications/notifications.service.ts';
import type { Ports } from '#ports/ports.ts';
import { essayExists, type LockedEssay, lockEssay } from '../essays.store.ts';
import { noteVersionKept } from '../essays.text.store.ts';
import { findSameVersion, insertVersion } from '../essays.versions.store.ts';
import { findEssayOwner } from '../exports/essays.exports.store.ts';
import * as store from './essays.comments.store.ts';

type Commenting = Pick<Ports, 'database' | 'events' | 'jobs'>;
type Reach = store.Reach & { caller: Caller };

const commentsPerMentor: Throttle = { tries: 240, windowSeconds: inSeconds(hours(1)) };
/** With the deleted ones, so that making and deleting does not fill the disk. */
const allMax = commentsMax * 2;

export async function listComments(database: Database, reach: Reach): Promise<EssayComment[]> {
  if (!(await essayExists(database, reach.owners, reach.essayId))) throw new Problem('not_found');
  return await store.listComments(database, reach, commentsMax);
}

/** Runs a change under the lock of the essay's row and tells both sides' devices; nothing found is not_found. */
async function change(
  { database, events }: Commenting,
  { owners, essayId }: Reach,
  run: (transaction: Database, locked: LockedEssay, ownerId: string) => Promise<EssayComment | undefined>,
): Promise<EssayComment> {
  const { comment, ownerId } = await database.transaction().execute(async (transaction) => {
    const ownerId = await findEssayOwner(transaction, owners, essayId);
    const locked = ownerId && (await lockEssay(transaction, ownerId, essayId));
    const comment = locked ? await run(transaction, locked, ownerId) : undefined;
    if (!ownerId || !comment) throw new Problem('not_found');
    return { comment, ownerId };
  });
  for (const person of [ownerId, comment.mentor?.id])
    if (person) events.publish(person, { topic: 'essay-comments', id: comment.essay_id });
  return comment;
}

/**
 * Adds a comment to the text that the mentor read, which is kept as a version. When the essay has gone on since,
 * nothing is added: only the mentor can say which of the words that stand there now are meant.
 */
export async function addComment(
  ports: Commenting,
  reach: Reach,
  said: z.infer<typeof addCommentSchema>,
): Promise<EssayComment> {
  return await change(ports, reach, async (transaction, { essay }, ownerId) => {
    const there = await store.findComment(transaction, reach, said.comment_id);
    if (there) return there;
    await countTry(transaction, tryKey('essay-comments', reach.caller.id), commentsPerMentor);
    if (said.revision !== essay.revision) throw new Problem('stale_revision');
    const anchor = anchorAt(essay.text, { start: said.start, end: said.start + said.quote.length });
    if (anchor.quote !== said.quote || !said.quote.isWellFormed())
      throw Problem.field('quote', 'These words do not stand there.');
    if (bringsContacts(said) && !(await areContactsShown(transaction, ownerId, reach.caller.id)))
      throw Problem.field('replacement', contactRefused);
    await requireRoom(transaction, essay._id);
    const version = { essayId: essay._id, revision: essay.revision, title: essay.title, text: essay.text };
    const kept =
      (await findSameVersion(transaction, ownerId, { ...version, kind: 'commented' })) ??
      (await insertVersion(transaction, ownerId, { ...version, kind: 'commented' }));
    await noteVersionKept(transaction, ownerId, essay._id);
    const inserted = await store.insertComment(transaction, {
      id: said.comment_id,
      essayId: essay._id,
      ownerId,
      mentorId: reach.caller.id,
      versionId: kept.id,
      anchor,
      text: said.text,
      replacement: said.replacement ?? null,
    });
    const comment = inserted && (await store.findComment(transaction, reach, said.comment_id));
    if (!comment) throw new Problem('id_taken');
    await notifyWriter(ports, transaction, { ownerId, essay, mentor: comment.mentor });
    return comment;
  });
}

/** Several of one mentor on one essay are one line. */
async function notifyWriter(
  { jobs }: Commenting,
  transaction: Database,
  { ownerId, essay, mentor }: { ownerId: string; essay: Essay; mentor: EssayComment['mentor'] },
): Promise<void> {
  await notify(jobs, transaction, {
    userId: ownerId,
    kind: 'essay-commented',
    key: `essay-comments:${essay._id}:${mentor?.id}`,
    places: { mentor: mentor?.name ?? '', essay: essay.title },
    about: mentor?.id,
    path: `/essay/edit/${essay._id}`,
    renew: true,
  });
}

/** A mentor loses access, and gets no event, when the share ends. */
async function notifyMentor(
  { jobs }: Commenting,
  transaction: Database,
  { ownerId, essay, mentor }: { ownerId: string; essay: Essay; mentor: EssayComment['mentor'] },
): Promise<void> {
  if (!mentor || (await findSharer(transaction, mentor.id, 'essays', essay._id)) !== ownerId) return;
  await notify(jobs, transaction, {
    userId: mentor.id,
    kind: 'comment-answered',
    key: `comment-answers:${essay._id}`,
    places: { student: await store.findName(transaction, ownerId), essay: essay.title },
    about: ownerId,
    path: `/mentor/essays/${essay._id}`,
    renew: true,
  });
}

/** Whether what is to be written into the essay holds a contact detail that does not stand there now. */
function bringsContacts({ quote, replacement }: { quote: string; replacement: string | null }): boolean {
  const words = replacement ?? '';
  return findContacts(words).some(({ start, end }) => !quote.includes(words.slice(start, end)));
}

async function requireRoom(transaction: Database, essayId: string): Promise<void> {
  const { live, all } = await store.countComments(transaction, essayId);
  if (live >= commentsMax || all >= allMax) throw new Problem('too_many_comments');
}

export async function replyToComment(
  ports: Commenting,
  reach: Reach,
  commentId: string,
  reply: { reply_id: string; text: string },
): Promise<EssayComment> {
  return await change(ports, reach, async (transaction, { essay }, ownerId) => {
    const comment = await store.findComment(transaction, reach, commentId);
    if (!comment || comment.replies.some(({ _id }) => _id === reply.reply_id)) return comment;
    if (comment.replies.length >= repliesMax) throw new Problem('too_many_replies');
    const by = reach.caller.role === 'mentor' ? 'mentor' : 'student';
    const text = reply.text;
    const inserted = await store.insertReply(transaction, { id: reply.reply_id, commentId, ownerId, by, text });
    if (!inserted) throw new Problem('id_taken');
    const notify = by === 'mentor' ? notifyWriter : notifyMentor;
    await notify(ports, transaction, { ownerId, essay, mentor: comment.mentor });
    return await store.findComment(transaction, reach, commentId);
  });
}

/** The text is changed by the writer's own save; this notes what became of the comment. */
export async function decideComment(
  ports: Commenting,
  reach: Reach,
  commentId: string,
  state: CommentState,
): Promise<EssayComment> {
  return await change(ports, reach, async (transaction, _, ownerId) => {
    const comment = await store.findComment(transaction, reach, commentId);
    if (!comment || comment.state === state) return comment;
    if (comment.replacement === null && (state === 'accepted' || state === 'rejected'))
      throw Problem.field('state', 'This comment suggests no other words.');
    await store.setState(transaction, ownerId, { essayId: reach.essayId, id: commentId, state });
    return await store.findComment(transaction, reach, commentId);
  });
}

/** Idempotent. */
export async function deleteComment(ports: Commenting, reach: Reach, commentId: string): Promise<void> {
  await change(ports, reach, async (transaction) =>
    (await store.markComment(transaction, reach, commentId, true))
      ? await store.findComment(transaction, reach, commentId, { deleted: true })
      : undefined,
  );
}

export async function restoreComment(ports: Commenting, reach: Reach, commentId: string): Promise<EssayComment> {
  return await change(ports, reach, async (transaction) => {
    await store.markComment(transaction, reach, commentId, false);
    const { live } = await store.countComments(transaction, reach.essayId);
    if (live > commentsMax) throw new Problem('too_many_comments');
    return await store.findComment(transaction, reach, commentId);
  });
}
