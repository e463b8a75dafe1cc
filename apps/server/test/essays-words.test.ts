// Words that a student has said are right.
import { deleteEssay, deleteForGood, startDraft } from '@lantern/contract/essays';
import { checkLanguage, evaluateEssay } from '@lantern/contract/essays.evaluations';
import { listIgnoredMarks, putIgnoredMarks } from '@lantern/contract/essays.marks';
import { isWord, listOwnWords, plainWord, putOwnWord } from '@lantern/contract/essays.words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const put = (person: Person, id: string, kept = true) => person.call(putOwnWord, { params: { id }, body: { kept } });
const sentence = 'My grandmother kept the recieve on the shelf above the stove, and we all laughed.';

async function spelled(person: Person): Promise<string[]> {
  const { body } = await person.call(checkLanguage, { body: { paragraphs: [sentence] } });
  return (body.suggestions[0] ?? [])
    .filter(({ rule }) => rule === 'harper.spelling')
    .map(({ start, end }) => sentence.slice(start, end));
}

test('a word that was added is no misspelling any more, for this student alone, until it is taken back', async () => {
  const [person, other] = [await t.student(), await t.student()];
  expect(await spelled(person)).toEqual(['recieve']);
  expect((await put(person, 'recieve')).status).toBe(200);
  expect(await spelled(person)).toEqual([]);
  expect(await spelled(other)).toEqual(['recieve']);
  const { body } = await person.call(evaluateEssay, { body: { essay_text: `${sentence} `.repeat(8) } });
  expect(body.suggestions.filter(({ rule }) => rule === 'harper.spelling')).toEqual([]);
  await put(person, 'recieve', false);
  expect(await spelled(person)).toEqual(['recieve']);
});

test('the list is one’s own, in any script', async () => {
  const [person, other] = [await t.student(), await t.student()];
  await put(person, 'নদী');
  await put(person, "ma'am");
  const { body } = await person.call(listOwnWords, { params: { studentId: person.user.id } });
  expect(body.words.map(({ _id }) => _id).sort()).toEqual(["ma'am", 'নদী']);
  const foreign = await other.call(listOwnWords, { params: { studentId: person.user.id } });
  expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found']);
  expect((await t.stranger().call(listOwnWords, { params: { studentId: person.user.id } })).status).toBe(401);
});

test.each(['Khata', 'two words', '-', 'x'.repeat(61), '<b>', '🙂'])('%j is no word', async (word) => {
  expect((await put(await t.student(), word)).status).toBe(422);
});

test('a word as it stands in a text becomes one of the list', () => {
  expect(plainWord(' Khata’s ')).toBe("khata's");
  expect(isWord('Khata')).toBe(true);
  expect(isWord('my khata')).toBe(false);
});

test('marks that are ignored in an essay are its writer’s alone, and go with it', async () => {
  const [person, other] = [await t.student(), await t.student()];
  const { body } = await person.call(startDraft, { body: { title: 'The ferry', essay_type: 'SOP' } });
  const id = body.essay._id;
  const ignore = (who: Person, marks: unknown) => who.call(putIgnoredMarks, { params: { id }, body: { marks } });
  expect((await ignore(person, ['a1', 'b2'])).body.dismissed).toMatchObject({ _id: id, marks: ['a1', 'b2'] });
  expect((await ignore(person, ['b2'])).body.dismissed).toMatchObject({ marks: ['b2'], revision: 2 });
  expect((await ignore(other, ['c3'])).status).toBe(404);
  for (const bad of [['A sentence.'], Array(301).fill('a'), 'a']) expect((await ignore(person, bad)).status).toBe(422);

  const list = { params: { studentId: person.user.id } };
  expect((await person.call(listIgnoredMarks, list)).body.essays.map(({ marks }) => marks)).toEqual([['b2']]);
  expect((await other.call(listIgnoredMarks, list)).status).toBe(404);
  expect((await t.stranger().call(listIgnoredMarks, list)).status).toBe(401);
  await person.call(deleteEssay, { params: { id } });
  await person.call(deleteForGood, { params: { id } });
  expect((await person.call(listIgnoredMarks, list)).body.essays).toEqual([]);
});
