// How long an evaluation takes, and what it does to everybody else.
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { evaluateEssay } from '@lantern/contract/essays.evaluations';
import { getHealth } from '@lantern/contract/system';
import { printTable, printTimes } from './figures.ts';
import { withScratchServer } from './scratch.ts';
import { type Student, signUpStudent } from './student.ts';
import { writeEssay } from './texts.ts';

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean' },
    words: { type: 'string', default: '650' },
    count: { type: 'string', default: '50' },
  },
});
if (options.help) {
  process.stdout.write(`npm run bench -- evaluation [--words 650] [--count 50]
Evaluates fresh texts one after the other on a scratch server. Meanwhile /api/health is asked every 5 ms, and the server
measures the delay of its own event loop.\n`);
  process.exit(0);
}
const words = Number(options.words);
const count = Number(options.count);
const file = join(tmpdir(), `lantern-loop-delay-${process.pid}`);

/** Asks for the health of the server every 5 ms until told to stop; answers with the times that it took. */
function keepAsking(student: Student): () => Promise<number[]> {
  const took: number[] = [];
  const open = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const asked = student
      .call(getHealth)
      .then(({ ms }) => void took.push(ms))
      .finally(() => open.delete(asked));
    open.add(asked);
  }, 5);
  return async () => {
    clearInterval(timer);
    await Promise.all(open);
    return took;
  };
}

async function readLoopDelay(pid: number): Promise<number> {
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (let tries = 0; tries < 100; tries++) {
    await sleep(20);
    try {
      return Number(readFileSync(file, 'utf8'));
    } catch {
      // not written yet
    }
  }
  throw new Error('the server did not write its delay');
}

await withScratchServer(
  async ({ url, pid }) => {
    // sixty evaluations an hour are what one student gets
    const people = await Promise.all(Array.from({ length: Math.ceil((count + 2) / 50) }, () => signUpStudent(url)));
    const evaluate = async (number: number) => {
      const student = people[Math.floor(number / 50)] as Student;
      const answer = await student.call(evaluateEssay, { body: { essay_text: writeEssay(words, number + 1) } });
      if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
      return answer.ms;
    };
    const cold = await evaluate(0);
    await evaluate(1);

    await readLoopDelay(pid);
    const stopIdle = keepAsking(people[0] as Student);
    await sleep(5_000);
    const idle = await stopIdle();
    const idleDelay = await readLoopDelay(pid);

    const stop = keepAsking(people[0] as Student);
    const started = performance.now();
    const took: number[] = [];
    for (let number = 0; number < count; number++) took.push(await evaluate(number + 2));
    const minutes = (performance.now() - started) / 60_000;
    const busy = await stop();
    const busyDelay = await readLoopDelay(pid);

    printTimes(
      new Map([
        [`evaluation of ${words} words`, took],
        ['health, idle', idle],
        ['health, evaluating', busy],
      ]),
    );
    printTable(
      ['figure', 'value'],
      [
        ['first evaluation, loading the word data, ms', cold],
        ['evaluations a minute', count / minutes],
        ['longest delay of the event loop, idle, ms', idleDelay],
        ['longest delay of the event loop, evaluating, ms', busyDelay],
      ],
    );
  },
  { NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'loop-delay.ts'))}`, LOOP_DELAY_FILE: file },
);
rmSync(file, { force: true });
process.exit();
