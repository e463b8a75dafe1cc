import type { ChatMessage } from '@lantern/contract/chat';
import { problems } from '@lantern/contract/problem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const mentor = '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e11';

/** What the server was asked to keep, in order. */
let received: string[];
let answer: (text: string) => Promise<Response>;
let stored: Map<string, string>;
let user: string;
let tellTabs: ((event: { key: string }) => void)[];

const cut = () => Promise.reject(new TypeError('network'));
function taken(text: string) {
  received.push(text);
  const message: ChatMessage = { _id: mentor, seq: received.length, mine: true, text, at: '2026-11-22T10:00:00.000Z' };
  return Promise.resolve(new Response(JSON.stringify({ message })));
}
function refused() {
  const { status, title } = problems.chat_closed;
  const body = { type: 'about:blank', status, code: 'chat_closed', title, detail: title };
  return Promise.resolve(
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json' } }),
  );
}

async function openTab() {
  vi.resetModules();
  vi.doMock('#api/session.ts', () => ({
    currentUser: () => ({ id: user, role: 'student' }),
    onSessionChange: () => {},
  }));
  const chat = await import('#features/chat/chat-outbox.ts');
  const { unsynced } = await import('#api/outbox.ts');
  return { ...chat, unsynced };
}
const waiting = (owner = user) => Object.values(JSON.parse(stored.get(`lantern.chat.${owner}`) ?? '{}'));
const settled = () => vi.advanceTimersByTimeAsync(100);

beforeEach(() => {
  vi.useFakeTimers();
  received = [];
  stored = new Map();
  user = 'amina';
  tellTabs = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: () => void) => name === 'storage' && tellTabs.push(listener),
  });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => answer(JSON.parse(body).text));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('messages that were written without a connection are sent in the order of writing', async () => {
  const tab = await openTab();
  answer = cut;
  for (const text of ['one', 'two', 'three']) tab.writeMessage(mentor, text);
  await settled();
  expect(tab.unsynced()).toBe(3);
  answer = taken;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(received).toEqual(['one', 'two', 'three']);
  expect(tab.unsynced()).toBe(0);
});

test('a message that cannot be sent yet holds back those after it', async () => {
  const tab = await openTab();
  answer = (text) => (text === 'one' ? cut() : taken(text));
  tab.writeMessage(mentor, 'one');
  tab.writeMessage(mentor, 'two');
  await settled();
  expect(received).toEqual([]);
});

test('a message of a page that was closed is sent by the next one', async () => {
  answer = cut;
  (await openTab()).writeMessage(mentor, 'one');
  await settled();
  answer = taken;
  const { unsynced } = await openTab();
  await settled();
  expect(received).toContain('one');
  expect(unsynced()).toBe(0);
});

test('a message that the server refuses keeps its text and its reason, and holds nothing back', async () => {
  const tab = await openTab();
  answer = (text) => (text === 'one' ? refused() : taken(text));
  tab.writeMessage(mentor, 'one');
  tab.writeMessage(mentor, 'two');
  await settled();
  expect(received).toEqual(['two']);
  expect(waiting()).toMatchObject([{ text: 'one', refused: 'chat_closed' }]);
  expect(tab.unsynced()).toBe(1);
  const [id] = Object.keys(JSON.parse(stored.get('lantern.chat.amina') ?? '{}'));
  answer = taken;
  tab.sendAgain(id as string);
  await settled();
  expect(received).toEqual(['two', 'one']);
  expect(waiting()).toEqual([]);
});

test('a message that is dropped is not sent any more', async () => {
  const tab = await openTab();
  answer = cut;
  tab.writeMessage(mentor, 'one');
  await settled();
  tab.dropMessage(Object.keys(JSON.parse(stored.get('lantern.chat.amina') ?? '{}'))[0] as string);
  answer = taken;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(received).toEqual([]);
});

test('messages of two tabs wait together', async () => {
  answer = cut;
  const first = await openTab();
  const second = await openTab();
  first.writeMessage(mentor, 'one');
  second.writeMessage(mentor, 'two');
  await settled();
  for (const tell of tellTabs) tell({ key: 'lantern.chat.amina' });
  expect(waiting()).toMatchObject([{ text: 'one' }, { text: 'two' }]);
  expect([first.unsynced(), second.unsynced()]).toEqual([2, 2]);
});

test('messages of one person are not sent as another who signs in on the device', async () => {
  const tab = await openTab();
  answer = cut;
  tab.writeMessage(mentor, 'one');
  await settled();
  user = 'bilal';
  answer = taken;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(received).toEqual([]);
  expect(waiting('amina')).toMatchObject([{ text: 'one' }]);
});
