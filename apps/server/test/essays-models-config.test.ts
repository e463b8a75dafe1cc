// The settings of the language model, and an address where nobody answers.

import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { evaluateEssay, getModelSettings, setModelSettings } from '@lantern/contract/essays.evaluations';
import { expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { StartError } from '#runtime/start-error.ts';
import { startTestApp } from './support/app.ts';
import { warmUp } from './support/engine.ts';
import { ferryEssay } from './support/essay-texts.ts';

const ollama = {
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_BASE_URL: 'http://127.0.0.1:11434/v1',
  MODEL_NAME: 'lamp-1:8b',
};

test('a model on this machine needs no key', () => {
  expect(readConfig(ollama).model).toEqual({
    provider: 'openai-compatible',
    baseUrl: 'http://127.0.0.1:11434/v1',
    apiKey: undefined,
    name: 'lamp-1:8b',
    slowName: undefined,
    tokensPerDay: 60_000,
    timeoutMs: 45_000,
  });
  expect(readConfig({}).model).toBeUndefined();
  expect(readConfig({ MODEL_PROVIDER: '', MODEL_NAME: '' }).model).toBeUndefined();
});

test('a provider with an address of its own needs none', () => {
  const given = { MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'lamp-2', MODEL_API_KEY: 'sk-1' };
  expect(readConfig(given).model).toMatchObject({ baseUrl: undefined, apiKey: 'sk-1' });
  expect(readConfig({ ...given, MODEL_BASE_URL: 'https://models.example.org/v1/' }).model).toMatchObject({
    baseUrl: 'https://models.example.org/v1',
  });
});

test.each([
  ['a provider without a name', { ...ollama, MODEL_NAME: '' }, 'MODEL_NAME'],
  ['a provider without an address', { ...ollama, MODEL_BASE_URL: '' }, 'MODEL_BASE_URL'],
  ['a name without a provider', { ...ollama, MODEL_PROVIDER: '' }, 'MODEL_PROVIDER'],
  ['a key without a provider', { MODEL_API_KEY: 'sk-secret' }, 'MODEL_PROVIDER'],
  ['a key that is missing', { MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'lamp-2' }, 'MODEL_API_KEY'],
  ['an unknown provider', { ...ollama, MODEL_PROVIDER: 'oracle' }, 'MODEL_PROVIDER'],
  ['no address', { ...ollama, MODEL_BASE_URL: 'localhost:11434' }, 'MODEL_BASE_URL'],
  ['a key inside the address', { ...ollama, MODEL_BASE_URL: 'https://sk-secret:x@example.org/v1' }, 'MODEL_BASE_URL'],
  ['a query in the address', { ...ollama, MODEL_BASE_URL: 'https://example.org/v1?key=sk-secret' }, 'MODEL_BASE_URL'],
  ['a key that no header can carry', { ...ollama, MODEL_API_KEY: 'sk-secret\nx: y' }, 'MODEL_API_KEY'],
  ['a name that is ours', { ...ollama, MODEL_NAME: 'Lantern' }, 'MODEL_NAME'],
  ['a slow name that is too long', { ...ollama, MODEL_SLOW_NAME: 'a'.repeat(101) }, 'MODEL_SLOW_NAME'],
  ['too little time', { ...ollama, MODEL_TIMEOUT_SECONDS: '4' }, 'MODEL_TIMEOUT_SECONDS'],
  ['too much time', { ...ollama, MODEL_TIMEOUT_SECONDS: '121' }, 'MODEL_TIMEOUT_SECONDS'],
  ['no number of tokens', { ...ollama, MODEL_TOKENS_PER_DAY: 'many' }, 'MODEL_TOKENS_PER_DAY'],
])('%s stops the start with one line that names the setting', (_, environment, setting) => {
  let failure: unknown;
  try {
    readConfig(environment);
  } catch (error) {
    failure = error;
  }
  expect(failure).toBeInstanceOf(StartError);
  const { message } = failure as StartError;
  expect(message).toMatch(new RegExp(`^[^\n]*${setting}[^\n]*$`));
  expect(message).not.toContain('sk-secret');
});

test('without a model nothing can be switched on', async () => {
  const t = await startTestApp();
  try {
    await warmUp(t);
    const person = await t.student();
    const off = { name: null, slow_name: null, enabled: false, tokens_today: 0, tokens_per_day: 0 };
    expect((await person.call(getModelSettings)).body).toEqual(off);
    const { status, body } = await person.call(setModelSettings, { body: { enabled: true } });
    expect([status, body.fields]).toEqual([422, { enabled: 'No language model is set up here.' }]);
    expect((await person.call(setModelSettings, { body: { enabled: false } })).body).toEqual(off);
    const evaluation = (await person.call(evaluateEssay, { body: { essay_text: ferryEssay, use_slow_models: true } }))
      .body;
    expect(evaluation).toMatchObject({ engine: 'lantern' });
    expect(evaluation.model).toBeUndefined();
  } finally {
    await t.stop();
  }
});

test('where nobody answers, the engine’s result stands', async () => {
  const t = await startTestApp({ ...ollama, MODEL_BASE_URL: `http://127.0.0.1:${await freePort()}/v1` });
  try {
    await warmUp(t);
    const person = await t.student();
    expect((await person.call(setModelSettings, { body: { enabled: true } })).body).toMatchObject({ enabled: true });
    const evaluation = (await person.call(evaluateEssay, { body: { essay_text: ferryEssay } })).body;
    expect(evaluation).toMatchObject({ engine: 'lantern', model: { name: 'lamp-1:8b', failure: 'unreachable' } });
    // nothing was used
    expect((await person.call(getModelSettings)).body.tokens_today).toBe(0);
  } finally {
    await t.stop();
  }
});

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
