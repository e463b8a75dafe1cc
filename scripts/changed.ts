// What a change can reach, as JSON: for `npm test -- --changed`.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { planFor } from './changed/plan.ts';

const { values } = parseArgs({ options: { help: { type: 'boolean' }, since: { type: 'string' } } });
if (values.help) {
  process.stdout.write(
    'node scripts/changed.ts [--since commit]\nSays which tests a change can reach: since that commit, or since this branch left main.\n',
  );
  process.exit(0);
}

const root = join(import.meta.dirname, '..');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const lines = (text: string) => text.split('\n').filter(Boolean);

function whereItLeftMain(): string {
  for (const main of ['main', 'origin/main'])
    try {
      return git('merge-base', 'HEAD', main);
    } catch {
      // there is no such branch here
    }
  return 'HEAD';
}

const since = values.since ?? whereItLeftMain();
// with what is not committed yet, and what git does not know yet
const changed = [
  ...lines(git('diff', '--name-only', since)),
  ...lines(git('ls-files', '--others', '--exclude-standard')),
];
process.stdout.write(`${JSON.stringify({ since, changed, ...planFor(root, changed) })}\n`);
