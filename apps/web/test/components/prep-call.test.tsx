// @vitest-environment happy-dom
// Which kind of call stands chosen: one that somebody offers.
import { screen } from '@testing-library/react';
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
    return { mentors: /kind=(?!free-session)/.test(path) ? [] : [mentor] };
  });
  await show(<Screen />);
  const offered = await screen.findByRole<HTMLInputElement>('radio', { name: /^Open session/ });
  await screen.findByText('Farhana Haque');
  expect(offered.checked).toBe(true);
  expect(screen.getByRole('radio', { name: /^Application help.*No mentor offers this yet\./ })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /^Open session.*No mentor/ })).toBeNull();
});
