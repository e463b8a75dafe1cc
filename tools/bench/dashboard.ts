// The dashboard and the tracker of a student with a full record, and with ten times that.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { getDashboard, listPlannedTasks } from '@lantern/contract/dashboard';
import { documentCategories } from '@lantern/contract/documents.rules';
import type { Database } from '../../apps/server/src/database/database.ts';
import { type Member, withCrowd } from './crowd.ts';
import { percentile, printTable, printTimes } from './figures.ts';

const { values: options } = parseArgs({
  options: { help: { type: 'boolean' }, times: { type: 'string', default: '200' } },
});
if (options.help) {
  process.stdout.write(`npm run bench -- dashboard [--times 200]
Plants 20 schools, 30 activities, 20 scores, 100 papers, 50 essays and 200 tasks, and ten times that for a second student,
and asks for the dashboard and for the tasks, --times times each, through the running server.\n`);
  process.exit(0);
}
const target = 30;
/** Calls that are not counted: a server just started compiles what it runs. */
const warmUp = 30;
const full = { schools: 20, activities: 30, scores: 20, papers: 100, essays: 50, tasks: 200 };

const rows = <T>(count: number, one: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => one(n));
const dayOf = (n: number) => new Date(Date.UTC(2027, 0, 1 + (n % 300))).toISOString().slice(0, 10);

async function plantRecord(database: Database, user_id: string, times: number): Promise<void> {
  const own = () => ({ id: randomUUID(), user_id });
  await database
    .insertInto('schools')
    .values(
      rows(full.schools * times, (n) => ({
        ...own(),
        name: `School ${n}`,
        country: 'BD',
        kind: 'secondary',
        curriculum: 'HSC',
        grade_scale: '5.0',
        grade_best: 5,
        gpa: 4.5,
        position: n,
      })),
    )
    .execute();
  await database
    .insertInto('activities')
    .values(
      rows(full.activities * times, (n) => ({
        ...own(),
        name: `Activity ${n}`,
        start_month: '2025-01-01',
        weekly_hours: 1,
        position: n,
      })),
    )
    .execute();
  await database
    .insertInto('test_scores')
    .values(rows(full.scores * times, (n) => ({ ...own(), test: 'ielts', taken_on: dayOf(n), overall: 7 })))
    .execute();
  await database
    .insertInto('documents')
    .values(
      rows(full.papers * times, (n) => ({
        ...own(),
        category: documentCategories[n % documentCategories.length] ?? 'Other',
        name: `Paper ${n}.pdf`,
        expires_on: dayOf(n),
        expiry_answered: true,
      })),
    )
    .execute();
  await database
    .insertInto('essays')
    .values(rows(full.essays * times, (n) => ({ ...own(), title: `Essay ${n}`, limit_max: 650, word_count: 600 })))
    .execute();
  await database
    .insertInto('tasks')
    .values(rows(full.tasks * times, (n) => ({ ...own(), title: `Task ${n}`, task_group: 'other', day: dayOf(n) })))
    .execute();
}

await withCrowd(async ({ database, plant }) => {
  const [usual, large] = (await plant(2, 'student')) as [Member, Member];
  await plantRecord(database, usual.id, 1);
  await plantRecord(database, large.id, 10);
  const times = new Map<string, number[]>();
  const query = { language: 'en' as const };
  for (const [whose, student] of [
    ['full record', usual],
    ['ten times that', large],
  ] as const)
    for (const [what, endpoint] of [
      ['dashboard', getDashboard],
      ['tasks', listPlannedTasks],
    ] as const) {
      const all: number[] = [];
      for (let n = -warmUp; n < Number(options.times); n++) {
        const { status, ms } = await student.call(endpoint, { query });
        if (status !== 200) throw new Error(`${what} was answered with ${status}`);
        if (n >= 0) all.push(ms);
      }
      times.set(`${what}, ${whose}`, all);
    }
  printTimes(times);
  const p95 = (name: string) => percentile(times.get(name) ?? [], 0.95);
  const [small, big] = [p95('dashboard, full record'), p95('dashboard, ten times that')];
  printTable(
    ['figure', 'value'],
    [
      [`dashboard p95, full record (at most ${target} ms)`, small],
      ['ten times the record takes so many times as long', big / small],
    ],
  );
});
