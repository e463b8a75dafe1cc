// npm run bench: figures, not verdicts. Each of tools/bench/{start,memory,evaluation,papers,matching,dashboard,catalogue,bookings,events,chat,assistant,recording,load,hostile,fuzz}.ts runs alone as well.
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
const isKnown = name !== undefined && programs.includes(name);
if (name !== undefined && !isKnown) {
  process.stdout.write(`npm run bench                  everything, about a quarter of an hour
npm run bench -- load --help   one of: ${programs.join(', ')}\n`);
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
