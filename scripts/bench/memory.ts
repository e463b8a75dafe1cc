// What the server needs while nobody asks anything. Reads /proc, so it runs on Linux only.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { evaluateEssay } from '@lantern/contract/essays.evaluations';
import { printTable } from './figures.ts';
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

/** Kilobytes of a field such as `VmRSS:` or `Pss:`. */
function readKb(path: string, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(path, 'utf8'))?.[1] ?? 0);
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((other) => {
      if (!(other > 0)) return false;
      try {
        return Number(/^\d+ \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${other}/stat`, 'utf8'))?.[1]) === pid;
      } catch {
        return false;
      }
    });
}

function measure(when: string, serverPid: number, dataDir: string): (string | number)[] {
  const postmaster = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const postgres = [postmaster, ...childrenOf(postmaster)];
  const sum = (pids: number[], name: string, field: string) =>
    pids.reduce((total, pid) => total + readKb(`/proc/${pid}/${name}`, field), 0) / 1024;
  return [
    when,
    sum([serverPid], 'status', 'VmRSS'),
    sum([serverPid], 'smaps_rollup', 'Pss'),
    String(postgres.length),
    sum(postgres, 'status', 'VmRSS'),
    sum(postgres, 'smaps_rollup', 'Pss'),
  ];
}

await withScratchServer(async ({ url, pid }, dataDir) => {
  const rows = [measure('just started', pid, dataDir)];
  await sleep(idle * 1000);
  rows.push(measure(`after ${idle} s of rest`, pid, dataDir));
  const student = await signUpStudent(url);
  await student.call(evaluateEssay, { body: { essay_text: writeEssay(650, 1) } });
  rows.push(measure('after an evaluation', pid, dataDir));
  await sleep(idle * 1000);
  rows.push(measure(`${idle} s after it`, pid, dataDir));
  printTable(['MB', 'node RSS', 'node PSS', 'postgres processes', 'postgres RSS', 'postgres PSS'], rows);
});
process.exit();
