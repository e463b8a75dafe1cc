// Corrections flow back: what was mended in one Lantern goes into another, and what was reported goes along.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { exportPatch } from '#operations/export-patch.ts';
import { importFile } from '#operations/import-catalogue.ts';
import { startTestApp, type TestApp } from './support/app.ts';

let here: TestApp;
let there: TestApp;
let folder: string;
beforeAll(async () => {
  [here, there] = [await startTestApp(), await startTestApp()];
  folder = await mkdtemp(join(tmpdir(), 'lantern-patch-'));
});
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()]);
  await rm(folder, { recursive: true, force: true });
});

const configOf = ({ url, dataDir }: TestApp) => readConfig({ DATABASE_URL: url, DATA_DIR: dataDir });
const officialOf = (t: TestApp) =>
  t.database
    .selectFrom('facts')
    .select(['id', 'subject', 'key', 'note', 'origin', 'checked'])
    .where('confidence', '=', 'official')
    .where('origin', '!=', 'import')
    .where('key', '=', 'tuition')
    .where('subject', 'like', 'institution:ror-%')
    .orderBy('subject')
    .orderBy(sql`level, field, residency, program, period`)
    .limit(2)
    .execute();

test('mends of one installation are brought into another, over what is shipped there and not over its editors', async () => {
  const [first, second] = await officialOf(here);
  const [, kept] = await officialOf(there);
  if (!first || !second || !kept) throw new Error('no official tuition is shipped');
  for (const { id } of [first, second])
    await here.database
      .updateTable('facts')
      .set({ note: 'as the page says now', origin: 'editor', changed_by: 'Farhana' })
      .where('id', '=', id)
      .execute();
  await there.database.updateTable('facts').set({ note: 'ours', origin: 'editor' }).where('id', '=', kept.id).execute();
  const student = await here.student();
  await here.database
    .insertInto('fact_reports')
    .values({
      id: crypto.randomUUID(),
      user_id: student.user.id,
      fact_id: first.id,
      fact_revision: 1,
      words: 'The page says 2,000, "not 3,000".',
    })
    .execute();

  expect(await exportPatch(configOf(here), folder, () => {})).toEqual({ facts: 2, reports: 1 });
  const reports = await readFile(join(folder, 'reports.csv'), 'utf8');
  expect(reports).toContain('"The page says 2,000, ""not 3,000""."');
  expect(reports + (await readFile(join(folder, 'facts.csv'), 'utf8'))).not.toMatch(/Farhana|@/);

  const options = { format: 'patch', file: join(folder, 'facts.csv'), dryRun: false, asOf: undefined, year: undefined };
  const none = { added: 0, changed: 0, same: 0, kept: 0, refused: 0 };
  expect((await importFile(configOf(there), options, () => {})).facts).toEqual({ ...none, changed: 1, kept: 1 });
  expect((await importFile(configOf(there), options, () => {})).facts).toEqual({ ...none, same: 1, kept: 1 });
  const noteOf = async (id: string) =>
    (await there.database.selectFrom('facts').select('note').where('id', '=', id).executeTakeFirstOrThrow()).note;
  expect(await noteOf(kept.id)).toBe('ours');
  const { id } = await there.database
    .selectFrom('facts')
    .select('id')
    .where('note', '=', 'as the page says now')
    .executeTakeFirstOrThrow();
  expect(id).not.toBe(kept.id);
});
