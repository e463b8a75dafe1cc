import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const lock = join(import.meta.dirname, '../../scripts/install-lock.mjs');
const folder = mkdtempSync(join(tmpdir(), 'lantern-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A process that notes when it begins and ends what it does alone; answers with what it said. */
function holder(file: string, notes: string, milliseconds: number): Promise<string> {
  const code = `
    import { appendFileSync } from 'node:fs';
    import { withInstallLock } from ${JSON.stringify(`file://${lock}`)};
    withInstallLock(${JSON.stringify(file)}, () => {
      appendFileSync(${JSON.stringify(notes)}, 'begins ');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${milliseconds});
      appendFileSync(${JSON.stringify(notes)}, 'ends ');
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (piece) => {
    said += piece;
  });
  return new Promise((resolve) => child.once('close', () => resolve(said)));
}

test('a second installation begins when the first has ended, and says that it waits', async () => {
  const [file, notes] = [join(folder, 'a/installing'), join(folder, 'notes')];
  const said = await Promise.all([holder(file, notes, 1000), holder(file, notes, 1000)]);
  expect(readFileSync(notes, 'utf8')).toBe('begins ends begins ends ');
  expect(said.filter((words) => words.includes('Another command is installing'))).toHaveLength(1);
  expect(existsSync(file)).toBe(false);
});

test('the lock of a process that died keeps nobody waiting', async () => {
  const [file, notes] = [join(folder, 'dead'), join(folder, 'dead-notes')];
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(file, String(pid));
  expect(await holder(file, notes, 0)).toBe('');
  expect(readFileSync(notes, 'utf8')).toBe('begins ends ');
});
