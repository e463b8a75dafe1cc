// Students at work: what reads and writes take while many of them write at once.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { getSession } from '@lantern/contract/accounts.session';
import { getDashboard } from '@lantern/contract/dashboard';
import { getEssay, listEssays, startDraft, updateEssay } from '@lantern/contract/essays';
import { evaluateEssay } from '@lantern/contract/essays.evaluations';
import { listVersions } from '@lantern/contract/essays.versions';
import { percentile, printTable, printTimes } from './figures.ts';
import { withScratchServer } from './scratch.ts';
import { type Answer, type Student, signUpStudent } from './student.ts';
import { writeEssay } from './texts.ts';

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean' },
    students: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    think: { type: 'string', default: '1' },
    url: { type: 'string' },
  },
});
if (options.help) {
  process.stdout.write(`npm run bench -- load [--students 200] [--seconds 60] [--think 1] [--url http://...]
Starts a server on a scratch folder (or uses the one at --url, with TRUST_PROXY=1 for more than 600 students), signs
students up, starts the server again, and lets each think for --think seconds on average between calls, from the moment
it is ready. Students wait for an answer before they think again. The first fifteen seconds are told apart from the
rest. Exits with 1 when anything was answered with a 5xx.\n`);
  process.exit(0);
}
const students = Number(options.students);
const seconds = Number(options.seconds);
const thinkMs = Number(options.think) * 1000;

/** After a start, in which nothing is warm yet. */
const firstMs = 15_000;

const times = { first: new Map<string, number[]>(), rest: new Map<string, number[]>() };
const statuses = new Map<string, number>();
let started = 0;

function note(kind: string, { status, ms }: Pick<Answer<never>, 'status' | 'ms'>): void {
  const part = performance.now() - ms - started < firstMs ? times.first : times.rest;
  const list = part.get(kind) ?? [];
  part.set(kind, list);
  list.push(ms);
  statuses.set(`${status}`, (statuses.get(`${status}`) ?? 0) + 1);
}

/** What somebody does who has the editor open: mostly saves, now and then a look elsewhere. */
async function work(student: Student, seed: number, until: number): Promise<void> {
  // all at once would be a race, not a day at work
  await sleep(Math.random() * thinkMs);
  const started = await student.call(startDraft, { body: { title: 'Statement', essay_type: 'Personal Statement' } });
  note('write', started);
  if (started.status !== 200) return;
  const params = { id: started.body.essay._id };
  let revision = started.body.essay.revision;
  let text = writeEssay(350, seed);
  let number = 0;
  while (performance.now() < until) {
    const dice = Math.random() * 1000;
    number += 1;
    if (dice < 350) {
      text += ` ${writeEssay(12, seed * 1000 + number)}`;
      const saved = await student.call(updateEssay, {
        body: { essay_id: params.id, final_text: text, base_revision: revision, save_id: crypto.randomUUID() },
      });
      note('write', saved);
      if (saved.status === 200) revision = saved.body.essay.revision;
    } else if (dice < 550) note('read', await student.call(getEssay, { params }));
    else if (dice < 700) note('read', await student.call(listEssays, { params: { userId: student.user.id } }));
    else if (dice < 830) note('read', await student.call(getDashboard));
    else if (dice < 920) note('read', await student.call(getSession));
    else if (dice < 997) note('read', await student.call(listVersions, { params, query: {} }));
    else note('evaluate', await student.call(evaluateEssay, { body: { essay_id: params.id, essay_text: text } }));
    // 0.5 to 1.5 times the average
    await sleep(thinkMs * (0.5 + Math.random()));
  }
}

async function measure(url: string, restart?: () => Promise<void>): Promise<void> {
  process.stdout.write(`${students} students, ${seconds} s, ${options.think} s of thinking\n`);
  const people: Student[] = [];
  const signUps: number[] = [];
  const signUpStarted = performance.now();
  // four at a time: a password takes a core for a tenth of a second
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      while (signUps.length < students) {
        signUps.push(0);
        const slot = signUps.length - 1;
        const student = await signUpStudent(url);
        signUps[slot] = student.signUpMs;
        people.push(student);
      }
    }),
  );
  const signUpSeconds = (performance.now() - signUpStarted) / 1000;

  await restart?.();
  started = performance.now();
  const until = started + seconds * 1000;
  let worstOwnDelay = 0;
  let tick = started;
  const watch = setInterval(() => {
    worstOwnDelay = Math.max(worstOwnDelay, performance.now() - tick - 20);
    tick = performance.now();
  }, 20);
  await Promise.all(people.map((student, index) => work(student, index + 1, until)));
  clearInterval(watch);

  const calls = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  process.stdout.write(restart ? '\nThe first fifteen seconds after the start\n' : '\nThe first fifteen seconds\n');
  printTimes(times.first);
  process.stdout.write('\nThe rest\n');
  printTimes(times.rest.set('sign-up', signUps));
  process.stdout.write('\n');
  const failures = [...statuses].reduce((sum, [status, count]) => (Number(status) >= 500 ? sum + count : sum), 0);
  printTable(
    ['figure', 'value'],
    [
      ['calls a second', calls / ((performance.now() - started) / 1000)],
      ['sign-ups a second', students / signUpSeconds],
      ['5xx', String(failures)],
      ['statuses', [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')],
      ['read p99 of 300 ms', `${Math.round((percentile(times.rest.get('read') ?? [], 0.99) / 300) * 100)} %`],
      ['write p99 of 500 ms', `${Math.round((percentile(times.rest.get('write') ?? [], 0.99) / 500) * 100)} %`],
      ['worst delay of this program, ms', worstOwnDelay],
    ],
  );
  if (failures > 0) process.exitCode = 1;
}

if (options.url) await measure(options.url);
else await withScratchServer(({ url }, _dataDir, restart) => measure(url, restart));
process.exit();
