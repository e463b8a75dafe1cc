// Finding essays by the words of their titles, prompts and texts.

import { deleteEssay, startDraft, updateEssay } from '@lantern/contract/essays';
import { addEssayPrompt } from '@lantern/contract/essays.prompts';
import { searchEssays } from '@lantern/contract/essays.search';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

async function written(person: Person, title: string, final_text: string, prompt = '') {
  const { body } = await person.call(startDraft, { body: { title, prompt } });
  const { _id } = body.essay;
  await person.call(updateEssay, { body: { essay_id: _id, final_text } });
  return _id;
}

const found = async (person: Person, words: string) =>
  (await person.call(searchEssays, { body: { words } })).body.ids.sort();

test('finds every word in title, prompts and text, whatever case and accents', async () => {
  const person = await t.student();
  const ferry = await written(person, 'The ferry', `${'We crossed. '.repeat(50)}Zoë waited at the QUAY.`, 'Why here?');
  const other = await written(person, 'নদী', 'আমরা নৌকায় পার হলাম। كَتَبْتُ رسالة');
  await person.call(addEssayPrompt, { body: { essay_id: other, prompt: 'Which bridge did you build?' } });
  expect(await found(person, 'zoe quay')).toEqual([ferry]);
  expect(await found(person, 'HERE ferry')).toEqual([ferry]);
  expect(await found(person, 'নৌকায়')).toEqual([other]);
  expect(await found(person, 'كتبت')).toEqual([other]);
  expect(await found(person, 'bridge')).toEqual([other]);
  expect(await found(person, 'e')).toEqual([ferry, other].sort());
  expect(await found(person, 'zoe bridge')).toEqual([]);
  expect(await found(person, '%')).toEqual([]);
});

test('finds more than one lot, and neither deleted essays nor those of others', async () => {
  const person = await t.student();
  await sql`insert into essays (id, user_id, limit_max, text)
    select gen_random_uuid(), ${person.user.id}::uuid, 650, 'a lantern' from generate_series(1, 60)`.execute(
    t.database,
  );
  const deleted = await written(person, 'Deleted', 'a lantern');
  await person.call(deleteEssay, { params: { id: deleted } });
  const ids = await found(person, 'lantern');
  expect(new Set(ids).size).toBe(60);
  expect(ids).not.toContain(deleted);
  expect(await found(await t.student(), 'lantern')).toEqual([]);
});

test('without words, with too many, or too often it is refused', async () => {
  const person = await t.student();
  const codeOf = async (words: string) => (await person.call(searchEssays, { body: { words } })).body.code;
  expect(await codeOf('  ')).toBe('invalid_request');
  expect(await codeOf('x'.repeat(201))).toBe('invalid_request');
  for (let count = 0; count < 60; count++) await person.call(searchEssays, { body: { words: 'x' } });
  expect(await codeOf('x')).toBe('too_many_requests');
});
