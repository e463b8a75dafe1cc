// A length of time says its unit (`days(30)` of contract/durations.ts): nobody counts noughts, or seconds for milliseconds.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const bare = /\b(?:24 \* 60|60 \* 60|86_?400(?:_?000)?|3_?600_000)\b/;

test('lengths of time on the server and in the contract are written with their unit', () => {
  const files = globSync('{apps/server,packages/contract}/src/**/*.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(500);
  const lines = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => bare.test(line) && !line.includes('max-age='))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines).toEqual([]);
});
