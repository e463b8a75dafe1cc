// @vitest-environment happy-dom
// What a guardian sees: each date with its day and its place, in words that people use.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Screen } from '#features/guardians/guardian.screen.tsx';
import { serve, show } from './show.tsx';

test('a date has its time with the place, not with the name of a time zone', async () => {
  serve(() => ({
    ...{ student: 'Wanjiru', ends_on: '2027-05-01', percent: 0, steps: [] },
    dates: [
      { id: 'a', title: 'Open session: Farhana', date: '2026-12-01', time: '10:00', zone: 'Asia/Ho_Chi_Minh' },
      { id: 'b', title: 'Visa', date: '2027-02-01', time: null, zone: null },
    ],
  }));
  const { hook } = memoryLocation({ path: '/guardian/R9X6-lJX274Dq2qZ4gLl' });
  await show(
    <Router hook={hook}>
      <Route path="/guardian/:token" component={Screen} />
    </Router>,
  );
  await screen.findByText('Open session: Farhana');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Open session: Farhana1 Dec 2026, 10:00 Ho Chi Minh',
    'Visa1 Feb 2027',
  ]);
});
