// What is pressed and then disabled loses the focus: whatever is under way is `busy`, which ignores presses and keeps it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const whileBusy =
  /<(?:Button|Switch|fieldset)\b[^<>]{0,200}?\bdisabled=\{[^{}]{0,80}?(?:\bbusy\b|isPending|isFetching)/i;

test('nothing that is pressed is disabled while it is under way', () => {
  const files = globSync('apps/web/src/**/*.tsx', { cwd: root });
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => whileBusy.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
