// The drafts that a device holds, with its disk played.
import { beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from '#features/essays/drafts/draft.ts';

const disk = new Map<string, Draft>();
let diskRefuses = false;
const slowly = () => new Promise((resolve) => setTimeout(resolve, 5));
async function write(all: [string, Draft][]) {
  await slowly();
  if (diskRefuses) throw new Error('full');
  for (const [key, draft] of all) disk.set(key, draft);
}
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  set: (key: string, draft: Draft) => write([[key, draft]]),
  setMany: write,
  del: async (key: string) => {
    await slowly();
    disk.delete(key);
  },
  entries: async () => {
    await slowly();
    return [...disk];
  },
}));
vi.mock('#features/essays/drafts/tab.ts', () => ({ tabId: async () => 'this tab' }));

const left = {
  user: 'amina',
  essay: 'roof',
  tab: 'closed tab',
  fields: { text: 'Written without a net.' },
  base: null,
  changedAt: 1,
} as unknown as Draft;

async function openStore() {
  vi.resetModules();
  const store = await import('#features/essays/drafts/draft-store.ts');
  await store.loadDrafts('amina');
  return store;
}

beforeEach(() => {
  disk.clear();
  diskRefuses = false;
  disk.set('amina roof closed tab', left);
  vi.stubGlobal('window', { addEventListener: () => {} });
  vi.stubGlobal('document', { addEventListener: () => {} });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
});

test('the draft of a closed tab is held once after it was adopted, also when it is being sent meanwhile', async () => {
  const store = await openStore();
  const sending = { ...left, tab: 'this tab', changedAt: 2 };
  // a send that begins while the disk writes notes under which id it is sent
  await store.adoptDraft(left, 'this tab', () => void setTimeout(() => store.holdDraft(sending)));
  expect(store.drafts()).toEqual([sending]);
  await store.writeDrafts();
  expect([...disk.values()]).toEqual([sending]);
});

test('where the disk takes nothing, the draft of the closed tab stays on it', async () => {
  const store = await openStore();
  diskRefuses = true;
  await store.adoptDraft(left, 'this tab', () => {});
  await store.writeDrafts();
  expect(store.diskRefuses()).toBe(true);
  expect([...disk.values()]).toEqual([left]);
  expect(store.drafts()).toHaveLength(2);
});

test('each closing page keeps its last words in a place of its own, and none after a sign-out', async () => {
  const places = new Map([['lantern.user', '{}']]);
  const listeners: (() => void)[] = [];
  vi.stubGlobal('window', {
    addEventListener: (on: string, run: () => void) => on === 'pagehide' && listeners.push(run),
  });
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {
        getItem: (key: string) => places.get(key) ?? null,
        setItem: (key: string, value: string) => void places.set(key, value),
        removeItem: (key: string) => void places.delete(key),
      },
      {
        ownKeys: () => [...places.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    ),
  );
  const rescues = () => [...places.keys()].filter((key) => key.startsWith('lantern.rescued-drafts'));
  const first = await openStore();
  const second = await openStore();
  diskRefuses = true;
  first.holdDraft({ ...left, tab: 'one', changedAt: 5 });
  second.holdDraft({ ...left, tab: 'two', changedAt: 6 });
  for (const close of listeners) close();
  expect(rescues()).toHaveLength(2);
  diskRefuses = false;
  const third = await openStore();
  expect(third.drafts().map(({ tab }) => tab)).toEqual(expect.arrayContaining(['one', 'two']));
  expect(rescues()).toEqual([]);
  places.delete('lantern.user');
  third.holdDraft({ ...left, tab: 'this tab', changedAt: 9 });
  for (const close of listeners) close();
  expect(rescues()).toEqual([]);
});
