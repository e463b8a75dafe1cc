import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../docs/decisions');

test('docs/decisions/README.md names every note once, under a topic', () => {
  const notes = globSync('0*.md', { cwd: folder }).map((path) => basename(path));
  const named = [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/\]\((0[^)]+)\)/g)].map(
    ([, name]) => name,
  );
  expect(notes.length).toBeGreaterThan(50);
  expect(named.sort()).toEqual(notes.sort());
});
