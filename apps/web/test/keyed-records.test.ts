// Ticks and forms that are kept offline: what is sent, in which order, and what a conflict leaves.
import { keyedEndpoints, singleEndpoints } from '@lantern/contract/record-keyed';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

const common = {
  noun: { one: 'item', many: 'items' },
  one: 'item',
  fields: { done: z.boolean() },
  stored: { done: z.boolean() },
} as const;
const tickCalls = keyedEndpoints({
  ...common,
  topic: 'ticks',
  base: '/api/ticks',
  many: 'items',
  key: z.string(),
  most: 9,
});
const formCalls = singleEndpoints({ ...common, topic: 'form', base: '/api/form' });

type Sent = { path: string; body: Record<string, unknown> };
let sent: Sent[];
let answer: (request: Sent) => Promise<Response>;
const cut = () => Promise.reject(new TypeError('network'));
const at = '2026-11-22T10:00:00.000Z';
const json = (body: object, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));
const take = ({ path, body }: Sent) =>
  json({
    item: {
      _id: path.split('/').at(-1),
      done: body.done,
      revision: Number(body.base_revision ?? 4) + 1,
      updated_at: at,
    },
  });

let stored: Map<string, string>;

async function loadPage() {
  vi.resetModules();
  vi.doMock('#api/session.ts', () => ({ currentUser: () => ({ id: 'amina' }), onSessionChange: () => {} }));
  const { createKeyedRecords, createSingleRecord } = await import('#api/keyed-records.ts');
  return {
    ticks: createKeyedRecords(tickCalls, { screen: '/visa', lastWins: true }),
    form: createSingleRecord(formCalls, { screen: '/family-info' }),
    outbox: await import('#api/outbox.ts'),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('window', { addEventListener: () => {} });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    const request = { path, body: JSON.parse(body) };
    sent.push(request);
    return answer(request);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('ticks wait each for itself, survive a reload, and the last one counts', async () => {
  answer = cut;
  let page = await loadPage();
  expect(await page.ticks.put('passport', { done: true })).toBe('waiting');
  expect(await page.ticks.put('photo', { done: true })).toBe('waiting');
  expect(await page.ticks.put('passport', { done: false })).toBe('waiting');
  expect(page.outbox.unsynced()).toBe(2);

  sent = [];
  answer = take;
  page = await loadPage();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([
    { path: '/api/ticks/put/passport', body: { done: false } },
    { path: '/api/ticks/put/photo', body: { done: true } },
  ]);
  expect([page.outbox.unsynced(), stored.size]).toEqual([0, 0]);
});

test('a form names the revision that was edited, and its own words go on top of the other ones', async () => {
  const page = await loadPage();
  answer = () =>
    json(
      {
        type: 't',
        status: 409,
        code: 'stale_revision',
        title: 't',
        detail: 'd',
        extra: { item: { done: false, revision: 7, updated_at: at } },
      },
      409,
    );
  expect(await page.form.save({ done: true }, null)).toBe('elsewhere');
  expect(sent).toEqual([{ path: '/api/form/save', body: { done: true, base_revision: 0 } }]);
  const { only } = page.form.outbox.all();
  expect(only?.conflict).toMatchObject({ done: false, revision: 7 });
  expect(page.outbox.unsynced()).toBe(1);

  answer = take;
  await page.form.outbox.sendMine('only');
  expect(sent.at(-1)?.body).toEqual({ done: true, base_revision: 7 });
  expect(page.outbox.unsynced()).toBe(0);
});
