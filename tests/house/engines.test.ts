import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { flows } from '../../tools/browsers/flows.ts';

const features = readdirSync(join(import.meta.dirname, '../../apps/web/src/features'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test('every feature of the web app has a flow that is tried in all engines', () => {
  const tried = flows.map(({ name }) => name.split(':')[0] ?? '');
  expect(features.length).toBeGreaterThan(25);
  expect(features.filter((name) => !tried.includes(name))).toEqual([]);
  expect(tried.filter((name) => !features.includes(name))).toEqual([]);
});

test('flows are told apart by their names', () => {
  const names = flows.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
