// Reminders of sessions: a day and an hour before, to both people, once for each time that a session has.
import { hours } from '@lantern/contract/durations';
import { notify } from '#features/notifications/notifications.service.ts';
import type { Ports } from '#ports/ports.ts';
import { placesOf } from './bookings.mails.ts';
import { listBeginning } from './bookings.store.ts';

/**
 * How long before the start, and how late a reminder may be when the server was away. Nobody is reminded of what they
 * booked within that time themselves.
 */
const stages = [
  { name: 'day', before: hours(24), late: hours(3) },
  { name: 'hour', before: hours(1), late: hours(1) },
] as const;

export async function remindOfSessions(
  { database, jobs }: Pick<Ports, 'database' | 'jobs'>,
  now = new Date(),
): Promise<void> {
  for (const { name, before, late } of stages) {
    const from = new Date(now.getTime() + before - late);
    const near = await listBeginning(database, from, new Date(now.getTime() + before));
    for (const { createdAt, student, mentor } of near) {
      const until = new Date(student.session.starts_at);
      if (createdAt.getTime() > until.getTime() - before) continue;
      await database.transaction().execute(async (transaction) => {
        for (const person of [student, mentor]) {
          if (!person) continue;
          await notify(jobs, transaction, {
            userId: person.userId,
            kind: 'session-near',
            key: `session:${person.session._id}:${person.session.starts_at}:${name}`,
            places: placesOf(person.session, person.session.side),
            about: (person === student ? mentor : student)?.userId,
            path: person.session.side === 'student' ? '/my-sessions' : '/mentor',
            until,
          });
        }
      });
    }
  }
}
