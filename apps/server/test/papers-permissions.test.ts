// The processes that parse PDFs are given their file as bytes: whatever takes one over finds nothing else.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { permissions } from '#ports/papers/paper-process.ts';

const root = join(import.meta.dirname, '../../..');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lantern-permissions-'));
  await writeFile(join(folder, 'paper.pdf'), 'a paper of somebody else');
});
afterAll(() => rm(folder, { recursive: true }));

/** What Node answers to a line of code under the same permissions: `done`, or the code of its refusal. */
async function tryTo(code: string): Promise<string> {
  const line = `import('node:module').then(async () => { ${code} }).then(() => 'done', ({ code }) => code).then(console.log)`;
  const { stdout } = await promisify(execFile)(process.execPath, [...permissions, '-e', line]);
  return stdout.trim();
}

test.each([
  ['read a paper', () => `await (await import('node:fs/promises')).readFile(${JSON.stringify(`${folder}/paper.pdf`)})`],
  ['read the settings', () => `await (await import('node:fs/promises')).readFile(${JSON.stringify(`${root}/.env`)})`],
  ['list the data', () => `await (await import('node:fs/promises')).readdir(${JSON.stringify(`${root}/data`)})`],
  ['write', () => `await (await import('node:fs/promises')).writeFile(${JSON.stringify(`${folder}/new`)}, 'x')`],
  ['start a program', () => "(await import('node:child_process')).spawnSync('true')"],
  ['start a thread', () => "new (await import('node:worker_threads')).Worker('0', { eval: true })"],
])('they may not %s', async (_, code) => {
  expect(await tryTo(code())).toBe('ERR_ACCESS_DENIED');
});

test('they may read our code', async () => {
  const entry = JSON.stringify(`${root}/apps/server/src/ports/papers/paper-task.ts`);
  expect(await tryTo(`await (await import('node:fs/promises')).readFile(${entry})`)).toBe('done');
});
