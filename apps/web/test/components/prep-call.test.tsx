// @vitest-environment happy-dom
// Which kind of call stands chosen: one that somebody offers.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Screen } from '#features/bookings/booking/prep-call.screen.tsx';
import { bookableMentor } from '../../../../scripts/bookable-mentor.ts';
import { serve, show, signIn } from './show.tsx';

const { expertise, about, specialties, languages, countries, time_zone, call_room, calls_phones } = bookableMentor;
const mentor = {
  ...{ id: '0b0c6a3e-95a5-4f0e-8a0c-3b1f0a1b2c3d', name: 'Farhana Haque', kinds: ['free-session'], has_link: true },
  ...{ expertise, about, specialties, languages, countries, time_zone, call_room, calls_phones },
  ...{ sessions: 0, rating: null, next_free: null },
};

test('the first kind that a mentor offers is chosen, and the others say that nobody does', async () => {
  await signIn();
  serve(({ path }) => {
    if (path.includes('/slots')) return { zone: 'UTC', availableSlots: [], slots: [] };
    return { mentors: /kind=(?!free-session)/.test(path) ? [] : [mentor], more: false, kinds: ['free-session'] };
  });
  await show(<Screen />);
  const offered = await screen.findByRole<HTMLInputElement>('radio', { name: /^Open session/ });
  await screen.findByText('Farhana Haque');
  expect(offered.checked).toBe(true);
  expect(screen.getByRole('radio', { name: /^Application help.*No mentor offers this yet\./ })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /^Open session.*No mentor/ })).toBeNull();
});

test('of many mentors the next page comes when it is asked for, and the field that finds them stays', async () => {
  await signIn();
  const others = Array.from({ length: 20 }, (_, at) => ({
    ...mentor,
    id: `0b0c6a3e-95a5-4f0e-8a0c-3b1f0a1b2d${String(at).padStart(2, '0')}`,
    name: `Mentor ${at}`,
  }));
  serve(({ path }) => {
    if (path.includes('/slots')) return { zone: 'UTC', availableSlots: [], slots: [] };
    const isLast = path.includes('page=2');
    return { mentors: isLast ? [mentor] : others, more: !isLast, kinds: ['free-session'] };
  });
  await show(<Screen />);
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByRole('radio', { name: /^Farhana Haque/ });
  expect(screen.getAllByRole('radio', { name: /^Mentor/ }).length).toBe(20);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(screen.getByRole('searchbox', { name: /^Find a mentor/ })).toBeTruthy();
});

test('a search keeps who is chosen', async () => {
  await signIn();
  const other = { ...mentor, id: '0b0c6a3e-95a5-4f0e-8a0c-3b1f0a1b2d00', name: 'Ada Okafor' };
  serve(({ path }) => {
    if (path.includes('/slots')) return { zone: 'UTC', availableSlots: [], slots: [] };
    const kinds = ['free-session'];
    if (path.includes('q=nobody')) return { mentors: [], more: false, kinds };
    if (path.includes('q=')) return { mentors: [mentor], more: false, kinds };
    return { mentors: [other], more: true, kinds };
  });
  await show(<Screen />);
  const find = await screen.findByRole('searchbox', { name: /^Find a mentor/ });
  fireEvent.change(find, { target: { value: 'ফারহানা' } });
  fireEvent.click(await screen.findByRole('radio', { name: /^Farhana Haque/ }));
  await screen.findByText('1 person found');
  fireEvent.change(find, { target: { value: 'nobody' } });
  await screen.findByText('Nobody is found by these words.');
  await waitFor(() => expect(screen.queryByText('Ada Okafor')).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Farhana Haque/ }).checked).toBe(true);
});
