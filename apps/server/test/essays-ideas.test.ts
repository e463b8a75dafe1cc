// Saved ideas: the same words once, favourites, deleting and bringing back, and the drafts that start from them.
import { randomUUID } from 'node:crypto';
import * as essays from '@lantern/contract/essays';
import * as contract from '@lantern/contract/essays.brainstorm';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
let student: Person;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());
beforeEach(async () => {
  student = await t.student();
});

const words = (title: string): essays.Idea => ({
  title,
  summary: 'A flood in a library.',
  how_to_start: 'Begin with the water.',
  what_to_include: ['The science books', 'Mr Selim'],
  why_it_works: 'Nobody else saw it.',
});

const save = (person: Person, title: string, more: object = {}) =>
  person.call(contract.saveIdea, { body: { ...words(title), ...more } });
const listOf = async (person: Person) =>
  (await person.call(contract.listIdeas, { params: { userId: person.user.id } })).body.ideas;
const titlesOf = async (person: Person) => (await listOf(person)).map(({ title }) => title);

describe('saving', () => {
  test('keeps an idea under the id of the device, favourites first, then the newest', async () => {
    const id = randomUUID();
    const { status, body } = await save(student, 'One', { idea_id: id, user_id: student.user.id });
    expect(status).toBe(200);
    expect(body.idea).toEqual({
      _id: id,
      ...words('One'),
      favorited: false,
      essay_id: null,
      created_at: expect.any(String),
    });
    await save(student, 'Two');
    await save(student, 'Three');
    await student.call(contract.favoriteIdea, { body: { idea_id: id, favorited: true } });
    expect(await titlesOf(student)).toEqual(['One', 'Three', 'Two']);
    await student.call(contract.favoriteIdea, { body: { idea_id: id, favorited: false } });
    expect(await titlesOf(student)).toEqual(['Three', 'Two', 'One']);
  });

  test('the same words twice is one idea, in a race too', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => save(student, 'One', { idea_id: randomUUID() })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body.idea._id)).size).toBe(1);
    expect(await titlesOf(student)).toEqual(['One']);
    const again = await save(student, 'One', { favorited: true });
    expect(again.body.idea.favorited).toBe(true);
    expect((await save(student, 'One')).body.idea.favorited).toBe(true);
  });

  test('the same words of another student are theirs', async () => {
    const other = await t.student();
    const mine = await save(student, 'One');
    const theirs = await save(other, 'One');
    expect(theirs.body.idea._id).not.toBe(mine.body.idea._id);
    const taken = await save(other, 'Two', { idea_id: mine.body.idea._id });
    expect([taken.status, taken.body.code]).toEqual([409, 'id_taken']);
    expect((await save(other, 'Two', { user_id: student.user.id })).body.code).toBe('not_found');
    expect(await titlesOf(other)).toEqual(['One']);
  });

  test('an id of mine that holds other words is taken', async () => {
    const { body } = await save(student, 'One');
    expect((await save(student, 'Two', { idea_id: body.idea._id })).body.code).toBe('id_taken');
  });

  test.each([
    ['no title', { title: ' ' }],
    ['NUL', { summary: 'a\0b' }],
    ['NUL in a list', { what_to_include: ['\0'] }],
    ['21 points', { what_to_include: Array(21).fill('x') }],
    ['a long summary', { summary: 'x'.repeat(2001) }],
    ['an unknown field', { essay: 'x' }],
    ['an id that is none', { idea_id: 'one' }],
  ])('refuses %s', async (_, change) => {
    expect((await save(student, 'One', change)).body.code).toBe('invalid_request');
    expect(await listOf(student)).toEqual([]);
  });

  test('text is text: markup stays as typed, half a character becomes U+FFFD', async () => {
    const summary = '<img src=x onerror=alert(1)> \ud83d';
    const { body } = await save(student, '<b>One</b>', { summary });
    expect([body.idea.title, body.idea.summary]).toEqual(['<b>One</b>', '<img src=x onerror=alert(1)> �']);
    expect((await save(student, '<b>One</b>', { summary })).body.idea._id).toBe(body.idea._id);
  });

  test('stops at 200, deleted ones not counted, and never holds more than 400 rows', async () => {
    const row = (at: number, deleted: boolean) => ({
      ...words(`Idea ${at}`),
      id: randomUUID(),
      user_id: student.user.id,
      digest: Buffer.from(`${at}`),
      deleted_at: deleted ? new Date(Date.now() - at * 1000) : null,
    });
    const rows = Array.from({ length: 398 }, (_, at) => row(at, at >= 198));
    await t.database.insertInto('essay_ideas').values(rows).execute();
    expect((await save(student, 'A')).status).toBe(200);
    const both = await Promise.all([save(student, 'B'), save(student, 'C')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const full = await save(student, 'D');
    expect([full.body.code, full.body.detail]).toEqual([
      'too_many_ideas',
      'You have 200 saved ideas. Lantern keeps no more. Delete one, then try again.',
    ]);
    expect((await save(student, 'A')).status).toBe(200);
    expect(await listOf(student)).toHaveLength(200);
    // another one takes the place of the idea that was deleted longest ago
    await student.call(contract.deleteIdea, {
      params: { id: both.find(({ status }) => status === 200)?.body.idea._id },
    });
    expect((await save(student, 'E')).status).toBe(200);
    const { count } = await t.database
      .selectFrom('essay_ideas')
      .select((all) => all.fn.countAll<number>().as('count'))
      .where('user_id', '=', student.user.id)
      .executeTakeFirstOrThrow();
    expect(count).toBe(400);
  });
});

describe('deleting', () => {
  test('is undone by saving the same words', async () => {
    const { body } = await save(student, 'One', { favorited: true });
    const id = body.idea._id;
    const answers = await Promise.all([1, 2].map(() => student.call(contract.deleteIdea, { params: { id } })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await listOf(student)).toEqual([]);
    expect((await student.call(contract.favoriteIdea, { body: { idea_id: id, favorited: true } })).body.code).toBe(
      'not_found',
    );
    expect((await save(student, 'One')).body.idea).toEqual(body.idea);
    expect(await titlesOf(student)).toEqual(['One']);
  });

  test('lists it among what was deleted, for its owner and for 30 days, until it is saved again', async () => {
    const listDeleted = async (person: Person) => (await person.call(essays.listDeletedEssays)).body.ideas;
    const ids: string[] = [];
    for (const title of ['One', 'Two', 'Old', 'Kept']) {
      const { body } = await save(student, title, { favorited: title === 'One' });
      ids.push(body.idea._id);
      if (title !== 'Kept') await student.call(contract.deleteIdea, { params: { id: body.idea._id } });
    }
    await t.database
      .updateTable('essay_ideas')
      .set({ deleted_at: sql`now() - interval '31 days'` })
      .where('id', '=', ids[2] ?? '')
      .execute();
    expect(await listDeleted(student)).toEqual([
      { _id: ids[1], ...words('Two'), favorited: false, deleted_at: expect.any(String) },
      { _id: ids[0], ...words('One'), favorited: true, deleted_at: expect.any(String) },
    ]);
    expect(await listDeleted(await t.student())).toEqual([]);
    expect((await save(student, 'Two', { idea_id: ids[1], favorited: false })).body.idea._id).toBe(ids[1]);
    expect((await listDeleted(student)).map(({ title }) => title)).toEqual(['One']);
  });

  test('is for good after 30 days', async () => {
    const ids: string[] = [];
    for (const title of ['Old', 'New', 'Kept']) ids.push((await save(student, title)).body.idea._id);
    for (const id of ids.slice(0, 2)) await student.call(contract.deleteIdea, { params: { id } });
    await t.database
      .updateTable('essay_ideas')
      .set({ deleted_at: sql`now() - interval '31 days'` })
      .where('id', '=', ids[0] ?? '')
      .execute();
    await t.purgeDeleted();
    await t.purgeDeleted();
    const left = await t.database
      .selectFrom('essay_ideas')
      .select('title')
      .where('user_id', '=', student.user.id)
      .execute();
    expect(left.map(({ title }) => title).sort()).toEqual(['Kept', 'New']);
  });

  test("does not reach somebody else's", async () => {
    const { body } = await save(student, 'One');
    const other = await t.student();
    const answers = await Promise.all([
      other.call(contract.deleteIdea, { params: { id: body.idea._id } }),
      other.call(contract.favoriteIdea, { body: { idea_id: body.idea._id, favorited: true } }),
      other.call(contract.listIdeas, { params: { userId: student.user.id } }),
      other.call(essays.startDraft, { body: { idea_id: body.idea._id } }),
    ]);
    expect(answers.map((answer) => answer.body.code)).toEqual(Array(4).fill('not_found'));
    expect(await listOf(student)).toEqual([body.idea]);
  });
});

describe('a draft', () => {
  const start = (person: Person, body: object) => person.call(essays.startDraft, { body });

  test('starts from a saved idea, once for an id of the device', async () => {
    const { body } = await save(student, 'One');
    const draft = { essay_id: randomUUID(), idea_id: body.idea._id };
    const [first, second] = [await start(student, draft), await start(student, draft)];
    expect(first.body.essay).toMatchObject({ _id: draft.essay_id, title: 'One', text: '', idea: words('One') });
    expect(second.body.essay).toEqual(first.body.essay);
    expect((await listOf(student))[0]?.essay_id).toBe(draft.essay_id);
    const newer = await start(student, { idea_id: body.idea._id });
    expect((await listOf(student))[0]?.essay_id).toBe(newer.body.essay._id);
    await student.call(essays.deleteEssay, { params: { id: newer.body.essay._id } });
    expect((await listOf(student))[0]?.essay_id).toBe(draft.essay_id);
    await student.call(essays.deleteEssay, { params: { id: draft.essay_id } });
    expect((await listOf(student))[0]?.essay_id).toBeNull();
  });

  test('starts from the fields of an idea, and belongs to it once that is saved', async () => {
    const started = await start(student, { ...words('One'), user_id: student.user.id });
    const { _id, idea, title } = started.body.essay;
    expect({ idea, title }).toEqual({ idea: words('One'), title: 'One' });
    expect((await save(student, 'One')).body.idea.essay_id).toBe(_id);
    const second = await start(student, words('One'));
    expect((await listOf(student))[0]?.essay_id).toBe(second.body.essay._id);
    expect((await student.call(essays.getEssay, { params: { id: _id } })).body.idea).toEqual(words('One'));
  });

  test('and its idea, sent at once, find each other', async () => {
    for (const title of ['A', 'B', 'C', 'D', 'E', 'F']) {
      const [started] = await Promise.all([start(student, words(title)), save(student, title)]);
      const saved = (await listOf(student)).find((idea) => idea.title === title);
      expect(saved?.essay_id).toBe(started.body.essay._id);
    }
  });

  test('with some fields only, or none, is a draft all the same', async () => {
    const some = await start(student, { title: 'Mine', summary: 'About a flood' });
    expect(some.body.essay.idea).toEqual({
      title: 'Mine',
      summary: 'About a flood',
      how_to_start: '',
      what_to_include: [],
      why_it_works: '',
    });
    expect((await start(student, { title: 'Mine' })).body.essay).not.toHaveProperty('idea');
  });

  test('keeps its idea when that is deleted for good', async () => {
    const { body } = await save(student, 'One');
    const started = await start(student, { idea_id: body.idea._id });
    await student.call(contract.deleteIdea, { params: { id: body.idea._id } });
    expect((await start(student, { idea_id: body.idea._id })).body.code).toBe('not_found');
    await t.database.updateTable('essay_ideas').set({ deleted_at: sql`now() - interval '31 days'` }).execute();
    await t.purgeDeleted();
    const after = await student.call(essays.getEssay, { params: { id: started.body.essay._id } });
    expect(after.body).toEqual(started.body.essay);
  });

  test("with somebody else's idea and words of its own is its own", async () => {
    const { body } = await save(student, 'One');
    const other = await t.student();
    const started = await start(other, { idea_id: body.idea._id, ...words('Mine') });
    expect(started.body.essay.idea).toEqual(words('Mine'));
    expect((await listOf(student))[0]?.essay_id).toBeNull();
  });
});

test('a mentor reads the ideas of a student who shares essays, and nothing else', async () => {
  const [sharing, mentor] = [await t.student(), await t.mentor()];
  const { body } = await save(sharing, 'One');
  await t.database
    .insertInto('shares')
    .values({ student_id: sharing.user.id, mentor_id: mentor.user.id, scope: 'essays' })
    .execute();
  const seen = await mentor.call(contract.listIdeas, { params: { userId: sharing.user.id } });
  expect(seen.body.ideas).toEqual([body.idea]);
  expect((await mentor.call(contract.saveIdea, { body: words('Two') })).body.code).toBe('forbidden');
  expect((await mentor.call(contract.getBrainstorm)).body.code).toBe('forbidden');
});
