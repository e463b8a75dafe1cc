import { randomUUID } from 'node:crypto';
import {
  deleteEssay,
  deleteForGood,
  type EssayConflict,
  getEssay,
  listDeletedEssays,
  listEssays,
  restoreEssay,
  startDraft,
  updateEssay,
  updateEssayStatus,
} from '@lantern/contract/essays';
import { evaluateEssay, listEvaluations } from '@lantern/contract/essays.evaluations';
import { getVersion, keepBoth, listVersions, nameVersion } from '@lantern/contract/essays.versions';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { ferryEssay } from './support/essay-texts.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

async function written(person: Person, title: string, text = ferryEssay) {
  const { body } = await person.call(startDraft, { body: { title } });
  const saved = await person.call(updateEssay, {
    body: { essay_id: body.essay._id, final_text: text, base_revision: 1 },
  });
  return saved.body.essay;
}

async function titles(person: Person) {
  const { body } = await person.call(listEssays, { params: { userId: person.user.id } });
  return body.essays.map(({ title }) => title);
}

describe('starting an essay', () => {
  test('stops at 500, and at 1,000 with the deleted ones: each says so by a code of its own', async () => {
    const person = await t.student();
    const rows = Array.from({ length: 500 }, () => ({ id: randomUUID(), user_id: person.user.id, limit_max: 650 }));
    await t.database.insertInto('essays').values(rows).execute();
    const start = () => person.call(startDraft, { body: { essay_id: randomUUID() } });
    const full = await start();
    expect([full.status, full.body.code]).toEqual([422, 'too_many_essays']);
    expect((await person.call(startDraft, { body: { essay_id: rows[0]?.id } })).status).toBe(200);

    const mine = t.database.updateTable('essays').where('user_id', '=', person.user.id);
    await mine.set({ deleted_at: new Date() }).execute();
    await t.database
      .insertInto('essays')
      .values(rows.map((row) => ({ ...row, id: randomUUID() })))
      .execute();
    expect((await person.call(restoreEssay, { body: { essay_id: rows[0]?.id } })).body.code).toBe('too_many_essays');
    await mine.set({ deleted_at: new Date() }).execute();
    expect((await start()).body.code).toBe('too_many_deleted_essays');
    await person.call(deleteForGood, { params: { id: rows[0]?.id } });
    expect((await start()).status).toBe(200);
  });

  test('many at once stop at the same number', async () => {
    const person = await t.student();
    const rows = Array.from({ length: 497 }, () => ({ id: randomUUID(), user_id: person.user.id, limit_max: 650 }));
    await t.database.insertInto('essays').values(rows).execute();
    const all = await Promise.all(
      Array.from({ length: 12 }, () => person.call(startDraft, { body: { essay_id: randomUUID() } })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  test('needs nothing but a student', async () => {
    const person = await t.student();
    const { status, body } = await person.call(startDraft, { body: {} });
    expect(status).toBe(200);
    expect(body.essay).toMatchObject({
      title: 'Untitled Essay',
      essay_type: 'Other',
      status: 'draft',
      text: '',
      preview: '',
      word_count: 0,
      max_words: 1000,
      limit_unit: 'words',
      revision: 1,
      evaluated_revision: null,
      overall: null,
      tags: [],
      subtopics: [],
    });
  });

  test.each([
    ['Personal Statement', 650],
    ['Diversity Essay', 650],
    ['SOP', 1000],
    ['Motivation Letter', 1000],
    ['Research Proposal', 1000],
    ['Other', 1000],
  ])('as %s sets its limit to %i words', async (essay_type, max) => {
    const person = await t.student();
    const { body } = await person.call(startDraft, { body: { essay_type, title: 'A', prompt: 'Why here?' } });
    expect(body.essay).toMatchObject({ essay_type, type: essay_type, max_words: max, prompt: 'Why here?' });
  });

  test('takes the fields that the specification sends', async () => {
    const person = await t.student();
    const { body } = await person.call(startDraft, {
      body: {
        user_id: person.user.id,
        title: 'Fog',
        subtopics: ['the ferry', 'the sensor'],
        status: 'draft',
        created_at: '2026-11-01T10:00:00Z',
      },
    });
    expect(body.essay).toMatchObject({ title: 'Fog', subtopics: ['the ferry', 'the sensor'] });
    expect(body.essay.created_at).not.toBe('2026-11-01T10:00:00.000Z');
  });

  test('with an id of the device makes one essay, however often and however parallel it is sent', async () => {
    const person = await t.student();
    const essay_id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => person.call(startDraft, { body: { essay_id, title: 'Offline' } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    await person.call(updateEssay, { body: { essay_id, final_text: 'Words.', base_revision: 1 } });
    const late = await person.call(startDraft, { body: { essay_id, title: 'Offline, sent late' } });
    expect(late.body.essay).toMatchObject({ _id: essay_id, title: 'Offline', text: 'Words.', revision: 2 });
    expect(await titles(person)).toEqual(['Offline']);
  });

  test("with somebody else's id says that it is taken, and no more", async () => {
    const owner = await t.student();
    const { _id } = await written(owner, 'Private title');
    const other = await t.student();
    const { status, body, raw } = await other.call(startDraft, { body: { essay_id: _id } });
    expect([status, body.code]).toEqual([409, 'id_taken']);
    expect(raw.toString()).not.toContain('Private title');
    expect(await titles(other)).toEqual([]);
  });

  test('of one that was deleted does not bring it back', async () => {
    const person = await t.student();
    const { _id } = await written(person, 'Gone');
    await person.call(deleteEssay, { params: { id: _id } });
    expect((await person.call(startDraft, { body: { essay_id: _id } })).body.code).toBe('not_found');
  });
});

describe('the list', () => {
  test('shows the last edited first, without texts', async () => {
    const person = await t.student();
    const first = await written(person, 'First');
    await written(person, 'Second');
    expect(await titles(person)).toEqual(['Second', 'First']);
    await person.call(updateEssay, {
      body: { essay_id: first._id, final_text: `${ferryEssay} More.`, base_revision: first.revision },
    });
    expect(await titles(person)).toEqual(['First', 'Second']);
    const { body } = await person.call(listEssays, { params: { userId: person.user.id } });
    expect(body.essays[0]).not.toHaveProperty('text');
  });

  test('answers to the id in capitals', async () => {
    const person = await t.student();
    await written(person, 'One');
    const { body } = await person.call(listEssays, { params: { userId: person.user.id.toUpperCase() } });
    expect(body.essays).toHaveLength(1);
  });
});

test('a status can be set to any, and completed means complete', async () => {
  const person = await t.student();
  const { _id } = await written(person, 'One');
  for (const status of ['in-progress', 'review', 'evaluated', 'complete', 'draft'] as const) {
    const { body } = await person.call(updateEssayStatus, { body: { essay_id: _id, status } });
    expect(body.essay.status).toBe(status);
  }
  const { body } = await person.call(updateEssayStatus, { body: { essay_id: _id, status: 'completed' } });
  expect(body.essay.status).toBe('complete');
  expect((await person.call(getEssay, { params: { id: _id } })).body.status).toBe('complete');
});

describe('a deleted essay', () => {
  test('is not found by anything until it is brought back', async () => {
    const person = await t.student();
    const essay = await written(person, 'Deleted');
    const id = essay._id;
    const { body: named } = await person.call(nameVersion, { body: { essay_id: id, name: 'v1' } });
    const before = Date.now();
    const { body: deleted, status } = await person.call(deleteEssay, { params: { id } });
    expect(status).toBe(200);
    const days = (Date.parse(deleted.restorable_until) - before) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    // sent twice, it is the same deletion
    expect((await person.call(deleteEssay, { params: { id } })).body).toEqual(deleted);

    const answers = await Promise.all([
      person.call(getEssay, { params: { id } }),
      person.call(updateEssay, { body: { essay_id: id, final_text: 'Late words.', base_revision: essay.revision } }),
      person.call(updateEssayStatus, { body: { essay_id: id, status: 'complete' } }),
      person.call(evaluateEssay, { body: { essay_id: id, essay_text: ferryEssay } }),
      person.call(listVersions, { params: { id } }),
      person.call(getVersion, { params: { id, versionId: named.version.id } }),
      person.call(nameVersion, { body: { essay_id: id, name: 'v2' } }),
      person.call(listEvaluations, { params: { id } }),
      person.call(keepBoth, { body: { essay_id: id, version_id: named.version.id } }),
    ]);
    expect(answers.map(({ body }) => body.code)).toEqual(Array(9).fill('not_found'));
    expect(await titles(person)).toEqual([]);
    const { body: list } = await person.call(listDeletedEssays);
    expect(list.essays.map(({ _id, title }) => [_id, title])).toEqual([[id, 'Deleted']]);

    const restored = await person.call(restoreEssay, { body: { essay_id: id } });
    expect(restored.body.essay).toMatchObject({ _id: id, revision: essay.revision, title: 'Deleted' });
    expect((await person.call(restoreEssay, { body: { essay_id: id } })).status).toBe(200);
    expect((await person.call(getEssay, { params: { id } })).body).toEqual(essay);
    expect((await person.call(getVersion, { params: { id, versionId: named.version.id } })).body.text).toBe(ferryEssay);
    expect((await person.call(listDeletedEssays)).body.essays).toEqual([]);
  });

  test('can be deleted for good, a live one cannot', async () => {
    const person = await t.student();
    const { _id: id } = await written(person, 'Deleted');
    await person.call(nameVersion, { body: { essay_id: id, name: 'v1' } });
    expect((await person.call(deleteForGood, { params: { id } })).body.code).toBe('not_found');
    await person.call(deleteEssay, { params: { id } });
    expect((await person.call(deleteForGood, { params: { id } })).status).toBe(200);
    expect((await person.call(restoreEssay, { body: { essay_id: id } })).body.code).toBe('not_found');
    const rows = await t.database.selectFrom('essay_versions').select('id').where('essay_id', '=', id).execute();
    expect(rows).toEqual([]);
  });

  test('is gone after 30 days, not before', async () => {
    const person = await t.student();
    const [old, recent] = [await written(person, 'Old'), await written(person, 'Recent')];
    for (const [id, days] of [
      [old._id, 31],
      [recent._id, 29],
    ] as const) {
      await person.call(deleteEssay, { params: { id } });
      await t.database
        .updateTable('essays')
        .set({ deleted_at: sql`now() - make_interval(days => ${days})` })
        .where('id', '=', id)
        .execute();
    }
    // from the 30th day on, also before the job has run
    expect((await person.call(restoreEssay, { body: { essay_id: old._id } })).body.code).toBe('not_found');
    expect((await person.call(listDeletedEssays)).body.essays.map(({ title }) => title)).toEqual(['Recent']);
    await t.purgeDeleted();
    await t.purgeDeleted();
    const left = await t.database.selectFrom('essays').select('id').where('user_id', '=', person.user.id).execute();
    expect(left).toEqual([{ id: recent._id }]);
    expect((await person.call(restoreEssay, { body: { essay_id: recent._id } })).status).toBe(200);
  });
});

describe('versions', () => {
  test('come in pages of 50 that miss none and repeat none', async () => {
    const person = await t.student();
    const { _id: id } = await written(person, 'Many', 'Start.');
    for (let index = 0; index < 3; index++)
      await Promise.all(
        Array.from({ length: 40 }, (_, device) =>
          person.call(updateEssay, {
            body: { essay_id: id, final_text: `Round ${index}, device ${device}.`, base_revision: 1 },
          }),
        ),
      );
    // all of them within one millisecond, as a burst may bring them
    await sql`update essay_versions set created_at = timestamptz '2026-11-20 10:00:00Z' + place * interval '1 microsecond'
      from (select id, row_number() over (order by created_at) as place from essay_versions) as places
      where places.id = essay_versions.id and essay_id = ${id}::uuid`.execute(t.database);
    const seen: string[] = [];
    let before: string | undefined;
    const sizes: number[] = [];
    for (;;) {
      const { body } = await person.call(listVersions, { params: { id }, query: { before } });
      seen.push(...body.versions.map((version) => version.id));
      sizes.push(body.versions.length);
      if (!body.more) break;
      before = body.versions.at(-1)?.created_at;
    }
    expect(sizes).toEqual([50, 50, 20]);
    expect(new Set(seen).size).toBe(120);
  });

  test('of another essay are not found through this one', async () => {
    const person = await t.student();
    const [one, two] = [await written(person, 'One'), await written(person, 'Two')];
    const { body } = await person.call(nameVersion, { body: { essay_id: one._id, name: 'v1' } });
    const versionId = body.version.id;
    expect((await person.call(getVersion, { params: { id: two._id, versionId } })).body.code).toBe('not_found');
    const kept = await person.call(keepBoth, { body: { essay_id: two._id, version_id: versionId } });
    expect(kept.body.code).toBe('not_found');
  });
});

describe('keeping both', () => {
  test('makes the text that lost into an essay of its own, once', async () => {
    const person = await t.student();
    const essay = await written(person, 'The ferry', 'From the laptop.');
    await person.call(updateEssay, {
      body: {
        essay_id: essay._id,
        final_text: 'From the laptop.',
        essay_type: 'SOP',
        prompt: 'Why?',
        tags: ['river'],
        max_words: 500,
      },
    });
    const { body } = await person.call(updateEssay, {
      body: { essay_id: essay._id, final_text: 'From the phone.', base_revision: 1 },
    });
    const { conflict_version_id: version_id } = body.extra as EssayConflict;
    const call = () => person.call(keepBoth, { body: { essay_id: essay._id, version_id } });
    const answers = await Promise.all([call(), call(), call()]);
    const made = answers[0]?.body.essay;
    expect(answers.map((answer) => answer.body.essay?._id)).toEqual(Array(3).fill(made?._id));
    expect(made).toMatchObject({
      title: 'The ferry (2)',
      text: 'From the phone.',
      word_count: 3,
      essay_type: 'SOP',
      prompt: 'Why?',
      tags: ['river'],
      max_words: 500,
      status: 'in-progress',
      revision: 1,
    });
    expect((await person.call(getEssay, { params: { id: essay._id } })).body.text).toBe('From the laptop.');
    expect((await titles(person)).sort()).toEqual(['The ferry', 'The ferry (2)']);
  });
});

test('other devices of the student are told, nobody else is', async () => {
  const person = await t.student();
  const other = await t.student();
  const heard: unknown[] = [];
  const overheard: unknown[] = [];
  t.ports.events.subscribe(person.user.id, (change) => heard.push(change));
  t.ports.events.subscribe(other.user.id, (change) => overheard.push(change));
  const { _id: id } = await written(person, 'Heard');
  await person.call(updateEssayStatus, { body: { essay_id: id, status: 'complete' } });
  await person.call(deleteEssay, { params: { id } });
  await expect.poll(() => heard, { timeout: 15_000 }).toEqual(Array(4).fill({ topic: 'essays', id }));
  expect(overheard).toEqual([]);
});

test('a change says which page made it, if the page said its name in a form of ours', async () => {
  const person = await t.student();
  const heard: unknown[] = [];
  t.ports.events.subscribe(person.user.id, (change) => heard.push(change));
  const { _id: id } = await written(person, 'Heard');
  const complete = (page: string) =>
    person.call(
      updateEssayStatus,
      { body: { essay_id: id, status: 'complete' } },
      { headers: { 'lantern-page': page } },
    );
  await complete('a1b2-c3');
  await complete('"}, {"');
  await complete('a'.repeat(41));
  const plain = { topic: 'essays', id };
  await expect
    .poll(() => heard, { timeout: 15_000 })
    .toEqual([plain, plain, { ...plain, by: 'a1b2-c3' }, plain, plain]);
});
