// @vitest-environment happy-dom
// What a student wishes for: on the device first, then on the server, and the same on every screen.
import { Problem } from '@lantern/contract/problem';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearOutboxes, unsynced } from '#api/outbox.ts';
import { queryClient } from '#api/query-client.ts';
import { keepStudyWishes, offerStudyWishes, studyWishesNow, useStudyWishes } from '#api/study-wishes.ts';
import { goOffline, serve, show, signIn } from './show.tsx';

const kept = { revision: 3, updated_at: '2026-11-01T00:00:00.000Z' };
const none = { level: '', field: '', country: '', language: null, budget: null, gpa: null, gpa_untold: null };
const asked = { level: 'PG', field: 'law', country: 'DE', language: 'en', budget: 20_000, gpa: null } as const;

/** A server that has these wishes, and takes more. */
function play(wishes: object | null) {
  let there = wishes && { ...none, ...kept, ...wishes };
  const all = serve(({ method, body }) => {
    if (method === 'PUT') there = { ...none, ...kept, ...there, ...body };
    return { wishes: there };
  });
  return { saved: () => all.filter(({ method }) => method === 'PUT').map(({ body }) => body) };
}

function Said() {
  const { level, field, country, budget } = useStudyWishes() ?? {};
  return <p>{[level, field, country, budget].join(' ')}</p>;
}

afterEach(() => clearOutboxes());

test('what was wished for on another device is known here', async () => {
  signIn();
  play(asked);
  await show(<Said />);
  expect(await screen.findByText('PG law DE 20000')).toBeTruthy();
});

test('without a connection it stays on the device, is what the screens show, and is sent later', async () => {
  signIn();
  goOffline();
  await show(<Said />);
  await keepStudyWishes(asked);
  expect(await screen.findByText('PG law DE 20000')).toBeTruthy();
  expect(unsynced()).toBe(1);
  const { saved } = play(null);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(unsynced()).toBe(0));
  expect(saved()).toEqual([asked]);
});

test('another screen fills in what was not said, and changes nothing once UniPair was asked', async () => {
  signIn();
  const { saved } = play(null);
  await offerStudyWishes({ level: 'PG', field: '', country: 'DE' });
  await offerStudyWishes({ level: '', field: '', country: 'GB' });
  await offerStudyWishes({ level: '', field: '', country: '' });
  expect(saved()).toEqual([{ level: 'PG', country: 'DE' }, { country: 'GB' }]);
  expect(studyWishesNow()).toMatchObject({ level: 'PG', country: 'GB' });
  await keepStudyWishes(asked);
  await offerStudyWishes({ country: 'NL' });
  expect(studyWishesNow()).toMatchObject({ country: 'DE' });
  expect(saved()).toHaveLength(3);
});

test('what the server does not take is let go: nothing waits for ever, and the ones before stay', async () => {
  signIn();
  serve(({ method }) => {
    if (method === 'PUT') throw new Problem('invalid_request', { fields: { field: 'Choose a field from the list.' } });
    return { wishes: { ...none, ...kept, ...asked } };
  });
  await show(<Said />);
  await screen.findByText('PG law DE 20000');
  await keepStudyWishes({ field: 'magic' });
  await waitFor(() => expect(unsynced()).toBe(0));
  expect(studyWishesNow()).toMatchObject(asked);
});

test('nothing of it is left on the device after signing out', async () => {
  signIn();
  goOffline();
  await keepStudyWishes(asked);
  expect(Object.keys(localStorage).join()).toContain('lantern.study-wishes.');
  await clearOutboxes();
  queryClient.clear();
  expect(Object.keys(localStorage).join()).not.toContain('study-wishes');
  expect(studyWishesNow()).toEqual(none);
});
