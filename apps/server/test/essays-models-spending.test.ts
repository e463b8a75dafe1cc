// What a language model may cost, who may use it, and what a model that is away or slow does to everybody else.
import type { AddressInfo } from 'node:net';
import { startDraft } from '@lantern/contract/essays';
import {
  evaluateEssay,
  getModelSettings,
  listEvaluations,
  setModelSettings,
} from '@lantern/contract/essays.evaluations';
import { startGuest } from '@lantern/contract/guests';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { purgeOldTraces } from '#features/essays/essays.jobs.ts';
import { reserveTokens, settleTokens } from '#features/models/models.service.ts';
import { origin, type Person, startTestApp, type TestApp } from './support/app.ts';
import { warmUp } from './support/engine.ts';
import { ferryEssay } from './support/essay-texts.ts';
import { type FakeModel, startFakeModel } from './support/fake-model.ts';

const perDay = 12_000;
const plays = (name: string) => `${ferryEssay}\n\nThe model plays ${name}.`;

let t: TestApp;
let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel();
  t = await startTestApp({
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_BASE_URL: `${model.address}/v1`,
    MODEL_NAME: 'lamp-1',
    MODEL_TOKENS_PER_DAY: String(perDay),
    MODEL_TIMEOUT_SECONDS: '120',
  });
  await warmUp(t);
});
afterAll(async () => {
  await t.stop();
  await model.stop();
});
beforeEach(() => model.useTokens([900, 100]));

async function switchedOn(): Promise<Person> {
  const person = await t.student();
  await person.call(setModelSettings, { body: { enabled: true } });
  return person;
}

const evaluate = async (person: Person, essay_text: string, more = {}) =>
  (await person.call(evaluateEssay, { body: { essay_text, ...more } })).body;
const tokensToday = async (person: Person) => (await person.call(getModelSettings)).body.tokens_today;
const uses = (person: Person) =>
  t.database.selectFrom('model_uses').selectAll().where('user_id', '=', person.user.id).execute();

describe('a day of a student', () => {
  test('ends at its limit, and begins again at midnight UTC', async () => {
    const [person, other] = [await switchedOn(), await switchedOn()];
    model.useTokens([7000, 1000]);
    expect(await evaluate(person, ferryEssay)).toMatchObject({ engine: 'lamp-1' });
    expect(await tokensToday(person)).toBe(8000);
    const asked = model.asked.length;
    expect(await evaluate(person, ferryEssay)).toMatchObject({ engine: 'lantern', model: { failure: 'daily_limit' } });
    expect(model.asked).toHaveLength(asked);
    expect(await tokensToday(person)).toBe(8000);
    expect(await evaluate(other, ferryEssay)).toMatchObject({ engine: 'lamp-1' });

    await t.database.updateTable('model_uses').set({ day: '2026-01-01' }).execute();
    expect(await tokensToday(person)).toBe(0);
    expect(await evaluate(person, ferryEssay)).toMatchObject({ engine: 'lamp-1' });
    expect((await uses(person)).map(({ tokens, calls }) => [tokens, calls])).toEqual([
      [8000, 1],
      [8000, 1],
    ]);
    await purgeOldTraces(t.ports);
    expect(await uses(person)).toHaveLength(1);
  });

  test('is not passed by calls at the same time', async () => {
    const { user } = await t.student();
    const reserve = () => reserveTokens(t.database, user.id, 3000, 10_000);
    const days = await Promise.all(Array.from({ length: 20 }, reserve));
    const granted = days.filter((day) => day !== undefined);
    expect(granted).toHaveLength(3);
    const settled = Promise.all(granted.map((day) => settleTokens(t.database, user.id, day, 3000, 500)));
    const later = await Promise.all([...Array.from({ length: 20 }, reserve), settled.then(() => undefined)]);
    const more = later.filter((day) => day !== undefined).length;
    const row = await t.database
      .selectFrom('model_uses')
      .select(['tokens', 'calls'])
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ tokens: 1500 + more * 3000, calls: 3 + more });
    expect(row.tokens).toBeLessThanOrEqual(10_000);
    expect(await reserveTokens(t.database, user.id, 10_001, 10_000)).toBeUndefined();
  });

  test('is not passed by as many evaluations at the same time as one student may ask for', async () => {
    const person = await switchedOn();
    model.useTokens([2500, 500]);
    const all = await Promise.all(Array.from({ length: 6 }, () => evaluate(person, ferryEssay)));
    const judged = all.filter(({ engine }) => engine === 'lamp-1');
    const refused = all.filter(({ model: part }) => part?.failure === 'daily_limit');
    expect([judged.length, refused.length]).toEqual([3, 3]);
    expect(await tokensToday(person)).toBe(9000);
  });

  test.each([
    ['does not say what it used', undefined],
    ['says that it used more than there is', [1e300, 1] as [number, number]],
    ['says that it used less than nothing', [-5000, 1] as [number, number]],
  ])('counts what was reserved when the model %s', async (_, tokens) => {
    const person = await switchedOn();
    model.useTokens(tokens);
    expect(await evaluate(person, ferryEssay)).toMatchObject({ engine: 'lamp-1' });
    expect(await tokensToday(person)).toBeGreaterThan(4000);
  });

  test('counts what is reserved while the model thinks, and nothing for a model that failed at once', async () => {
    const person = await switchedOn();
    const call = evaluate(person, plays('wait'));
    await expect.poll(() => model.waitingCalls()).toBe(1);
    expect(await tokensToday(person)).toBeGreaterThan(4000);
    model.release();
    expect(await call).toMatchObject({ engine: 'lamp-1' });
    expect(await tokensToday(person)).toBe(1000);
    expect(await evaluate(person, plays('broken'))).toMatchObject({ model: { failure: 'unreachable' } });
    expect(await tokensToday(person)).toBe(1000);
  });

  test('has no second try that would pass the limit', async () => {
    const person = await switchedOn();
    model.useTokens([8000, 1000]);
    const asked = model.asked.length;
    expect(await evaluate(person, plays('garbage'))).toMatchObject({ model: { failure: 'unusable_answer' } });
    expect(model.asked).toHaveLength(asked + 1);
  });

  test('has no room for a text that alone is over the limit', async () => {
    const long = Array.from({ length: 200 }, (_, i) => `In month ${i} I counted ${i * 7} boats at the quay with Rima.`);
    const asked = model.asked.length;
    const evaluation = await evaluate(await switchedOn(), `${long.join(' ')} ${ferryEssay.repeat(8)}`);
    expect(evaluation).toMatchObject({ engine: 'lantern', model: { failure: 'daily_limit' } });
    expect(model.asked).toHaveLength(asked);
  });
});

test('while 25 students wait for the model, everybody else is served', async () => {
  const people: Person[] = [];
  for (let i = 0; i < 25; i++) people.push(await switchedOn());
  // short: the engine reads them one by one first, and on a busy machine the model's two minutes would end before the last
  const short = ferryEssay.slice(0, ferryEssay.indexOf('\n'));
  const calls = people.map((person) => evaluate(person, `${short}\n\nThe model plays wait.`));
  // more than there are connections to the database
  await expect.poll(() => model.waitingCalls(), { timeout: 150_000 }).toBe(25);
  const person = await t.student();
  expect(await evaluate(person, ferryEssay)).toMatchObject({ engine: 'lantern' });
  model.release();
  for (const evaluation of await Promise.all(calls)) expect(evaluation).toMatchObject({ engine: 'lamp-1' });
});

test('an evaluation whose browser leaves is finished and kept', async () => {
  const person = await switchedOn();
  const { essay } = (await person.call(startDraft, { body: { title: 'The ferry', essay_type: 'SOP' } })).body;
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = t.app.server.address() as AddressInfo;
  const leaving = new AbortController();
  const call = fetch(`http://127.0.0.1:${port}/api/essay/evaluate`, {
    method: 'POST',
    headers: {
      origin,
      'content-type': 'application/json',
      cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ essay_id: essay._id, essay_text: plays('wait') }),
    signal: leaving.signal,
  });
  await expect.poll(() => model.waitingCalls()).toBe(1);
  leaving.abort();
  await expect(call).rejects.toThrow();
  model.release();
  const kept = async () => (await person.call(listEvaluations, { params: { id: essay._id } })).body.evaluations;
  await expect.poll(async () => (await kept()).map(({ engine }) => engine)).toEqual(['lamp-1']);
});

test('a guest has no language model', async () => {
  const guest = t.stranger('203.0.113.77');
  await guest.call(startGuest);
  expect((await guest.call(getModelSettings)).body).toMatchObject({ name: null, enabled: false });
  const { status, body } = await guest.call(setModelSettings, { body: { enabled: true } });
  expect([status, body.code]).toEqual([422, 'invalid_request']);
  const asked = model.asked.length;
  const evaluation = (await guest.call(evaluateEssay, { body: { essay_text: ferryEssay } })).body;
  expect(evaluation).toMatchObject({ engine: 'lantern' });
  expect(model.asked).toHaveLength(asked);
});

test('the switch goes off again, and everything goes with the account', async () => {
  const person = await switchedOn();
  expect(await evaluate(person, ferryEssay)).toMatchObject({ engine: 'lamp-1' });
  const { body } = await person.call(setModelSettings, { body: { enabled: false } });
  expect(body).toMatchObject({ enabled: false, tokens_today: 1000 });
  expect((await evaluate(person, ferryEssay)).model).toBeUndefined();
  await t.database.deleteFrom('users').where('id', '=', person.user.id).execute();
  expect(await uses(person)).toEqual([]);
  const switches = t.database.selectFrom('model_switches').select('user_id').where('user_id', '=', person.user.id);
  expect(await switches.execute()).toEqual([]);
});

test('strangers are refused, and so is what is no switch', async () => {
  const stranger = t.stranger();
  expect((await stranger.call(getModelSettings)).status).toBe(401);
  expect((await stranger.call(setModelSettings, { body: { enabled: true } })).status).toBe(401);
  expect((await (await t.mentor()).call(getModelSettings)).status).toBe(403);
  const person = await t.student();
  for (const enabled of ['true', 1, null, undefined])
    expect((await person.call(setModelSettings, { body: { enabled } })).status).toBe(422);
});

test('stopping the server leaves the model and keeps the engine’s result', async () => {
  const person = await switchedOn();
  const call = evaluate(person, plays('wait'));
  await expect.poll(() => model.waitingCalls()).toBe(1);
  t.ports.models?.stop();
  expect(await call).toMatchObject({ engine: 'lantern', model: { failure: 'unreachable' } });
});
