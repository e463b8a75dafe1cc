// npm run bench: figures, not verdicts. Each of tools/bench/{start,memory,evaluation,papers,matching,dashboard,catalogue,bookings,events,chat,assistant,recording,load,hostile,fuzz,growth}.ts runs alone as well.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const programs = [
  'start',
  'memory',
  'evaluation',
  'papers',
  'matching',
  'dashboard',
  'catalogue',
  'bookings',
  'events',
  'chat',
  'assistant',
  'recording',
  'load',
  'hostile',
  'fuzz',
];
const [name, ...args] = process.argv.slice(2);
/** Takes an hour and ten gigabytes: only when it is asked for. */
const growth = 'growth';
const isKnown = name !== undefined && [...programs, growth].includes(name);
if (name !== undefined && !isKnown) {
  process.stdout.write(`npm run bench                  everything, about a quarter of an hour
npm run bench -- load --help   one of: ${programs.join(', ')}
npm run bench -- growth --help what is read with 10 and 100 times as many students: alone, it takes an hour\n`);
  process.exit(name === '--help' ? 0 : 1);
}
for (const program of isKnown ? [name] : programs) {
  process.stdout.write(`\n== ${program}\n`);
  const { status } = spawnSync(
    process.execPath,
    ['--expose-gc', join(import.meta.dirname, 'bench', `${program}.ts`), ...args],
    {
      stdio: 'inherit',
    },
  );
  if (status !== 0) process.exitCode = 1;
}
