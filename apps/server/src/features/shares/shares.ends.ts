// A share that ends by its day ends on open pages too: they are told at that moment, as when it is revoked.
import * as z from 'zod/mini';
import type { Database } from '#database/database.ts';
import { jobType } from '#ports/jobs/jobs.ts';
import type { Ports } from '#ports/ports.ts';

const peopleSchema = z.object({ studentId: z.string(), mentorId: z.string() });
export type SharePeople = z.infer<typeof peopleSchema>;

const notifyShareEnds = jobType('tell-share-ends', peopleSchema);

/** What changes for both: the student's other devices, and the mentor's open pages. */
export function publishShares(events: Ports['events'], { studentId, mentorId }: SharePeople): void {
  events.publish(studentId, { topic: 'shares' });
  events.publish(mentorId, { topic: 'shares', id: studentId });
}

/** A day that is changed later leaves the word for the old one behind: pages ask again and find what still holds. */
export async function notifyAtEnd(
  jobs: Ports['jobs'],
  transaction: Database,
  people: SharePeople,
  end: Date | null,
): Promise<void> {
  if (end) await jobs.enqueue(transaction, notifyShareEnds, people, end);
}

export const workOnShareEnds = ({ jobs, events }: Pick<Ports, 'jobs' | 'events'>) =>
  jobs.work(notifyShareEnds, async (people) => publishShares(events, people));
