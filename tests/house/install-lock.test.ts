import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const lock = join(import.meta.dirname, '../../scripts/install-lock.mjs');
const folder = mkdtempSync(join(tmpdir(), 'lantern-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A process that notes when it begins and ends what it does alone; it ends when the file `until` is there. */
function startHolder(file: string, notes: string, until: string) {
  const code = `
    import { appendFileSync, existsSync } from 'node:fs';
    import { withInstallLock } from ${JSON.stringify(`file://${lock}`)};
    withInstallLock(${JSON.stringify(file)}, () => {
      appendFileSync(${JSON.stringify(notes)}, 'begins ');
      const clock = new Int32Array(new SharedArrayBuffer(4));
      while (!existsSync(${JSON.stringify(until)})) Atomics.wait(clock, 0, 0, 20);
      appendFileSync(${JSON.stringify(notes)}, 'ends ');
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const holder = { said: '', end: new Promise((resolve) => child.once('close', resolve)) };
  child.stdout.on('data', (piece) => {
    holder.said += piece;
  });
  return holder;
}

/** However long a process takes to start. */
const longest = { timeout: 100_000 };

test('a second installation begins when the first has ended, and says that it waits', async () => {
  const [file, notes, until] = [join(folder, 'a/installing'), join(folder, 'notes'), join(folder, 'until')];
  const first = startHolder(file, notes, until);
  await expect.poll(() => existsSync(notes), longest).toBe(true);
  const second = startHolder(file, notes, until);
  await expect.poll(() => second.said, longest).toContain('Another command is installing');
  expect(readFileSync(notes, 'utf8')).toBe('begins ');
  writeFileSync(until, '');
  await Promise.all([first.end, second.end]);
  expect(readFileSync(notes, 'utf8')).toBe('begins ends begins ends ');
  expect(first.said).toBe('');
  expect(existsSync(file)).toBe(false);
});

test('the lock of a process that died keeps nobody waiting', async () => {
  const [file, notes] = [join(folder, 'dead'), join(folder, 'dead-notes')];
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(file, String(pid));
  const holder = startHolder(file, notes, folder);
  await holder.end;
  expect(holder.said).toBe('');
  expect(readFileSync(notes, 'utf8')).toBe('begins ends ');
});
