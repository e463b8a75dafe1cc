import { anyone } from '@lantern/contract/access';
import { endpoint, urlOf } from '@lantern/contract/endpoint';
import { Problem } from '@lantern/contract/problem';
import { setupI18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { call, NetworkError, sessionLost } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';

const getThing = endpoint({
  method: 'GET',
  path: '/api/things/{id}',
  summary: 'A thing',
  access: anyone,
  params: z.object({ id: z.string() }),
  query: z.object({ traits: z.optional(z.array(z.string())) }),
  response: z.object({ name: z.string() }),
});

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('document', { documentElement: { lang: 'bn' } });
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockReset();
});

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const failure = () => call(getThing, { params: { id: '7' }, query: {} }).catch((error: unknown) => error);

test('a path and a query are filled and escaped; a list repeats its key', () => {
  expect(urlOf(getThing, { id: 'a/b' }, { traits: ['brave & kind', 'x'] })).toBe(
    '/api/things/a%2Fb?traits=brave+%26+kind&traits=x',
  );
});

test('an answer is what its schema says, and what is not declared is dropped', async () => {
  answer.mockResolvedValue(json({ name: 'lamp', secret: 1 }));
  expect(await call(getThing, { params: { id: '7' }, query: {} })).toEqual({ name: 'lamp' });
  const [url, init] = answer.mock.calls[0] ?? [];
  expect(url).toBe('/api/things/7');
  expect(init).toMatchObject({ method: 'GET', credentials: 'same-origin', headers: { 'Accept-Language': 'bn' } });
});

test('an answer of another shape is an error, not a value', async () => {
  answer.mockResolvedValue(json({ title: 'lamp' }));
  expect(await failure()).toBeInstanceOf(Error);
});

test('a problem keeps its code, its fields and when to retry', async () => {
  const body = { type: 'about:blank', status: 429, code: 'too_many_requests', title: 't', detail: 'Wait 9 seconds.' };
  answer.mockResolvedValue(
    new Response(JSON.stringify({ ...body, fields: { email: 'No' } }), {
      status: 429,
      headers: { 'Retry-After': '9' },
    }),
  );
  const error = await failure();
  expect(error).toBeInstanceOf(Problem);
  expect(error).toMatchObject({
    code: 'too_many_requests',
    message: 'Wait 9 seconds.',
    retryAfter: 9,
    fields: { email: 'No' },
  });
});

test('an answer of something in between is understood by its status', async () => {
  answer.mockResolvedValue(new Response('<html>Bad gateway</html>', { status: 502 }));
  expect(await failure()).toMatchObject({ name: 'NetworkError', kind: 'unreachable' });
  answer.mockResolvedValue(new Response('nope', { status: 404 }));
  expect(await failure()).toMatchObject({ name: 'Problem', code: 'not_found' });
  answer.mockResolvedValue(new Response('nope', { status: 500 }));
  expect(await failure()).toMatchObject({ name: 'Problem', code: 'internal' });
});

test("a call without a connection fails with the error 'offline'", async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await failure()).toMatchObject({ kind: 'unreachable' });
  vi.stubGlobal('navigator', { onLine: false });
  const error = await failure();
  expect(error).toBeInstanceOf(NetworkError);
  expect(error).toMatchObject({ kind: 'offline' });
});

test('a lost session is published once', async () => {
  const listener = vi.fn();
  sessionLost.subscribe(listener);
  answer.mockResolvedValue(json({ type: '', status: 401, code: 'unauthenticated', title: '', detail: 'Log in.' }, 401));
  await failure();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a limit says what to do, an answer that cannot be read and a fault of the page say what they are', async () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  expect(explain(new Problem('too_many_essays', { detail: 'You have 500 essays. Delete one first.' }), i18n)).toContain(
    'Delete one',
  );
  answer.mockResolvedValue(new Response('<html>Log in to this network</html>'));
  expect(explain(await failure(), i18n)).toBe('Received invalid data from server. Please try again.');
  expect(explain(new Error('x'), i18n)).toBe('Something unexpected went wrong.');
});

test('the file of a form goes with its fields, and the browser names the type', async () => {
  const sendThing = endpoint({
    method: 'POST',
    path: '/api/things',
    summary: 'Send a thing',
    access: anyone,
    body: z.object({ agreed: z.literal('true') }),
    form: { maxBytes: 10 },
    response: z.object({ name: z.string() }),
  });
  answer.mockResolvedValue(json({ name: 'lamp' }));
  await call(sendThing, { body: { agreed: 'true' } }, { file: new Blob(['abc'], { type: 'audio/webm' }) });
  const { headers, body } = answer.mock.calls[0]?.[1] ?? {};
  expect(headers).not.toHaveProperty('Content-Type');
  const form = body as FormData;
  expect(form.get('agreed')).toBe('true');
  expect(await (form.get('file') as File).text()).toBe('abc');
});
