import { familyCalls } from '@lantern/contract/family';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
let amina: Person;
beforeAll(async () => {
  t = await startTestApp();
  amina = await t.student();
});
afterAll(() => t.stop());

const read = async (person: Person) =>
  (await person.call(familyCalls.get, { params: { studentId: person.user.id } })).body;

test('nothing is there before the first save, and an empty sibling is not stored', async () => {
  expect((await read(amina)).family).toBeNull();
  const siblings = [
    { name: 'Rafi', age: 9, education: '' },
    { name: ' ', age: null },
  ];
  const { status, body } = await amina.call(familyCalls.save, { body: { father: { state: 'deceased' }, siblings } });
  expect(status).toBe(200);
  expect(body.family).toMatchObject({
    father: { name: '', state: 'deceased' },
    mother: { name: '', state: 'living' },
    siblings: [{ name: 'Rafi', age: 9 }],
    firstGeneration: null,
    revision: 1,
  });
});

test.each([
  ['High School', 'Associate Degree', true],
  ['High School', "Bachelor's Degree", false],
  ["Master's Degree", '', false],
  ['', '', null],
] as const)('a father with %j and a mother with %j: first generation is %j', async (father, mother, first) => {
  const body = { father: { education: father }, mother: { education: mother } };
  expect((await amina.call(familyCalls.save, { body })).body.family.firstGeneration).toBe(first);
});

test('of two devices the second learns what the first saved', async () => {
  const person = await t.student();
  const first = await person.call(familyCalls.save, {
    body: { guardian: { name: 'Aunt', relation: 'Aunt', occupation: '' } },
  });
  const late = { mother: { name: 'Rokeya' }, base_revision: 0 };
  const { status, body } = await person.call(familyCalls.save, { body: late });
  expect([status, body.code]).toEqual([409, 'stale_revision']);
  expect(body.extra).toEqual({ family: first.body.family });
});

test.each([
  ['an age of 200', { siblings: [{ age: 200 }] }],
  ['an education of our own', { father: { education: 'PhD' } }],
  ['21 siblings', { siblings: Array(21).fill({ name: 'x' }) }],
])('%s is refused', async (_, body) => {
  expect((await amina.call(familyCalls.save, { body })).status).toBe(422);
});

test('strangers find nothing', async () => {
  const params = { studentId: amina.user.id };
  expect((await (await t.student()).call(familyCalls.get, { params })).status).toBe(404);
  expect((await t.stranger().call(familyCalls.get, { params })).status).toBe(401);
});
