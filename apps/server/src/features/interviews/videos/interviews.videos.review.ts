// What mentors do with a submission that a live share lets them open. `owners` is of http/session.ts.
import { hours, inSeconds } from '@lantern/contract/durations';
import { commentsMax, type InterviewVideo } from '@lantern/contract/interviews.videos';
import { Problem } from '@lantern/contract/problem';
import type { Database } from '#database/database.ts';
import { countTry, type Throttle, tryKey } from '#database/throttles.ts';
import type { Caller } from '#feature/caller.ts';
import { notify } from '#features/notifications/notifications.service.ts';
import type { Ports } from '#ports/ports.ts';
import * as store from './interviews.videos.review.store.ts';
import { readVideo } from './interviews.videos.service.ts';

type Reviewing = Pick<Ports, 'database' | 'events' | 'jobs'>;
type Reviewer = { caller: Caller; owners: string[] };

const commentsPerMentor: Throttle = { tries: 600, windowSeconds: inSeconds(hours(1)) };

/** Changes a submission whose row is held, and answers it as it is then. */
async function change(
  { database, events }: Pick<Reviewing, 'database' | 'events'>,
  { caller, owners }: Reviewer,
  id: string,
  work: (transaction: Database, reviewer: string, student: string) => Promise<void>,
): Promise<InterviewVideo> {
  const { video, student } = await database.transaction().execute(async (transaction) => {
    const found = await store.lockForReview(transaction, owners, id);
    if (!found) throw new Problem('not_found');
    await work(transaction, await store.findName(transaction, caller.id), found);
    return { video: await readVideo(transaction, caller, owners, id), student: found };
  });
  events.publish(student, { topic: 'interview-videos', id: video._id });
  return video;
}

export async function comment(
  ports: Reviewing,
  reviewer: Reviewer,
  id: string,
  { comment_id, at_seconds, text }: { comment_id: string; at_seconds: number | null; text: string },
): Promise<InterviewVideo> {
  await countTry(ports.database, tryKey('video-comments', reviewer.caller.id), commentsPerMentor);
  return await change(ports, reviewer, id, async (transaction, author) => {
    if ((await store.countComments(transaction, id)) >= commentsMax) throw new Problem('too_many_comments');
    const words = { id: comment_id, at_seconds, text };
    if (!(await store.addComment(transaction, id, { ...words, author, mentor_id: reviewer.caller.id })))
      throw new Problem('id_taken');
    await store.setStatus(transaction, id, { status: 'in-review', reviewer: author });
  });
}

export async function takeCommentBack(
  ports: Reviewing,
  reviewer: Reviewer,
  { id, comment: commentId }: { id: string; comment: string },
): Promise<InterviewVideo> {
  return await change(ports, reviewer, id, async (transaction) => {
    if (!(await store.removeComment(transaction, id, reviewer.caller.id, commentId))) throw new Problem('not_found');
  });
}

export async function review(
  ports: Reviewing,
  reviewer: Reviewer,
  id: string,
  { status, summary }: { status: 'in-review' | 'reviewed'; summary: string },
): Promise<InterviewVideo> {
  return await change(ports, reviewer, id, async (transaction, name, student) => {
    await store.setStatus(transaction, id, { status, reviewer: name, summary: summary.trim() });
    if (status === 'reviewed')
      await notify(ports.jobs, transaction, {
        userId: student,
        kind: 'video-reviewed',
        key: `video:${id}:${reviewer.caller.id}`,
        places: { mentor: name },
        path: `/mock-interview/submit?video=${id}`,
      });
  });
}
