import * as contract from '@lantern/contract/tests';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
let amina: Person;
beforeAll(async () => {
  t = await startTestApp();
  amina = await t.student();
});
afterAll(() => t.stop());

const ielts = {
  testType: 'ielts',
  testDate: '2026-05-09',
  overallScore: 7,
  sectionScores: { listening: 7.5, reading: 7, writing: 6.5, speaking: 7 },
};
const add = (body: object) => amina.call(contract.scoreCalls.add, { body });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('scores are kept and listed, newest first', async () => {
  const { body } = await add(ielts);
  expect(body.score).toMatchObject({ ...ielts, retakePlanned: false, revision: 1 });
  await add({ testType: 'sat', testDate: '2026-08-22', sectionScores: { math: 720, 'reading-writing': 610 } });
  const { scores } = (await amina.call(contract.scoreCalls.list, { params: { studentId: amina.user.id } })).body;
  expect(scores.map(({ testType, overallScore }) => [testType, overallScore])).toEqual([
    ['sat', null],
    ['ielts', 7],
  ]);
});

test('a test that is booked has a date and no score', async () => {
  expect((await add({ testType: 'ielts', testDate: inDays(60), retakePlanned: true })).status).toBe(200);
});

describe('refused', () => {
  test.each<[string, object, Record<string, string>]>([
    [
      'a TOEFL of five before the scale of six',
      { testType: 'toefl', testDate: '2025-11-01', overallScore: 5 },
      { overallScore: contract.scoreMessages.oldToefl },
    ],
    [
      'a test in 1800',
      { testType: 'ielts', testDate: '1800-01-01', overallScore: 7 },
      { testDate: contract.scoreMessages.year },
    ],
    ['an overall of 9.5', { overallScore: 9.5 }, { overallScore: 'From 0 to 9, in steps of 0.5.' }],
    [
      'a band of 6.3',
      { sectionScores: { reading: 6.3 } },
      { 'sectionScores.reading': 'From 0 to 9, in steps of 0.5.' },
    ],
    [
      'a TOEFL of 5.3 on the new scale',
      { testType: 'toefl', testDate: '2026-02-07', overallScore: 5.3, sectionScores: {} },
      { overallScore: 'From 1 to 6, in steps of 0.5.' },
    ],
    [
      'a TOEFL of 121 on the old scale',
      { testType: 'toefl', testDate: '2025-12-07', overallScore: 121, sectionScores: {} },
      { overallScore: 'From 0 to 120, in steps of 1.' },
    ],
    [
      'a section of another test',
      { sectionScores: { math: 7 } },
      { 'sectionScores.math': contract.scoreMessages.section },
    ],
    ['a score of next month', { testDate: inDays(30) }, { testDate: contract.scoreMessages.planned }],
    [
      'a date in ten years',
      { testDate: inDays(3650), overallScore: null, sectionScores: {} },
      { testDate: contract.scoreMessages.late },
    ],
    [
      'a GRE of 1990',
      { testType: 'gre', testDate: '1990-01-01', overallScore: 300, sectionScores: {} },
      { testDate: contract.scoreMessages.early },
    ],
  ])('%s', async (_, change, fields) => {
    const { status, body } = await add({ ...ielts, ...change });
    expect([status, body.fields]).toEqual([422, fields]);
  });

  test.each([
    ['no test', { testType: 'toeic' }],
    ['a day that does not exist', { testDate: '2026-02-30' }],
  ])('%s', async (_, change) => {
    expect((await add({ ...ielts, ...change })).status).toBe(422);
  });

  test('a stranger', async () => {
    const other = await t.student();
    const { body } = await add(ielts);
    const params = { id: body.score._id };
    expect((await other.call(contract.scoreCalls.update, { params, body: ielts })).status).toBe(404);
  });
});
