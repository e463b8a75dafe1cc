// npm run check: everything that is quick. One line for each stage; the output of those that fail.
import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeEnglish } from '../apps/web/build/english-words.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean' }, list: { type: 'boolean' }, changed: { type: 'string' } },
});
if (values.help) {
  process.stdout.write(
    'node scripts/check.ts [stage ...]\nRuns the quick checks, or those whose name contains one of the words.\n  --list  names them\n  --changed <commit>  only the unit tests that what changed since can reach\n',
  );
  process.exit(0);
}

const root = join(import.meta.dirname, '..');
// workspaces, and the folders of tools and journeys
const typed = globSync(['{apps,packages}/*/tsconfig.json', '{scripts,tools}/tsconfig.json', 'tests/*/tsconfig.json'], {
  cwd: root,
})
  .map(dirname)
  .sort();

// TypeScript 7 takes a quarter of the time; 6 stays for the tools that read its syntax trees (see docs/decisions)
const compiler = 'node_modules/@typescript/native/bin/tsc';
// of several checkers each works out the shared types for itself: twice the work, where another stage has the other core
const oneChecker = ['--checkers', '1'];

type Stage = { name: string; command: string[] };
const stages: Stage[] = [
  // the longest begins first
  // by itself it leaves one core free: of two that is half, while nothing else of the check takes as long
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--maxWorkers=100%', ...(values.changed ? ['--changed', values.changed] : [])],
  },
  { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', '--colors=off', '.'] },
  ...typed.map((folder) => ({ name: `types ${folder}`, command: ['node', compiler, '-p', folder, ...oneChecker] })),
  { name: 'import rules', command: ['node', 'scripts/import-rules.ts'] },
  { name: 'dead code', command: ['knip', '--no-progress'] },
  { name: 'words', command: ['node', 'scripts/words.ts', '--check', ...(values.changed ? ['--branch'] : [])] },
  { name: 'routes', command: ['node', 'scripts/missing-routes.ts'] },
  { name: 'table types', command: ['node', 'apps/server/scripts/tables.ts', '--check'] },
];

type Result = { stage: Stage; isGood: boolean; seconds: number; output: string };

function run(stage: Stage): Promise<Result> {
  const started = performance.now();
  const [program = '', ...args] = stage.command;
  const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` };
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const finish = (isGood: boolean) =>
      resolve({ stage, isGood, output, seconds: (performance.now() - started) / 1000 });
    const keep = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => {
      output += error.message;
      finish(false);
    });
    child.once('close', (code) => finish(code === 0));
  });
}

function report({ stage, isGood, seconds, output }: Result): void {
  process.stdout.write(`${isGood ? 'ok  ' : 'FAIL'}  ${stage.name.padEnd(24)} ${seconds.toFixed(1).padStart(5)} s\n`);
  if (!isGood) process.stdout.write(`${output.trim().replace(/^/gm, '      ')}\n`);
}

const chosen = stages.filter(({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)));
if (values.list) {
  for (const { name, command } of chosen) process.stdout.write(`${name.padEnd(24)} ${command.join(' ')}\n`);
  process.exit(0);
}
if (chosen.length === 0 || !existsSync(join(root, 'node_modules'))) {
  process.stderr.write(
    chosen.length === 0 ? 'No stage has such a name: see --list.\n' : 'Nothing is installed yet: run npm test.\n',
  );
  process.exit(1);
}

// sources name the English words, which a fresh clone does not have yet
writeEnglish(join(root, 'apps/web'));

const started = performance.now();
const waiting = [...chosen];
const results: Result[] = [];
// two at a time: most stages keep one core busy
await Promise.all(
  Array.from({ length: 2 }, async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      const result = await run(stage);
      results.push(result);
      report(result);
    }
  }),
);
const failed = results.filter(({ isGood }) => !isGood).length;
process.stdout.write(
  `\n${results.length - failed} passed, ${failed} failed in ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
);
process.exitCode = failed > 0 ? 1 : 0;
