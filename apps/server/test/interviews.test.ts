import { randomUUID } from 'node:crypto';
import { activityCalls } from '@lantern/contract/activities';
import { applicationCalls } from '@lantern/contract/applications';
import { educationCalls } from '@lantern/contract/education';
import { putCostPlan } from '@lantern/contract/finance';
import * as contract from '@lantern/contract/interviews';
import { readInterviewRecord } from '@lantern/contract/interviews.record';
import { scoreCalls } from '@lantern/contract/tests';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { readPdf } from './support/documents.ts';
import { interview } from './system/inputs/interviews.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const save = (person: Person, id: string, changes: Partial<contract.Interview> = {}, base_revision = 0) =>
  person.call(contract.saveInterview, {
    params: { id },
    body: { interview: { ...interview, ...changes }, base_revision },
  });
const read = (person: Person, id: string) => person.call(contract.getInterview, { params: { id } });
const list = async (person: Person) => {
  const { status, body } = await person.call(contract.listInterviews, {});
  expect(status).toBe(200);
  return body.interviews;
};

describe('a session', () => {
  test('comes back as it was sent, and stands in the list without what was said', async () => {
    const person = await t.student();
    expect(await list(person)).toEqual([]);
    const id = randomUUID();
    const { status, body } = await save(person, id);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ _id: id, interview, revision: 1 });
    expect((await read(person, id)).body).toEqual(body);
    const heads = await list(person);
    expect(heads).toMatchObject([{ _id: id, type: 'visa', country: 'GB', asked: 1, answered: 1, ended_at: null }]);
    expect(JSON.stringify(heads)).not.toContain('Public Health at');
  });

  test('goes on from its revision; an old base changes nothing and learns what stands', async () => {
    const person = await t.student();
    const id = randomUUID();
    await save(person, id);
    const ended = { ended_at: '2026-11-22T10:20:00Z', ended_by: 'clock' as const, step: 5 };
    expect((await save(person, id, ended, 1)).body).toMatchObject({ revision: 2, interview: ended });
    const stale = await save(person, id, { used_seconds: 40 }, 1);
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale_revision', extra: { revision: 2 } } });
    expect((await read(person, id)).body).toMatchObject({ revision: 2, interview: ended });
    // the same words from another device are no disagreement, whatever their base
    expect((await save(person, id, ended, 1)).body).toMatchObject({ revision: 2 });
  });

  test('twenty saves of a new one at once are one', async () => {
    const person = await t.student();
    const id = randomUUID();
    const all = await Promise.all(Array.from({ length: 20 }, () => save(person, id)));
    expect(all.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await list(person)).toHaveLength(1);
  });

  test('is deleted for good, and a late save does not bring it back', async () => {
    const person = await t.student();
    const id = randomUUID();
    await save(person, id);
    expect((await person.call(contract.deleteInterview, { params: { id } })).status).toBe(200);
    expect(await read(person, id)).toMatchObject({ status: 404 });
    expect(await save(person, id, { used_seconds: 50 }, 1)).toMatchObject({ status: 404 });
    expect((await person.call(contract.deleteInterview, { params: { id } })).status).toBe(404);
  });

  test('is nobody else’s', async () => {
    const [person, stranger] = [await t.student(), await t.student()];
    const id = randomUUID();
    await save(person, id);
    expect(await read(stranger, id)).toMatchObject({ status: 404 });
    expect(await save(stranger, id, {}, 1)).toMatchObject({ status: 404 });
    expect(await save(stranger, id)).toMatchObject({ status: 409, body: { code: 'id_taken' } });
    expect((await stranger.call(contract.deleteInterview, { params: { id } })).status).toBe(404);
    expect(await list(stranger)).toEqual([]);
    expect((await read(person, id)).body).toMatchObject({ revision: 1 });
  });
});

describe('what is refused, in plain words', () => {
  const [question] = interview.questions as [contract.AskedInterviewQuestion];
  const odd: [string, Partial<contract.Interview>][] = [
    ['a transcript of 100,000 characters', { questions: [{ ...question, draft: 'a '.repeat(50_000) }] }],
    ['a question that is not in the bank', { questions: [{ ...question, id: 'uni-drop-table' }] }],
    ['a question of another type', { questions: [{ ...question, id: 'uni-yourself' }] }],
    ['one question twice', { questions: [question, question] }],
    ['an end without a beginning', { started_at: null, ended_at: '2026-11-22T10:20:00Z' }],
    ['a timer of ten seconds', { timer_seconds: 10 }],
    ['a control character', { detail: 'a\u0000b' }],
  ];
  test.each(odd)('%s', async (_, changes) => {
    const person = await t.student();
    const { status, body } = await save(person, randomUUID(), changes);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'invalid_request', detail: expect.stringMatching(/\w+ \w+/) });
    expect(await list(person)).toEqual([]);
  });

  test('markup, SQL and other scripts are words', async () => {
    const person = await t.student();
    const id = randomUUID();
    const text = "<img src=x onerror=alert(1)>'; drop table interviews; -- আমার উত্তর \ud83d";
    await save(person, id, { questions: [{ ...question, draft: text }] });
    expect((await read(person, id)).body.interview.questions[0]?.draft).toBe(text.toWellFormed());
  });

  test('the hundred and first session, until one is deleted', async () => {
    const person = await t.student();
    const ids = Array.from({ length: contract.interviewsMax }, () => randomUUID());
    await t.database
      .insertInto('interviews')
      .values(
        ids.map((id) => ({
          id,
          user_id: person.user.id,
          method: 'ai',
          type: 'visa',
          session: JSON.stringify(interview),
          asked: 1,
          answered: 1,
        })),
      )
      .execute();
    const next = randomUUID();
    expect(await save(person, next)).toMatchObject({ status: 422, body: { code: 'too_many_interviews' } });
    // those that are there go on
    expect((await save(person, ids[0] ?? '', { used_seconds: 99 }, 1)).status).toBe(200);
    await person.call(contract.deleteInterview, { params: { id: ids[1] ?? '' } });
    expect((await save(person, next)).status).toBe(200);
  });
});

describe('the record behind it', () => {
  const recordOf = async (person: Person) => (await person.call(readInterviewRecord, {})).body;
  const source = (kind: string, label: string) => ({
    id: randomUUID(),
    label,
    amount: 100_000,
    currency: 'GBP',
    month: '2027-09',
    times: 1,
    kind,
    certain: true,
  });
  const plan = (person: Person, id: string, sources: object[]) =>
    person.call(putCostPlan, {
      params: { id },
      body: { shown: true, title: 'Leeds', country: 'GB', currency: 'GBP', costs: [], sources },
    });

  test('says what was written down, and nothing of an empty one or of somebody else', async () => {
    const [person, other] = [await t.student(), await t.student()];
    const empty = await recordOf(person);
    expect(empty).toEqual({
      facts: [],
      universities: [],
      payers: [],
      tests: [],
      grades: [],
      graduation_years: [],
    });
    await person.call(educationCalls.add, {
      body: {
        schoolName: 'Rajshahi College',
        kind: 'degree',
        graduationYear: 2019,
        gradeScale: '4.0',
        gradeBest: 4,
        gradePass: 2,
        gpa: 2.5,
      },
    });
    await person.call(scoreCalls.add, { body: { testType: 'ielts', testDate: '2026-05-09', overallScore: 6.5 } });
    await person.call(activityCalls.add, {
      body: {
        name: 'Debating club',
        title: 'Speaker',
        duration: '2020-01 - 2021-01',
        weeklyHours: 3,
        description: '',
        outcome: '',
      },
    });
    await person.call(applicationCalls.add, { body: { name: 'University of Leeds' } });
    await plan(person, randomUUID(), [source('family', 'My father, from his rice mill'), source('loan', 'A bank')]);
    expect(await recordOf(person)).toEqual({
      facts: ['gap', 'sponsor', 'grade', 'test', 'activity'],
      universities: ['University of Leeds'],
      payers: ['father'],
      tests: [{ name: 'ielts', overall: 6.5 }],
      grades: [{ value: 2.5, scale: 4 }],
      graduation_years: [2019],
    });
    expect(await recordOf(other)).toEqual(empty);
    // one source that names nobody may be anybody's: an answer is compared with no payer then
    await plan(person, randomUUID(), [source('sponsor', '')]);
    expect((await recordOf(person)).payers).toEqual([]);
  });
});

describe('the report', () => {
  test('is a PDF of the words that were sent', async () => {
    const person = await t.student();
    const { status, headers, raw } = await person.call(contract.printInterviewReport, {
      body: {
        title: 'Visa interview',
        notes: ['22 Nov 2026'],
        sections: [{ heading: 'Who pays?', paragraphs: ['My father pays. <b>', 'আমার বাবা।'] }],
        language: 'bn',
      },
    });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toContain('attachment');
    expect((await readPdf(raw)).text).toMatch(/^Visa interview\n22 Nov 2026\n.*Who pays\?\nMy father pays. <b>/s);
  });
});
