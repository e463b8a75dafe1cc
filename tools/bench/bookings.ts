// Many students want the same few times at once: each time is one student's, whoever else asks.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { addDays, todayIn } from '@lantern/abroad/days';
import { bookSession } from '@lantern/contract/bookings';
import { saveMentorProfile } from '@lantern/contract/mentors';
import { bookableMentor } from '../../scripts/bookable-mentor.ts';
import { type Member, withCrowd } from './crowd.ts';
import { printTable, printTimes } from './figures.ts';

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean' },
    attempts: { type: 'string', default: '10000' },
    slots: { type: 'string', default: '100' },
  },
});
if (options.help) {
  process.stdout.write(`npm run bench -- bookings [--attempts 10000] [--slots 100]
One mentor with --slots free half hours, and a student for each attempt, spread evenly over them. All attempts are under
way at once; one that is answered with 503 is made again, later each time: after the seconds of Retry-After, then twice
and three times that. Times are from the first try to the last answer. Exits with 1 when the bookings are not exactly as
many as the slots.\n`);
  process.exit(0);
}
const attempts = Number(options.attempts);
const slots = Number(options.slots);
const slotsOfDay = 48;

/** The day and time of a slot, from tomorrow on. */
function timeOf(slot: number): { date: string; time: string } {
  const half = slot % slotsOfDay;
  return {
    date: addDays(todayIn('UTC', new Date()), 1 + Math.floor(slot / slotsOfDay)),
    time: `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
  };
}

await withCrowd(async ({ database, plant }) => {
  const [mentor] = (await plant(1, 'mentor')) as [Member];
  const opened = await mentor.call(saveMentorProfile, { body: { profile: bookableMentor, base_revision: 0 } });
  if (opened.status !== 200) throw new Error(`the mentor's profile was answered with ${opened.status}`);
  const students = await plant(attempts, 'student');
  const statuses = new Map<number, number>();
  const times = { booked: [] as number[], refused: [] as number[] };

  async function attempt({ call }: Member, slot: number): Promise<void> {
    const started = performance.now();
    for (let tries = 1; ; tries++) {
      const body = { mentor_id: mentor.id, kind: 'free-session' as const, zone: 'UTC', ...timeOf(slot) };
      const unanswered = { status: 0, retryAfter: 1 };
      const { status, retryAfter } = await call(bookSession, { body }).catch(() => unanswered);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 503 || status === 0) {
        // a little apart, so that those who were told the same do not come back in the same moment
        await wait((Math.min(tries, 6) * retryAfter + Math.random()) * 1000);
        continue;
      }
      times[status === 200 ? 'booked' : 'refused'].push(performance.now() - started);
      return;
    }
  }

  const started = performance.now();
  await Promise.all(students.map((student, index) => attempt(student, index % slots)));
  const seconds = (performance.now() - started) / 1000;
  const rows = await database.selectFrom('bookings').select('starts_at').where('mentor_id', '=', mentor.id).execute();
  const taken = new Set(rows.map(({ starts_at }) => starts_at.getTime())).size;
  printTimes(new Map(Object.entries(times)));
  printTable(
    ['figure', 'value'],
    [
      ['attempts', String(attempts)],
      ['slots', String(slots)],
      ['bookings', String(rows.length)],
      ['slots that are taken', String(taken)],
      ['seconds', seconds],
      ['answers', [...statuses].map(([status, count]) => `${status || 'none'}: ${count}`).join(', ')],
    ],
  );
  if (rows.length !== slots || taken !== slots) process.exitCode = 1;
});
process.exit();
