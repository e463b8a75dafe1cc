// Who wins when several devices write, and that no acknowledged text is lost.
import { randomUUID } from 'node:crypto';
import { type EssayConflict, getEssay, saveFullEssay, startDraft, updateEssay } from '@lantern/contract/essays';
import { getVersion, listVersions, nameVersion } from '@lantern/contract/essays.versions';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { ferryEssay } from './support/essay-texts.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

async function draft(person: Person, text = '') {
  const { body } = await person.call(startDraft, { body: { title: 'The ferry' } });
  if (text === '') return body.essay;
  return await save(person, body.essay._id, { final_text: text, base_revision: 1 });
}

async function save(person: Person, id: string, change: Record<string, unknown>) {
  const answer = await person.call(updateEssay, { body: { essay_id: id, ...change } });
  if (answer.status !== 200) throw new Error(`save answered ${answer.status}: ${answer.body.detail}`);
  return answer.body.essay;
}

async function versions(person: Person, id: string) {
  const { body } = await person.call(listVersions, { params: { id } });
  return await Promise.all(
    body.versions.map(
      async (version) => (await person.call(getVersion, { params: { id, versionId: version.id } })).body,
    ),
  );
}

/** Puts the moment of the last kept version into the past. */
async function letMinutesPass(id: string, minutes: number) {
  await t.database
    .updateTable('essays')
    .set({ version_due_at: sql`version_due_at - make_interval(mins => ${minutes})` })
    .where('id', '=', id)
    .execute();
}

describe('a save', () => {
  test('stores the text and counts for itself, whatever the caller counted', async () => {
    const person = await t.student();
    const { _id } = await draft(person);
    const { status, body } = await person.call(saveFullEssay, {
      body: {
        essay_id: _id,
        user_id: person.user.id,
        title: '  Fog on the Meghna ',
        final_text: ferryEssay,
        preview: 'wrong',
        word_count: 7,
        max_words: 1000,
        essay_type: 'Personal Statement',
        status: 'draft',
      },
    });
    expect(status).toBe(200);
    expect(body.essay).toMatchObject({
      title: 'Fog on the Meghna',
      text: ferryEssay,
      final_text: ferryEssay,
      final_essay: ferryEssay,
      word_count: 261,
      max_words: 1000,
      essay_type: 'Personal Statement',
      type: 'Personal Statement',
      status: 'draft',
      revision: 2,
    });
    expect(body.essay.preview.length).toBeLessThanOrEqual(200);
    expect(ferryEssay.startsWith(body.essay.preview)).toBe(true);
    expect((await person.call(getEssay, { params: { id: _id } })).body).toEqual(body.essay);
  });

  test('with a blank title is Untitled Essay, without a title keeps the one it has', async () => {
    const person = await t.student();
    const { _id } = await draft(person);
    expect((await save(person, _id, { final_text: 'One.' })).title).toBe('The ferry');
    expect((await save(person, _id, { final_text: 'One.', title: '   ' })).title).toBe('Untitled Essay');
  });

  test('that changes only tags or prompt leaves the revision; one that changes nothing leaves everything', async () => {
    const person = await t.student();
    const essay = await draft(person, 'Some words.');
    const tagged = await save(person, essay._id, { final_text: 'Some words.', tags: ['river'], prompt: 'Why?' });
    expect(tagged).toMatchObject({ revision: essay.revision, tags: ['river'], prompt: 'Why?' });
    expect(await save(person, essay._id, { final_text: 'Some words.' })).toEqual(tagged);
  });

  test('with another type moves a preset limit along, and leaves a limit of the student', async () => {
    const person = await t.student();
    const essay = await draft(person, 'Some words.');
    expect(essay.max_words).toBe(1000);
    const typed = await save(person, essay._id, { final_text: 'Some words.', essay_type: 'Personal Statement' });
    expect(typed.max_words).toBe(650);
    await save(person, essay._id, { final_text: 'Some words.', max_words: 4000, limit_unit: 'characters' });
    const retyped = await save(person, essay._id, { final_text: 'Some words.', essay_type: 'SOP' });
    expect(retyped).toMatchObject({ essay_type: 'SOP', max_words: 4000, limit_unit: 'characters' });
  });

  test('over the limit is stored', async () => {
    const person = await t.student();
    const { _id } = await draft(person);
    const essay = await save(person, _id, { final_text: ferryEssay, max_words: 10 });
    expect(essay).toMatchObject({ word_count: 261, max_words: 10 });
  });
});

describe('the status', () => {
  test('of an evaluated or complete essay becomes in-progress when its text changes, not when its title does', async () => {
    const person = await t.student();
    for (const status of ['evaluated', 'complete'] as const) {
      const { _id } = await draft(person, 'Words.');
      await save(person, _id, { final_text: 'Words.', status });
      expect((await save(person, _id, { final_text: 'Words.', title: 'New' })).status).toBe(status);
      expect((await save(person, _id, { final_text: 'Other words.', status })).status).toBe('in-progress');
    }
  });

  test('of a draft in review stays, and one that the save asks for is set', async () => {
    const person = await t.student();
    const { _id } = await draft(person, 'Words.');
    expect((await save(person, _id, { final_text: 'Words.', status: 'review' })).status).toBe('review');
    expect((await save(person, _id, { final_text: 'Other words.' })).status).toBe('review');
    expect((await save(person, _id, { final_text: 'Done.', status: 'completed' })).status).toBe('complete');
  });
});

describe('a save on an old revision', () => {
  test('replaces nothing; its text becomes a version and the answer tells both', async () => {
    const person = await t.student();
    const essay = await draft(person, 'From the laptop.');
    const phone = { essay_id: essay._id, final_text: 'From the phone.', base_revision: 1, save_id: randomUUID() };
    const { status, body } = await person.call(updateEssay, { body: phone });
    expect(status).toBe(409);
    expect(body.code).toBe('stale_revision');
    const extra = body.extra as EssayConflict;
    expect(extra.essay).toEqual(essay);
    const kept = await person.call(getVersion, { params: { id: essay._id, versionId: extra.conflict_version_id } });
    expect(kept.body).toMatchObject({ kind: 'conflict', text: 'From the phone.', title: 'The ferry', revision: 1 });
    expect((await person.call(getEssay, { params: { id: essay._id } })).body.text).toBe('From the laptop.');

    // sent again, it is the same version
    const again = await person.call(updateEssay, { body: phone });
    expect(again.status).toBe(409);
    expect((again.body.extra as EssayConflict).conflict_version_id).toBe(extra.conflict_version_id);
    expect(await versions(person, essay._id)).toHaveLength(1);
  });

  test('is no conflict when both wrote the same', async () => {
    const person = await t.student();
    const essay = await draft(person, 'The same words.');
    const same = await save(person, essay._id, { final_text: 'The same words.', base_revision: 1 });
    expect(same).toEqual(essay);
    expect(await versions(person, essay._id)).toEqual([]);
  });

  test('that never was is a conflict too', async () => {
    const person = await t.student();
    const essay = await draft(person, 'Words.');
    const { body } = await person.call(updateEssay, {
      body: { essay_id: essay._id, final_text: 'Odd.', base_revision: Number.MAX_SAFE_INTEGER },
    });
    expect(body.code).toBe('stale_revision');
  });

  test('leaves both texts to be found, whichever the student chooses', async () => {
    const person = await t.student();
    const essay = await draft(person, 'From the laptop.');
    await person.call(updateEssay, { body: { essay_id: essay._id, final_text: 'From the phone.', base_revision: 1 } });
    await save(person, essay._id, { final_text: 'From the phone.', base_revision: essay.revision });
    expect((await versions(person, essay._id)).map(({ kind, text }) => [kind, text]).sort()).toEqual([
      ['conflict', 'From the phone.'],
      ['saved', 'From the laptop.'],
    ]);
  });
});

describe('a save sent again', () => {
  test('gets the same answer and is stored once', async () => {
    const person = await t.student();
    const { _id } = await draft(person);
    const body = { essay_id: _id, final_text: 'Sent twice.', base_revision: 1, save_id: randomUUID() };
    const [first, second] = await Promise.all([person.call(updateEssay, { body }), person.call(updateEssay, { body })]);
    const third = await person.call(updateEssay, { body });
    expect([first.status, second.status, third.status]).toEqual([200, 200, 200]);
    expect(second.body).toEqual(first.body);
    expect(third.body).toEqual(first.body);
    expect(first.body.essay.revision).toBe(2);
  });

  test('gets its own revision, also when something was written on top of it', async () => {
    const person = await t.student();
    const { _id } = await draft(person);
    const body = { essay_id: _id, final_text: 'From the phone.', base_revision: 1, save_id: randomUUID() };
    const first = await person.call(updateEssay, { body });
    await save(person, _id, { final_text: 'From the laptop, later.', base_revision: 2 });
    const again = await person.call(updateEssay, { body });
    expect(again.status).toBe(200);
    expect(again.body.essay).toMatchObject({ revision: first.body.essay.revision, text: 'From the phone.' });
    // so what the phone writes next meets the laptop's text and does not replace it
    const next = await person.call(updateEssay, {
      body: { essay_id: _id, final_text: 'From the phone. More.', base_revision: again.body.essay.revision },
    });
    expect(next.body.code).toBe('stale_revision');
    expect((await person.call(getEssay, { params: { id: _id } })).body.text).toBe('From the laptop, later.');
  });

  test('under the same id with other words is another save', async () => {
    const person = await t.student();
    const { _id } = await draft(person);
    const save_id = randomUUID();
    await save(person, _id, { final_text: 'First words.', base_revision: 1, save_id });
    const { body } = await person.call(updateEssay, {
      body: { essay_id: _id, final_text: 'Other words.', base_revision: 1, save_id },
    });
    expect(body.code).toBe('stale_revision');
    const texts = (await versions(person, _id)).map(({ text }) => text);
    expect(texts).toEqual(['Other words.']);
  });
});

describe('of fifty saves at once', () => {
  test('on one revision exactly one wins and every text is found again', async () => {
    const person = await t.student();
    const { _id } = await draft(person);
    const texts = Array.from({ length: 50 }, (_, index) => `Device ${index} wrote this line.`);
    const answers = await Promise.all(
      texts.map((final_text) =>
        person.call(updateEssay, { body: { essay_id: _id, final_text, base_revision: 1, save_id: randomUUID() } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'stale_revision')).toHaveLength(49);
    const { body: current } = await person.call(getEssay, { params: { id: _id } });
    expect(current.revision).toBe(2);
    const kept = await versions(person, _id);
    expect(kept.every(({ kind }) => kind === 'conflict')).toBe(true);
    expect([current.text, ...kept.map(({ text }) => text)].sort()).toEqual(texts.sort());
  });

  test('without a revision all win, one after the other, and every text is found again', async () => {
    const person = await t.student();
    const { _id } = await draft(person);
    const texts = Array.from({ length: 50 }, (_, index) => `Device ${index} wrote this line.`);
    const answers = await Promise.all(
      texts.map((final_text) => person.call(saveFullEssay, { body: { essay_id: _id, final_text } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    const { body: current } = await person.call(getEssay, { params: { id: _id } });
    expect(current.revision).toBe(51);
    const kept = await versions(person, _id);
    expect([current.text, ...kept.map(({ text }) => text)].sort()).toEqual(texts.sort());
  });

  test('of the same save one is stored', async () => {
    const person = await t.student();
    const { _id } = await draft(person);
    const body = { essay_id: _id, final_text: 'Once.', base_revision: 1, save_id: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 50 }, () => person.call(updateEssay, { body })));
    expect(new Set(answers.map(({ raw }) => raw.toString())).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await versions(person, _id)).toEqual([]);
  });
});

describe('replaced text', () => {
  test('is not kept for every autosave, but once after five minutes', async () => {
    const person = await t.student();
    let essay = await draft(person, 'Word.');
    const type = async () => {
      essay = await save(person, essay._id, { final_text: `${essay.text} Word.`, base_revision: essay.revision });
    };
    for (let index = 0; index < 20; index++) await type();
    expect(await versions(person, essay._id)).toEqual([]);
    await letMinutesPass(essay._id, 6);
    const before = essay;
    for (let index = 0; index < 5; index++) await type();
    const kept = await versions(person, essay._id);
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({ kind: 'saved', text: before.text, revision: before.revision, title: before.title });
  });

  test('is kept when much of it is taken away at once', async () => {
    const person = await t.student();
    const essay = await draft(person, ferryEssay);
    await save(person, essay._id, { final_text: ferryEssay.slice(0, 400), base_revision: essay.revision });
    expect((await versions(person, essay._id)).map(({ text }) => text)).toEqual([ferryEssay]);
  });

  test('is kept when much of it is taken away bit by bit', async () => {
    const person = await t.student();
    let essay = await draft(person, ferryEssay);
    while (essay.text.length > 700) {
      essay = await save(person, essay._id, {
        final_text: essay.text.slice(0, -60),
        base_revision: essay.revision,
      });
    }
    const kept = (await versions(person, essay._id)).map(({ text }) => text.length).sort((a, b) => b - a);
    const lengths = [ferryEssay.length, ...kept, essay.text.length];
    const gaps = lengths.slice(1).map((length, index) => (lengths[index] as number) - length);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(260);
  });

  test('is kept when a save does not say what it knew', async () => {
    const person = await t.student();
    const essay = await draft(person, 'Three words here.');
    await save(person, essay._id, { final_text: 'Three words there.' });
    expect((await versions(person, essay._id)).map(({ text }) => text)).toEqual(['Three words here.']);
  });

  test('is not kept twice when it has a name already', async () => {
    const person = await t.student();
    const essay = await draft(person, 'A good beginning.');
    const name = () => person.call(nameVersion, { body: { essay_id: essay._id, name: 'Before the interview' } });
    const { status, body } = await name();
    expect(status).toBe(200);
    expect(body.version).toMatchObject({ kind: 'named', name: 'Before the interview', word_count: 3 });
    expect((await name()).body.version.id).toBe(body.version.id);
    await save(person, essay._id, { final_text: 'Something else.' });
    expect((await versions(person, essay._id)).map(({ id }) => id)).toEqual([body.version.id]);
  });
});
