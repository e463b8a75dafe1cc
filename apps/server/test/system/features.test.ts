// The list of features is whole: what is not on it would silently be left out of jobs, exports, erasures and sweeps.
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { features } from '#features/features.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

test('every feature that has something to give is on the list, under its name', () => {
  const folders = globSync('*/index.ts', { cwd: join(import.meta.dirname, '../../src/features') }).map(dirname);
  expect(features.map(({ name }) => name).sort()).toEqual(folders.sort());
});

test('every table whose rows are marked as deleted is purged by one feature', async () => {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'deleted_at'`.execute(t.database);
  const purged = features.flatMap(({ softDeleted = [] }) => softDeleted.map(({ table }) => table));
  expect(purged.toSorted()).toEqual(rows.map(({ table_name }) => table_name).sort());
});

test('every night each of those tables is purged', async () => {
  const { rows } = await sql<{ name: string }>`select name from jobs.schedule`.execute(t.database);
  const expected = features.filter(({ softDeleted }) => softDeleted).map(({ name }) => `purge-${name}`);
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(expected));
});

test('no two features claim one folder of the file storage', () => {
  const folders = features.flatMap(({ files }) => files?.folders ?? []);
  expect(new Set(folders).size).toBe(folders.length);
});
