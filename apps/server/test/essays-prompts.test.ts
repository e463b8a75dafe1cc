// Mapping essays to the prompts they answer.
import { randomUUID } from 'node:crypto';
import { essayPrompts } from '@lantern/content/essay-prompts';
import type { Endpoint } from '@lantern/contract/endpoint';
import { deleteEssay, getEssay, listEssays, restoreEssay, startDraft, updateEssay } from '@lantern/contract/essays';
import * as contract from '@lantern/contract/essays.prompts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { ferryEssay } from './support/essay-texts.ts';

let t: TestApp;
let person: Person;
let essay: string;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());
beforeEach(async () => {
  person = await t.student();
  essay = await written(ferryEssay);
});

async function written(final_text: string): Promise<string> {
  const { body } = await person.call(startDraft, { body: { title: 'The ferry', essay_type: 'Personal Statement' } });
  await person.call(updateEssay, { body: { essay_id: body.essay._id, final_text, base_revision: 1 } });
  return body.essay._id;
}

const add = (more: Record<string, unknown>, by: Pick<Person, 'call'> = person) =>
  by.call(contract.addEssayPrompt, { body: { essay_id: essay, ...more } });
const remove = (id: string, by: Pick<Person, 'call'> = person) =>
  by.call(contract.removeEssayPrompt, { params: { id } });
const list = (by: Pick<Person, 'call'> = person, id = essay) => by.call(contract.listEssayPrompts, { params: { id } });
const prompts = async (): Promise<contract.EssayPrompt[]> => (await list()).body.prompts;
const countOnCard = async () => (await person.call(getEssay, { params: { id: essay } })).body.prompt_count;

describe('the catalogue', () => {
  test('gives every prompt with its source, year and limit', async () => {
    const { status, body } = await person.call(contract.listCataloguePrompts, {});
    expect(status).toBe(200);
    expect(body.prompts.map(({ id }) => id)).toEqual(essayPrompts.map(({ id }) => id));
    expect(body.prompts.find(({ id }) => id === 'ucas-1')).toMatchObject({
      limit: { max: 4000, unit: 'characters' },
      limit_shared: true,
      source_url: expect.stringContaining('https://www.ucas.com/'),
      year: expect.any(String),
      checked: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  test('is not for somebody who is signed out', async () => {
    expect((await t.stranger().call(contract.listCataloguePrompts, {})).body.code).toBe('unauthenticated');
  });
});

describe('adding', () => {
  test('a prompt of the catalogue takes its words and its limit from there', async () => {
    const { status, body } = await add({ prompt_id: 'common-app-2', max_words: 7, limit_unit: 'characters' });
    expect(status).toBe(200);
    expect(body.prompt).toMatchObject({
      essay_id: essay,
      prompt_id: 'common-app-2',
      prompt: essayPrompts.find(({ id }) => id === 'common-app-2')?.text,
      max_words: 650,
      limit_unit: 'words',
    });
    expect(body.prompt.coverage.length).toBeGreaterThan(0);
    expect(await prompts()).toEqual([body.prompt]);
    expect(await countOnCard()).toBe(1);
  });

  test('the one that is an essay’s own is counted as its own, not as another', async () => {
    await add({ prompt: 'Why here?' });
    await add({ prompt_id: 'common-app-2' });
    expect(await countOnCard()).toBe(2);
    const now = (await person.call(getEssay, { params: { id: essay } })).body;
    await person.call(updateEssay, {
      body: { essay_id: essay, final_text: now.final_text, prompt: 'Why here? ', base_revision: now.revision },
    });
    expect(await countOnCard()).toBe(1);
  });

  test('own words keep their line breaks, and take the limit of the essay unless they have one', async () => {
    const first = await add({ prompt: '  Why here?\nWhy now? \ud83d ' });
    expect(first.body.prompt).toMatchObject({ prompt_id: null, prompt: 'Why here?\nWhy now? \ufffd', max_words: 650 });
    const second = await add({ prompt: '<b>কেন?</b>', max_words: 1500, limit_unit: 'characters' });
    expect(second.body.prompt).toMatchObject({ prompt: '<b>কেন?</b>', max_words: 1500, limit_unit: 'characters' });
    expect((await prompts()).map(({ prompt }) => prompt)).toEqual(['Why here?\nWhy now? \ufffd', '<b>কেন?</b>']);
  });

  test.each([
    ['nothing', {}, 'prompt'],
    ['blank words', { prompt: ' \n ' }, 'prompt'],
    ['an unknown id', { prompt_id: 'common-app-99' }, 'prompt_id'],
    ['an id and words', { prompt_id: 'ucas-1', prompt: 'Why?' }, 'prompt'],
    ['too many words', { prompt: 'x'.repeat(4001) }, 'prompt'],
    ['NUL', { prompt: 'a\u0000b' }, 'prompt'],
    ['a limit of none', { prompt: 'Why?', max_words: 0 }, 'max_words'],
    ['an unknown unit', { prompt: 'Why?', limit_unit: 'pages' }, 'limit_unit'],
  ])('%s is refused', async (_, more, field) => {
    const { status, body } = await add(more);
    expect([status, body.code]).toEqual([422, 'invalid_request']);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    expect(await prompts()).toEqual([]);
  });

  test('the same prompt thirty times at once is there once', async () => {
    const asked = Array.from({ length: 30 }, (_, index) =>
      add(index % 2 ? { prompt_id: 'ucas-1' } : { prompt: 'Why here?' }),
    );
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.prompt._id)).size).toBe(2);
    expect(await prompts()).toHaveLength(2);
  });

  test('the database refuses a second one by itself', async () => {
    await add({ prompt: 'Why here?' });
    const row = { essay_id: essay, user_id: person.user.id, limit_max: 1, limit_unit: 'words' };
    const insert = (more: { prompt: string; prompt_id?: string }) =>
      t.database
        .insertInto('essay_prompts')
        .values({ ...row, ...more })
        .execute();
    await expect(insert({ prompt: 'Why here?' })).rejects.toThrow(/essay_prompts_own_key/);
    await insert({ prompt: 'Why here?', prompt_id: 'ucas-1' });
    await expect(insert({ prompt: 'Other words', prompt_id: 'ucas-1' })).rejects.toThrow(/essay_prompts_catalogue_key/);
  });

  test('thirty different ones at once leave twenty', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => add({ prompt: `Question ${index}?` })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(contract.promptsMax);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['too_many_prompts']));
    expect(await prompts()).toHaveLength(contract.promptsMax);
    expect((await add({ prompt: (await prompts())[3]?.prompt })).status).toBe(200);
  });
});

describe('what an essay still lacks', () => {
  const length = (prompt: contract.EssayPrompt | undefined) => prompt?.coverage.find(({ kind }) => kind === 'length');

  test('follows its text', async () => {
    await add({ prompt: 'Which motor did you repair, and where?', max_words: 100 });
    const [before] = await prompts();
    await person.call(updateEssay, { body: { essay_id: essay, final_text: 'Nothing to say.' } });
    const [after] = await prompts();
    expect(before?.coverage.filter(({ met }) => met).length).toBeGreaterThan(
      after?.coverage.filter(({ met }) => met).length ?? 0,
    );
    expect(length(before)?.met).toBe(false);
  });

  test.each([
    ['an empty text', ''],
    ['another script', 'কেন এখানে? '.repeat(200)],
    ['emoji', '🌫️👨‍👩‍👧‍👦🇧🇩'.repeat(500)],
    ['200,000 characters', 'The fog came down over the river again. '.repeat(5000)],
  ])('of %s is told', async (_, text) => {
    essay = await written(text);
    for (const { id } of essayPrompts) expect((await add({ prompt_id: id })).status).toBe(200);
    const all = await prompts();
    expect(all).toHaveLength(essayPrompts.length);
    for (const { coverage } of all) expect(coverage.length).toBeGreaterThan(0);
  });
});

describe('taking off', () => {
  test('removes it, and adding it again is the way back', async () => {
    const { body } = await add({ prompt_id: 'ucas-2' });
    await add({ prompt: 'Why here?' });
    expect((await remove(body.prompt._id)).status).toBe(200);
    expect((await prompts()).map(({ prompt }) => prompt)).toEqual(['Why here?']);
    expect((await remove(body.prompt._id)).body.code).toBe('not_found');
    await add({ prompt_id: 'ucas-2' });
    expect(await prompts()).toHaveLength(2);
  });

  test('twice at once succeeds once', async () => {
    const { body } = await add({ prompt: 'Why here?' });
    const statuses = await Promise.all(Array.from({ length: 10 }, () => remove(body.prompt._id)));
    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

test('prompts of a deleted essay are out of reach until it comes back, and go with it for good', async () => {
  const { body } = await add({ prompt: 'Why here?' });
  await person.call(deleteEssay, { params: { id: essay } });
  for (const answer of [await list(), await add({ prompt: 'And now?' }), await remove(body.prompt._id)])
    expect(answer.body.code).toBe('not_found');
  await person.call(restoreEssay, { body: { essay_id: essay } });
  expect(await prompts()).toEqual([body.prompt]);
  await t.database.deleteFrom('essays').where('id', '=', essay).execute();
  expect(await t.database.selectFrom('essay_prompts').select('id').where('essay_id', '=', essay).execute()).toEqual([]);
});

describe('who may', () => {
  const calls = (id: string): [Endpoint, Record<string, unknown>][] => [
    [contract.listEssayPrompts, { params: { id: essay } }],
    [contract.addEssayPrompt, { body: { essay_id: essay, prompt: 'Mine now?' } }],
    [contract.removeEssayPrompt, { params: { id } }],
  ];

  test('only the student whose essay it is', async () => {
    const { body } = await add({ prompt: 'Why here?' });
    const callers: [Pick<Person, 'call'>, string][] = [
      [t.stranger(), 'unauthenticated'],
      [await t.student(), 'not_found'],
      [await t.admin(), 'forbidden'],
    ];
    for (const [caller, code] of callers)
      for (const [endpoint, input] of calls(body.prompt._id))
        expect((await caller.call(endpoint, input)).body.code).toBe(code);
    expect(await prompts()).toEqual([body.prompt]);
    expect((await list(person, randomUUID())).body.code).toBe('not_found');
  });

  test('a mentor reads what is shared, and changes nothing', async () => {
    const { body } = await add({ prompt: 'Why here?' });
    const mentor = await t.mentor();
    expect((await list(mentor)).body.code).toBe('not_found');
    await t.database
      .insertInto('shares')
      .values({ student_id: person.user.id, mentor_id: mentor.user.id, scope: 'essays' })
      .execute();
    expect((await list(mentor)).body.prompts).toEqual([body.prompt]);
    expect((await add({ prompt: 'Mine?' }, mentor)).body.code).toBe('forbidden');
    expect((await remove(body.prompt._id, mentor)).body.code).toBe('forbidden');
  });

  test('another essay of the same student has its own', async () => {
    await add({ prompt: 'Why here?' });
    const other = await written('Another text.');
    expect((await list(person, other)).body.prompts).toEqual([]);
    const { body } = await person.call(listEssays, { params: { userId: person.user.id } });
    expect(body.essays.map(({ prompt_count }) => prompt_count).sort()).toEqual([0, 1]);
  });
});
