import type { Activity } from '@lantern/contract/activities';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Waiting } from '#api/record-waiting.ts';

const id = '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e11';
const fields = { name: 'Rowing', title: 'Member', duration: '2025-01 - present', weeklyHours: 3 };
const waiting = { fields, base: null } as Waiting<Omit<Activity, '_id'>, Activity>;

const answers = vi.fn<() => Promise<Response>>();
const cut = () => Promise.reject(new TypeError('network'));
const taken = () => {
  const at = '2026-11-22T10:00:00.000Z';
  const eca: Activity = {
    ...fields,
    _id: id,
    ...{ outcome: '', weeksPerYear: null, schoolYears: [], type: '' as const },
    description: '',
    revision: 1,
    created_at: at,
    updated_at: at,
  };
  return Promise.resolve(new Response(JSON.stringify({ eca })));
};

let stored: Map<string, string>;
let isFull: boolean;
let user: string;
let changeUser: () => void;

async function loadPage() {
  vi.resetModules();
  vi.doMock('#api/session.ts', () => ({
    currentUser: () => ({ id: user, role: 'student' }),
    onSessionChange: (listener: () => void) => {
      changeUser = listener;
    },
  }));
  const { activities } = await import('#features/activities/activities.api.ts');
  const { unsynced } = await import('#api/outbox.ts');
  return { saveActivity: activities.save, unsynced };
}

beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map();
  isFull = false;
  user = 'amina';
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('window', { addEventListener: () => {} });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', () => answers());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  answers.mockReset();
});

test('what the server cannot be told waits on the device, and is sent later', async () => {
  const page = await loadPage();
  answers.mockImplementation(cut);
  expect(await page.saveActivity(id, waiting)).toBe('waiting');
  expect([...stored.values()].join()).toContain('Rowing');
  answers.mockImplementation(taken);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stored.size).toBe(0);
  expect(page.unsynced()).toBe(0);
});

test('where the browser stores nothing it is sent all the same, or stays in the form', async () => {
  const page = await loadPage();
  isFull = true;
  answers.mockImplementation(taken);
  expect(await page.saveActivity(id, waiting)).toBe('saved');
  answers.mockImplementation(cut);
  await expect(page.saveActivity(id, waiting)).rejects.toThrow();
});

test('what the browser did not store for one student is not the next one’s', async () => {
  const page = await loadPage();
  isFull = true;
  answers.mockImplementation(cut);
  await expect(page.saveActivity(id, waiting)).rejects.toThrow();
  expect(page.unsynced()).toBe(1);
  answers.mockClear();
  user = 'bilal';
  changeUser();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.unsynced()).toBe(0);
  expect(answers).not.toHaveBeenCalled();
  // and is still there for who wrote it
  user = 'amina';
  changeUser();
  expect(page.unsynced()).toBe(1);
});
