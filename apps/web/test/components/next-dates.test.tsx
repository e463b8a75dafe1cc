// @vitest-environment happy-dom
// A date that is far off says its year: its day and month alone would be taken for those of this year.
import type { NextDate } from '@lantern/contract/dashboard';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NextDates } from '#features/dashboard/next-dates.tsx';
import { show } from './show.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T06:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const one = (date: string) =>
  ({ id: date, title: `On ${date}`, date, time: null, zone: null, link: '/progress-tracker' }) as NextDate;

test('near ones say their weekday, far ones their year', async () => {
  await show(<NextDates dates={[one('2027-01-15'), one('2028-08-30')]} />);
  const said = screen.getAllByRole('listitem').map((row) => row.querySelector('small')?.textContent);
  expect(said).toEqual(['Friday · in 48 days', 'August 2028 · in 641 days']);
});
