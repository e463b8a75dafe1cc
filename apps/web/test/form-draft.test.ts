import { student } from '@lantern/contract/access';
import { endpoint } from '@lantern/contract/endpoint';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

const saveThing = endpoint({
  method: 'PUT',
  path: '/api/things/mine',
  summary: 'Save a thing',
  access: student,
  body: z.object({ name: z.string() }),
  response: z.object({ thing: z.string() }),
});

/** What the server answers, in order: a body, a problem's status, or no answer at all. */
const answers = vi.fn<(body: string) => Promise<Response>>();
const sent = () => answers.mock.calls.map(([body]) => JSON.parse(body));
const answer = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));
const problem = (code: string, status: number) =>
  answer({ type: 'x', status, code, title: code, detail: code, fields: { name: 'No.' } }, status);
const cut = () => Promise.reject(new TypeError('network'));

let store: Map<string, string>;
let online: () => void;
const user = { id: '3f0f7f6e-9a53-4c46-8b3e-0d6a8d7f4f01', name: 'Amina', role: 'student' };

/** The modules as after a fresh load of the page, with `userId` signed in. */
async function loadPage(userId = user.id) {
  vi.resetModules();
  vi.doMock('#api/session.ts', () => ({
    currentUser: () => ({ ...user, id: userId }),
    onSessionChange: () => () => true,
  }));
  vi.doMock('#api/query-client.ts', () => ({ queryClient: { invalidateQueries: async () => undefined } }));
  const forms = await import('#api/form-draft.ts');
  const outbox = await import('#api/outbox.ts');
  forms.startForms();
  return { ...forms, ...outbox };
}

beforeEach(() => {
  vi.useFakeTimers();
  store = new Map();
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {
        getItem: (key: string) => store.get(key) ?? null,
        setItem: (key: string, value: string) => void store.set(key, value),
        removeItem: (key: string) => void store.delete(key),
      },
      { ownKeys: () => [...store.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
    ),
  );
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: () => void) => {
      if (name === 'online') online = listener;
    },
  });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => answers(String(body)));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  answers.mockReset();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

test('a save that reaches the server leaves nothing on the device', async () => {
  const page = await loadPage();
  answers.mockImplementation(() => answer({ thing: 'kept' }));
  expect(await page.saveForm('thing', saveThing, { body: { name: 'a' } })).toEqual({ thing: 'kept' });
  expect(page.unsynced()).toBe(0);
  expect(store.size).toBe(0);
});

test('without a connection it waits through a reload, counts, and is sent when the connection is back', async () => {
  const before = await loadPage();
  answers.mockImplementation(cut);
  expect(await before.saveForm('thing', saveThing, { body: { name: 'a' } })).toBeUndefined();
  expect(before.unsynced()).toBe(1);

  const after = await loadPage();
  await settle();
  expect(after.unsynced()).toBe(1);
  expect(after.readForm('thing')).toEqual({
    values: { name: 'a' },
    unfinished: false,
    waiting: true,
    refused: undefined,
  });
  answers.mockImplementation(() => answer({ thing: 'kept' }));
  online();
  await settle();
  expect(after.unsynced()).toBe(0);
  expect(sent().at(-1)).toEqual({ name: 'a' });
  expect(store.size).toBe(0);
});

test('a save that failed is tried again by itself', async () => {
  const page = await loadPage();
  answers.mockImplementation(cut);
  await page.saveForm('thing', saveThing, { body: { name: 'a' } });
  answers.mockImplementation(() => answer({ thing: 'kept' }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.unsynced()).toBe(0);
});

test('a newer save waits for the older one and is what stays', async () => {
  const page = await loadPage();
  let release: (response: Response) => void = () => undefined;
  answers.mockImplementationOnce(() => new Promise((resolve) => (release = resolve)));
  answers.mockImplementation(() => answer({ thing: 'kept' }));
  const first = page.saveForm('thing', saveThing, { body: { name: 'old' } });
  const second = page.saveForm('thing', saveThing, { body: { name: 'new' } });
  await settle();
  expect(sent()).toEqual([{ name: 'old' }]);
  expect(page.unsynced()).toBe(1);
  release(new Response(JSON.stringify({ thing: 'kept' })));
  await Promise.all([first, second]);
  expect(sent()).toEqual([{ name: 'old' }, { name: 'new' }]);
  expect(page.unsynced()).toBe(0);
});

test('what the server refuses at once is thrown and stays in the form', async () => {
  const page = await loadPage();
  answers.mockImplementation(() => problem('invalid_request', 422));
  await expect(page.saveForm('thing', saveThing, { body: { name: '' } })).rejects.toMatchObject({
    code: 'invalid_request',
    fields: { name: 'No.' },
  });
  expect(page.unsynced()).toBe(0);
  expect(page.readForm('thing')).toMatchObject({ values: { name: '' }, unfinished: true });
});

test('what the server refuses later still counts, with the reason', async () => {
  const page = await loadPage();
  answers.mockImplementation(cut);
  await page.saveForm('thing', saveThing, { body: { name: 'a' } });
  answers.mockImplementation(() => problem('invalid_request', 422));
  await expect(page.syncOutboxes()).rejects.toMatchObject({ code: 'invalid_request' });
  expect(page.unsynced()).toBe(1);
  expect(page.readForm('thing')).toEqual({
    values: { name: 'a' },
    unfinished: true,
    waiting: false,
    refused: 'invalid_request',
  });
  const calls = sent().length;
  await expect(page.syncOutboxes()).rejects.toMatchObject({ code: 'invalid_request' });
  expect(sent().length).toBe(calls);
});

test('a save says why it failed and waits while the server has trouble', async () => {
  const page = await loadPage();
  answers.mockImplementation(() => problem('unavailable', 503));
  await expect(page.saveForm('thing', saveThing, { body: { name: 'a' } })).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(page.unsynced()).toBe(1);
});

test('another student on this device sees, sends and clears nothing of it', async () => {
  const mine = await loadPage();
  answers.mockImplementation(cut);
  await mine.saveForm('thing', saveThing, { body: { name: 'a' } });
  const calls = sent().length;
  const theirs = await loadPage('7c1f1f0e-1111-4c46-8b3e-0d6a8d7f4f02');
  online();
  await settle();
  expect(theirs.unsynced()).toBe(0);
  expect(theirs.readForm('thing').values).toEqual({});
  await theirs.clearOutboxes();
  expect(sent().length).toBe(calls);
  expect((await loadPage()).unsynced()).toBe(1);
});

test('what was typed and never saved is counted apart from what waits to be sent', async () => {
  store.set(`lantern.form.${user.id}.thing`, JSON.stringify({ typed: { name: 'half' } }));
  const page = await loadPage();
  expect([page.unsynced(), page.unsaved()]).toEqual([0, 1]);
  answers.mockImplementation(cut);
  await page.saveForm('thing', saveThing, { body: { name: 'whole' } });
  expect([page.unsynced(), page.unsaved()]).toEqual([1, 0]);
});

test('signing out clears what is typed and what waits', async () => {
  const page = await loadPage();
  answers.mockImplementation(cut);
  await page.saveForm('thing', saveThing, { body: { name: 'a' } });
  await page.clearOutboxes();
  expect(store.size).toBe(0);
});

test('answers are the same without the space around them', async () => {
  const { sameAnswers } = await loadPage();
  expect(sameAnswers({ name: 'a ', one: true }, { name: 'a', one: true, more: 'x' })).toBe(true);
  expect(sameAnswers({ name: 'a', one: false }, { name: 'a', one: true })).toBe(false);
});
