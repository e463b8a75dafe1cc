import {
  deleteEssay,
  getEssay,
  listEssays,
  startDraft,
  updateEssay,
  updateEssayStatus,
} from '@lantern/contract/essays';
import { type Evaluation, evaluateEssay, listEvaluations } from '@lantern/contract/essays.evaluations';
import { getVersion, listVersions } from '@lantern/contract/essays.versions';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { purgeAccounts } from '#features/accounts/accounts.jobs.ts';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { ferryEssay, libraryEssay } from './support/essay-texts.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());
afterEach(() => vi.restoreAllMocks());

async function written(person: Person, text: string, more: Record<string, unknown> = {}) {
  const { body } = await person.call(startDraft, { body: { title: 'The library', essay_type: 'Personal Statement' } });
  const saved = await person.call(updateEssay, {
    body: { essay_id: body.essay._id, final_text: text, base_revision: 1, ...more },
  });
  return saved.body.essay;
}

const evaluate = (person: Person, essay_id: string | undefined, essay_text: string, more = {}) =>
  person.call(evaluateEssay, { body: { essay_id, essay_text, ...more } });
const reload = async (person: Person, id: string) => (await person.call(getEssay, { params: { id } })).body;
const evaluations = async (person: Person, id: string) =>
  (await person.call(listEvaluations, { params: { id } })).body.evaluations;

/** Does something while the engine reads. */
function duringEvaluation(action: () => Promise<unknown>) {
  const { evaluate: real } = t.ports.writing;
  vi.spyOn(t.ports.writing, 'evaluate').mockImplementationOnce(async (input) => {
    const [found] = await Promise.all([real(input), action()]);
    return found;
  });
}

const criteria = ['fit', 'language', 'prompt-fit', 'reflection', 'specificity', 'structure', 'style', 'voice'];

function expectWhole(evaluation: Evaluation, text: string) {
  expect(Object.keys(evaluation.scores).sort()).toEqual(criteria);
  for (const score of [evaluation.overall, ...Object.values(evaluation.scores)]) {
    expect(score).toBeGreaterThanOrEqual(0);
    expect(score).toBeLessThanOrEqual(10);
  }
  for (const suggestion of evaluation.suggestions) {
    expect(text.slice(suggestion.sentence_start, suggestion.sentence_end)).toBe(suggestion.sentence);
    expect(suggestion.start).toBeGreaterThanOrEqual(suggestion.sentence_start);
    expect(suggestion.end).toBeLessThanOrEqual(suggestion.sentence_end);
  }
}

describe('evaluating a saved essay', () => {
  test('a text that cannot be judged has no score on its card', async () => {
    const person = await t.student();
    const text = 'কুয়াশা নদীর উপর নেমে এল এবং আমরা অপেক্ষা করলাম। '.repeat(20);
    const essay = await written(person, text);
    expect((await evaluate(person, essay._id, text)).body.measures).toEqual([]);
    const { body } = await person.call(listEssays, { params: { userId: person.user.id } });
    expect(body.essays).toMatchObject([{ status: 'draft', overall: null }]);
  });

  const text = `${libraryEssay}\n\nShe go to the library every days because she have many informations there. 🌫️`;

  test('scores its text, keeps it as a version and marks the essay', async () => {
    const person = await t.student();
    const essay = await written(person, text);
    const { status, body } = await evaluate(person, essay._id, text, {
      user_id: person.user.id,
      use_slow_models: false,
    });
    expect(status).toBe(200);
    expectWhole(body, text);
    expect(body.suggestions.length).toBeGreaterThan(0);
    expect(body.measures.length).toBeGreaterThan(5);
    expect(body).toMatchObject({
      essay_id: essay._id,
      revision: essay.revision,
      engine: 'lantern',
      essay_type: 'Personal Statement',
      advisories: [],
      characters: text.length,
    });
    // nothing is taken off a whole essay: the overall is the weighted mean of its criteria
    expect(body.sum).toMatchObject({ mean: body.overall, deductions: [] });
    const weights = body.sum?.weights ?? {};
    const mean =
      Object.entries(weights).reduce((all, [id, percent]) => all + percent * (body.scores[id] ?? 0), 0) / 100;
    expect(Math.abs(mean - body.overall)).toBeLessThanOrEqual(0.0500001);
    const version = await person.call(getVersion, { params: { id: essay._id, versionId: body.version_id as string } });
    expect(version.body).toMatchObject({ kind: 'evaluated', text, revision: essay.revision });
    const after = await reload(person, essay._id);
    expect(after).toEqual({
      ...essay,
      status: 'evaluated',
      evaluated_revision: essay.revision,
      overall: body.overall,
    });
    expect(await evaluations(person, essay._id)).toEqual([body]);
    const { body: list } = await person.call(listEssays, { params: { userId: person.user.id } });
    expect(list.essays[0]).toMatchObject({ overall: body.overall, status: 'evaluated' });
  });

  test('twice keeps one version and one evaluation', async () => {
    const person = await t.student();
    const essay = await written(person, ferryEssay);
    const [first, second] = await Promise.all([
      evaluate(person, essay._id, ferryEssay),
      evaluate(person, essay._id, ferryEssay),
    ]);
    expect(second.body.version_id).toBe(first.body.version_id);
    expect(second.body.scores).toEqual(first.body.scores);
    expect(await evaluations(person, essay._id)).toHaveLength(1);
    expect((await person.call(listVersions, { params: { id: essay._id } })).body.versions).toHaveLength(1);
  });

  test('then editing it makes it in progress and the evaluation one of an older text', async () => {
    const person = await t.student();
    const essay = await written(person, ferryEssay);
    await evaluate(person, essay._id, ferryEssay);
    const { body } = await person.call(updateEssay, {
      body: { essay_id: essay._id, final_text: `${ferryEssay} And so I wait.`, base_revision: essay.revision },
    });
    expect(body.essay).toMatchObject({ status: 'in-progress', evaluated_revision: essay.revision });
    expect(body.essay.revision).toBeGreaterThan(essay.revision);
    expect(body.essay.overall).not.toBeNull();
  });

  test('then a new title leaves the evaluation one of this text', async () => {
    const person = await t.student();
    const essay = await written(person, ferryEssay);
    await evaluate(person, essay._id, ferryEssay);
    const { body } = await person.call(updateEssay, {
      body: { essay_id: essay._id, final_text: ferryEssay, title: 'Fog', base_revision: essay.revision },
    });
    expect(body.essay.status).toBe('evaluated');
    expect(body.essay.evaluated_revision).toBe(body.essay.revision);
  });

  test.each([
    { essay_type: 'Research Proposal' },
    { prompt: 'Tell of a time when you waited.' },
    { max_words: 300 },
  ] as const)('then another task makes it in progress: %j', async (change) => {
    const person = await t.student();
    const essay = await written(person, ferryEssay);
    const first = await evaluate(person, essay._id, ferryEssay);
    const save = { essay_id: essay._id, final_text: ferryEssay, base_revision: essay.revision };
    const { body } = await person.call(updateEssay, { body: { ...save, ...change } });
    expect(body.essay).toMatchObject({ status: 'in-progress', evaluated_revision: null, revision: essay.revision });
    const second = await evaluate(person, essay._id, ferryEssay);
    expect(await reload(person, essay._id)).toMatchObject({ status: 'evaluated', evaluated_revision: essay.revision });
    expect(await evaluations(person, essay._id)).toEqual([second.body, first.body]);
  });

  test('that is complete leaves it complete', async () => {
    const person = await t.student();
    const essay = await written(person, ferryEssay);
    await person.call(updateEssayStatus, { body: { essay_id: essay._id, status: 'complete' } });
    await evaluate(person, essay._id, ferryEssay);
    expect(await reload(person, essay._id)).toMatchObject({
      status: 'complete',
      evaluated_revision: essay.revision,
    });
  });

  test('uses the limit of the essay', async () => {
    const person = await t.student();
    const [within, over] = [await written(person, ferryEssay), await written(person, ferryEssay, { max_words: 100 })];
    const [first, second] = [
      await evaluate(person, within._id, ferryEssay),
      await evaluate(person, over._id, ferryEssay),
    ];
    expect(second.body.scores.style as number).toBeLessThan(first.body.scores.style as number);
  });

  test('whose sent text is not the stored one is stored with what was sent', async () => {
    const person = await t.student();
    const essay = await written(person, ferryEssay);
    const first = await evaluate(person, essay._id, ferryEssay);
    await person.call(updateEssayStatus, { body: { essay_id: essay._id, status: 'review' } });
    const before = await reload(person, essay._id);
    const { body } = await evaluate(person, essay._id, libraryEssay);
    expect(body).toMatchObject({ essay_id: essay._id, revision: null });
    const version = await person.call(getVersion, { params: { id: essay._id, versionId: body.version_id as string } });
    expect(version.body).toMatchObject({ kind: 'evaluated', text: libraryEssay });
    expect(await reload(person, essay._id)).toEqual({ ...before, overall: body.overall });
    expect(await evaluations(person, essay._id)).toEqual([body, first.body]);
  });

  test('that changes meanwhile stays as it was written', async () => {
    const person = await t.student();
    const essay = await written(person, ferryEssay);
    duringEvaluation(() =>
      person.call(updateEssay, {
        body: { essay_id: essay._id, final_text: `${ferryEssay} Later.`, base_revision: essay.revision },
      }),
    );
    const { status, body } = await evaluate(person, essay._id, ferryEssay);
    expect(status).toBe(200);
    expect(body.revision).toBeNull();
    const version = await person.call(getVersion, { params: { id: essay._id, versionId: body.version_id as string } });
    expect(version.body.text).toBe(ferryEssay);
    expect(await reload(person, essay._id)).toMatchObject({
      text: `${ferryEssay} Later.`,
      status: 'draft',
      evaluated_revision: null,
    });
  });

  test('that is deleted meanwhile is not found, and nothing is stored', async () => {
    const person = await t.student();
    const essay = await written(person, ferryEssay);
    duringEvaluation(() => person.call(deleteEssay, { params: { id: essay._id } }));
    expect((await evaluate(person, essay._id, ferryEssay)).body.code).toBe('not_found');
    for (const table of ['essay_evaluations', 'essay_versions'] as const)
      expect(await t.database.selectFrom(table).select('id').where('essay_id', '=', essay._id).execute()).toEqual([]);
  });

  test('lists the newest 20', async () => {
    const person = await t.student();
    const essay = await written(person, 'Too short to be read.');
    const made: string[] = [];
    for (let index = 0; index < 22; index++)
      made.push((await evaluate(person, essay._id, `Too short, number ${index}.`)).body._id);
    expect((await evaluations(person, essay._id)).map(({ _id }) => _id)).toEqual(made.reverse().slice(0, 20));
  });

  test('lists the two newest whole, older ones without their suggestions', async () => {
    const person = await t.student();
    const essay = await written(person, libraryEssay);
    const made: Evaluation[] = [];
    for (const end of ['One.', 'Two.', 'Three.'])
      made.unshift((await evaluate(person, essay._id, `${libraryEssay} She go home. ${end}`)).body);
    for (const { suggestions } of made) expect(suggestions.length).toBeGreaterThan(0);
    const [newest, before, older] = await evaluations(person, essay._id);
    expect([newest, before]).toEqual(made.slice(0, 2));
    expect(older).toEqual({ ...made[2], suggestions: [] });
  });
});

describe('evaluating pasted text', () => {
  test('answers and stores nothing', async () => {
    const person = await t.student();
    const { status, body } = await evaluate(person, '', ferryEssay);
    expect(status).toBe(200);
    expectWhole(body, ferryEssay);
    expect(body).toMatchObject({ essay_id: null, version_id: null, revision: null, essay_type: 'Generic' });
    for (const table of ['essay_evaluations', 'essay_versions', 'essays'] as const) {
      const rows = await t.database.selectFrom(table).select('id').where('user_id', '=', person.user.id).execute();
      expect(rows).toEqual([]);
    }
  });

  test.each([
    ['half characters', `${ferryEssay} \ud83d\udc00\udc00 end \ud83d`],
    ['emoji and a letter', `x${'🌫️👨‍👩‍👧‍👦🇧🇩'.repeat(500)}`],
    ['Arabic', 'كتبت هذه الرسالة على سطح العبارة ثم عدنا إلى البيت. '.repeat(100)],
    ['one line of 200,000 characters', 'a'.repeat(200_000)],
    ['200,000 characters of words', 'The fog came down over the river again. '.repeat(5000)],
    ['control characters', 'a\u0001b\u0007c\u001bd '.repeat(200)],
    ['one character', 'x'],
  ])('of %s answers an evaluation', async (_, text) => {
    const person = await t.student();
    const essay = await written(person, text);
    const { status, body } = await evaluate(person, essay._id, text);
    expect(status).toBe(200);
    expectWhole(body, text.toWellFormed());
    expect(body.revision).toBe(essay.revision);
    expect((await evaluations(person, essay._id))[0]).toEqual(body);
  });
});

test('text without a letter is refused before the engine is asked', async () => {
  const person = await t.student();
  const asked = vi.spyOn(t.ports.writing, 'evaluate');
  for (const text of [' \n ', '1 2 3', '\' " … 🙂'.repeat(100)]) {
    const { status, body } = await evaluate(person, undefined, text);
    expect({ status, field: body.fields?.essay_text }).toEqual({
      status: 422,
      field: 'Write or paste some text first.',
    });
  }
  expect(asked).not.toHaveBeenCalled();
});

test('an hour has 60 evaluations for each student', async () => {
  const [person, other] = [await t.student(), await t.student()];
  expect((await evaluate(person, undefined, 'Short.')).status).toBe(200);
  await t.database.updateTable('throttles').set({ tries: 59 }).where('key', 'like', 'evaluations:%').execute();
  expect((await evaluate(person, undefined, 'Short.')).status).toBe(200);
  const refused = await evaluate(person, undefined, 'Short.');
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  expect((await evaluate(other, undefined, 'Short.')).status).toBe(200);
  await t.database
    .updateTable('throttles')
    .set({ window_ends_at: new Date(Date.now() - 1000) })
    .execute();
  await purgeAccounts(t.ports);
  expect((await evaluate(person, undefined, 'Short.')).status).toBe(200);
});

test('deleting an account removes everything of its essays', async () => {
  const person = await t.student();
  const essay = await written(person, ferryEssay);
  await evaluate(person, essay._id, ferryEssay);
  await t.database.deleteFrom('users').where('id', '=', person.user.id).execute();
  for (const table of ['essays', 'essay_versions', 'essay_evaluations'] as const) {
    const rows = await t.database.selectFrom(table).select('id').where('user_id', '=', person.user.id).execute();
    expect(rows).toEqual([]);
  }
});
