// What the server needs while nobody asks anything. Reads /proc, so it runs on Linux only.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { evaluateEssay } from '@lantern/contract/essays.evaluations';
import { printTable } from './figures.ts';
import { measureMemory, memoryHead } from './processes.ts';
import { withScratchServer } from './scratch.ts';
import { signUpStudent } from './student.ts';
import { writeEssay } from './texts.ts';

const { values: options } = parseArgs({
  options: { help: { type: 'boolean' }, idle: { type: 'string', default: '60' } },
});
if (options.help) {
  process.stdout.write(`npm run bench -- memory [--idle 60]
Starts a scratch server, waits, and prints the memory of node and PostgreSQL in MB: resident, and with what PostgreSQL's
processes share counted once (PSS). Then the same after one sign-up and one evaluation.\n`);
  process.exit(0);
}
const idle = Number(options.idle);

await withScratchServer(async ({ url, pid }, dataDir) => {
  const rows = [measureMemory('just started', pid, dataDir)];
  await sleep(idle * 1000);
  rows.push(measureMemory(`after ${idle} s of rest`, pid, dataDir));
  const student = await signUpStudent(url);
  await student.call(evaluateEssay, { body: { essay_text: writeEssay(650, 1) } });
  rows.push(measureMemory('after an evaluation', pid, dataDir));
  await sleep(idle * 1000);
  rows.push(measureMemory(`${idle} s after it`, pid, dataDir));
  printTable(memoryHead, rows);
});
process.exit();
