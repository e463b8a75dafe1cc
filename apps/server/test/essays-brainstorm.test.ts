// The brainstorm wizard: its questions, the ideas that come out, and where a student is in it.
import { randomUUID } from 'node:crypto';
import { quizIn } from '@lantern/content/quiz';
import { reflectionsIn } from '@lantern/content/reflections';
import * as contract from '@lantern/contract/essays.brainstorm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
let student: Person;

beforeAll(async () => {
  t = await startTestApp();
  student = await t.student();
});
afterAll(() => t.stop());

const roof =
  'In June 2022 the water came up to the second shelf of our library, and Mr Selim carried the science books.';
const input = {
  traits: ['curiosity', 'empathy', 'persistence'],
  reflections: {
    'curiosity-1': roof,
    'empathy-1': 'My neighbour Rina could not read her letters, so I read them to her every Friday for two years.',
    'persistence-1': 'I failed the physics test twice before I built a small dam in our yard.',
  },
  ec_activities: [{ name: 'Debate club', title: 'Captain', duration: '2023-01 - present', outcome: 'Won the finals' }],
};
const idea = {
  title: 'The second shelf',
  summary: 'A flood in a library.',
  how_to_start: 'Begin with the water.',
  what_to_include: ['The science books'],
  why_it_works: 'Nobody else saw it.',
};
const state = { step: 1, answers: {}, reflections: {}, activities: [], ideas: [] };

describe('the quiz', () => {
  test('has its questions, and of every trait a name and what to reflect on', async () => {
    const { body } = await student.call(contract.getQuiz);
    expect(body.questions).toEqual(quizIn('en'));
    expect(body.traits.length).toBeGreaterThanOrEqual(8);
    for (const { id, name, mandatory, optional } of body.traits) {
      expect(name).not.toBe('');
      expect({ mandatory, optional }).toEqual(reflectionsIn('en', [id]));
    }
  });

  test('speaks the language that is asked for, and English where it does not', async () => {
    const [bangla, french, swedish] = await Promise.all(
      ['bn', 'fr', 'sv'].map((language) => student.call(contract.getQuiz, { query: { language } })),
    );
    expect(bangla?.body.questions).toEqual(quizIn('bn'));
    expect(french?.body.questions).toEqual(quizIn('fr'));
    expect(french?.body.questions).not.toEqual(quizIn('en'));
    expect(swedish?.body.questions).toEqual(quizIn('en'));
    expect((await student.call(contract.getQuiz, { query: { language: 'english' } })).body.code).toBe(
      'invalid_request',
    );
  });
});

describe('reflections', () => {
  test('are three to answer and some more, for one trait or several', async () => {
    for (const traits of [['curiosity'], ['empathy', 'courage'], ['empathy', 'courage', 'teamwork', 'curiosity']]) {
      const { body } = await student.call(contract.getReflections, { query: { traits } });
      expect(body).toEqual(reflectionsIn('en', traits));
      expect(body.mandatory).toHaveLength(3);
      expect(body.optional.length).toBeGreaterThan(0);
    }
  });

  test.each([{}, { traits: 'no-such-trait' }, { traits: ['x', '__proto__'] }])('are empty for %j', async (query) => {
    const { status, body } = await student.call(contract.getReflections, { query });
    expect({ status, body }).toEqual({ status: 200, body: { mandatory: [], optional: [] } });
  });
});

describe('generating', () => {
  test('makes ideas of what the student wrote, the same ones each time', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => student.call(contract.generateIdeas, { body: input })));
    expect(first?.status).toBe(200);
    expect(first?.body.engine).toBe('lantern');
    expect(first?.body.ideas.length).toBeGreaterThanOrEqual(2);
    expect(second?.body).toEqual(first?.body);
    const titles = first?.body.ideas.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles?.length);
  });

  test('takes what is written as text', async () => {
    const reflections = { 'curiosity-1': `<script>alert(1)</script> We crossed the river ${'\ud83d'}.` };
    const { status, body } = await student.call(contract.generateIdeas, { body: { ...input, reflections } });
    expect(status).toBe(200);
    expect(body.ideas.length).toBeGreaterThanOrEqual(2);
  });

  test.each([
    ['no trait', { traits: [] }, 'traits'],
    ['no activity', { ec_activities: [] }, 'ec_activities'],
    ['only blank answers', { reflections: { 'curiosity-1': ' \n ' } }, 'reflections'],
    ['no answer', { reflections: {} }, 'reflections'],
    [
      '41 answers',
      { reflections: Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`q${at}`, 'x'])) },
      'reflections',
    ],
    ['NUL in an answer', { reflections: { 'curiosity-1': 'a\0b' } }, 'reflections.curiosity-1'],
    ['somebody else', { user_id: randomUUID() }, undefined],
  ])('refuses %s', async (_, change, field) => {
    const { body } = await student.call(contract.generateIdeas, { body: { ...input, ...change } });
    expect(body.code).toBe(field ? 'invalid_request' : 'not_found');
    if (field) expect(Object.keys(body.fields ?? {})).toContain(field);
  });

  test('refuses NUL in a question', async () => {
    const body = { ...input, reflections: { 'a\0b': roof } };
    expect((await student.call(contract.generateIdeas, { body })).body.code).toBe('invalid_request');
    expect((await student.call(contract.saveInput, { body: { ...body, generated_ideas: [] } })).body.code).toBe(
      'invalid_request',
    );
  });

  test('refuses more than can be read at once, and too many tries', async () => {
    const other = await t.student();
    const long = { name: 'Debate club', description: 'x'.repeat(5000) };
    const much = await other.call(contract.generateIdeas, { body: { ...input, ec_activities: Array(45).fill(long) } });
    expect(much.body.code).toBe('invalid_request');
    await t.database.updateTable('throttles').set({ tries: 60 }).execute();
    await other.call(contract.generateIdeas, { body: input });
    await t.database.updateTable('throttles').set({ tries: 60 }).execute();
    const last = await other.call(contract.generateIdeas, { body: input });
    expect([last.status, last.body.code]).toEqual([429, 'too_many_requests']);
    await t.database.deleteFrom('throttles').execute();
  });
});

describe('a run', () => {
  const runsOf = (person: Person) =>
    t.database.selectFrom('brainstorm_runs').selectAll().where('user_id', '=', person.user.id).execute();

  test('is kept once, however often it is sent', async () => {
    const person = await t.student();
    const body = { ...input, run_id: randomUUID(), generated_ideas: [idea] };
    const answers = await Promise.all(Array.from({ length: 8 }, () => person.call(contract.saveInput, { body })));
    expect(answers.map(({ status, body: { _id } }) => [status, _id])).toEqual(Array(8).fill([200, body.run_id]));
    const [run, ...others] = await runsOf(person);
    expect(others).toEqual([]);
    expect(run).toMatchObject({ ideas: [idea], input: { traits: input.traits, reflections: input.reflections } });
  });

  test('of somebody else keeps its id', async () => {
    const [one, other] = [await t.student(), await t.student()];
    const body = { ...input, run_id: randomUUID(), generated_ideas: [] };
    await one.call(contract.saveInput, { body });
    expect((await other.call(contract.saveInput, { body })).body.code).toBe('id_taken');
    expect(await runsOf(other)).toEqual([]);
  });

  test('of a student without activities is kept; what is left out is empty', async () => {
    const person = await t.student();
    expect((await person.call(contract.saveInput, { body: { traits: input.traits } })).status).toBe(200);
    expect(await runsOf(person)).toMatchObject([
      { input: { traits: input.traits, reflections: {}, ec_activities: [] }, ideas: [] },
    ]);
  });

  test('makes room by dropping the oldest', async () => {
    const person = await t.student();
    const first = await person.call(contract.saveInput, { body: { ...input, generated_ideas: [] } });
    for (let sent = 0; sent < 100; sent++)
      await person.call(contract.saveInput, { body: { ...input, generated_ideas: [] } });
    const kept = await runsOf(person);
    expect(kept).toHaveLength(100);
    expect(kept.map(({ id }) => id)).not.toContain(first.body._id);
  });

  test('holds half a character as U+FFFD', async () => {
    const person = await t.student();
    const half = '\ud83d';
    const body = { ...input, reflections: { [`q${half}`]: half }, generated_ideas: [{ ...idea, title: half }] };
    expect((await person.call(contract.saveInput, { body })).status).toBe(200);
    expect(await runsOf(person)).toMatchObject([{ input: { reflections: { 'q�': '�' } }, ideas: [{ title: '�' }] }]);
  });
});

describe('where a student is', () => {
  test('is kept, with its revision', async () => {
    const person = await t.student();
    expect((await person.call(contract.getBrainstorm)).body).toEqual({ state: null, revision: 0, updated_at: null });
    const next = {
      ...state,
      step: 2,
      question: 'silent-group',
      answers: { 'free-afternoon': 'visit' },
      reflections: { 'empathy-1': roof },
    };
    const saved = await person.call(contract.saveBrainstorm, { body: { state: next, base_revision: 0 } });
    expect(saved.body).toMatchObject({ state: next, revision: 1 });
    expect((await person.call(contract.getBrainstorm)).body).toEqual(saved.body);
    expect((await student.call(contract.getBrainstorm)).body.state).toBeNull();
  });

  test('is not replaced from an old revision; the same twice is once', async () => {
    const person = await t.student();
    const save = (step: number, base_revision: number) =>
      person.call(contract.saveBrainstorm, { body: { state: { ...state, step }, base_revision } });
    await save(2, 0);
    expect((await save(3, 1)).body.revision).toBe(2);
    const stale = await save(4, 1);
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_revision']);
    expect(stale.body.extra).toMatchObject({ state: { ...state, step: 3 }, revision: 2 });
    // an answer that got lost on its way
    expect((await save(3, 1)).body.revision).toBe(2);
    expect((await save(1, 7)).body.code).toBe('stale_revision');
  });

  test('in a race one save wins and the others learn what stands', async () => {
    const person = await t.student();
    for (const base_revision of [0, 1]) {
      const answers = await Promise.all(
        [1, 2, 3, 4].map((step) =>
          person.call(contract.saveBrainstorm, {
            body: { state: { ...state, step, answers: { at: `${base_revision}` } }, base_revision },
          }),
        ),
      );
      const won = answers.filter(({ status }) => status === 200);
      expect(won).toHaveLength(1);
      for (const lost of answers.filter(({ status }) => status !== 200)) expect(lost.body.extra).toEqual(won[0]?.body);
    }
  });

  test.each([
    ['a step that is none', { ...state, step: 5 }],
    ['NUL in an answer', { ...state, reflections: { 'curiosity-1': '\0' } }],
    ['NUL in a choice', { ...state, answers: { q: '\0' } }],
    ['NUL in the name of a question', { ...state, answers: { '\0': 'a' } }],
    ['an activity that is no id', { ...state, activities: ['Debate club'] }],
    ['unknown fields', { ...state, more: 1 }],
    ['no state', null],
  ])('refuses %s', async (_, wrong) => {
    const person = await t.student();
    const { body } = await person.call(contract.saveBrainstorm, { body: { state: wrong, base_revision: 0 } });
    expect(body.code).toBe('invalid_request');
    expect((await person.call(contract.getBrainstorm)).body.revision).toBe(0);
  });

  test('half a character is held as U+FFFD, and sent again it is the same', async () => {
    const person = await t.student();
    const half = { ...state, reflections: { 'curiosity-1': 'a\ud83d' }, ideas: [{ ...idea, title: '\udc00' }] };
    const body = { state: half, base_revision: 0 };
    const saved = await person.call(contract.saveBrainstorm, { body });
    expect(saved.body.state).toMatchObject({ reflections: { 'curiosity-1': 'a�' }, ideas: [{ title: '�' }] });
    expect((await person.call(contract.saveBrainstorm, { body })).body).toEqual(saved.body);
  });
});
