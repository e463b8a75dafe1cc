// Reminders of what has a day: 30, 7 and 1 days before, on the student's own morning.
import { daysBetween } from '@lantern/abroad/days';
import { isZone, localTime } from '@lantern/abroad/zone-time';
import type { Database } from '#database/database.ts';
import type { DatedEntry } from '#feature/dated-entry.ts';
import type { Parts } from '#feature/feature.ts';
import type { Ports } from '#ports/ports.ts';
import { claimDay, listStudents } from './notifications.dates.store.ts';
import { notify } from './notifications.service.ts';

/** From this hour of the student's day on. */
const morning = 8 * 60;

/** Days before, and how many days late a reminder may be when the server was away. */
const stages = [
  { before: 1, late: 1 },
  { before: 7, late: 2 },
  { before: 30, late: 3 },
] as const;

/** Which reminder an entry has on this day, if any: 30, 7 or 1. */
function stageOf({ date, isDone, isMovable, kind }: DatedEntry, today: string): number | undefined {
  // sessions are reminded of by the hour; what students put on a day themselves, and the work of a plan, is in their tracker
  if (isDone || isMovable || kind === 'session' || kind === 'test-prep') return undefined;
  const days = daysBetween(today, date);
  return stages.find(({ before, late }) => days <= before && days >= before - late)?.before;
}

type DatePorts = Pick<Ports, 'database' | 'jobs'> & Pick<Parts, 'features'>;

/** Looks at each student's dates once on each of their days. Runs every hour: it is morning somewhere. */
export async function remindOfDates(ports: DatePorts, now = new Date()): Promise<void> {
  let failure: unknown;
  let students = await listStudents(ports.database, undefined);
  while (students.length > 0) {
    for (const { id, language, zone, reminded_on } of students) {
      const { day, minute } = localTime(zone && isZone(zone) ? zone : 'UTC', now.getTime());
      if (minute < morning) continue;
      // nearly everybody, at every hour but one: each would be a transaction for nothing
      if (reminded_on !== null && reminded_on >= day) continue;
      // one whose dates cannot be read keeps nobody else from theirs, and is tried again in an hour
      await ports.database
        .transaction()
        .execute((transaction) => remindStudent(ports, transaction, { id, language: language ?? 'en', day }))
        .catch((error: unknown) => {
          failure ??= error;
        });
    }
    students = await listStudents(ports.database, students.at(-1)?.id);
  }
  if (failure) throw failure;
}

async function remindStudent(
  { jobs, features }: DatePorts,
  transaction: Database,
  { id, language, day }: { id: string; language: string; day: string },
): Promise<void> {
  if (!(await claimDay(transaction, id, day))) return;
  for (const { datedEntries } of features) {
    for (const entry of (await datedEntries?.(transaction, id, language)) ?? []) {
      const stage = stageOf(entry, day);
      if (stage === undefined) continue;
      await notify(jobs, transaction, {
        userId: id,
        kind: 'date-near',
        key: `date:${entry.id}:${entry.date}:${stage}`,
        places: { title: entry.title, day: { day: entry.date } },
        path: entry.link,
      });
    }
  }
}
