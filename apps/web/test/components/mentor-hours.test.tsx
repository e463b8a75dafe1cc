// @vitest-environment happy-dom
// Who offers the same hours every day writes them once.
import type { WeeklyHours } from '@lantern/contract/mentors';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Hours } from '#features/mentors/hours.tsx';
import { show } from './show.tsx';

const at = (weekday: number, from: string, to: string) => ({ weekday, from, to });

test('the hours of a day go to Monday to Friday in place of what stood there, and the weekend stays', async () => {
  const onChange = vi.fn<(hours: WeeklyHours[]) => void>();
  const hours = [at(2, '18:00', '20:00'), at(3, '09:00', '10:00'), at(6, '11:00', '12:00')];
  const { user } = await show(<Hours hours={hours} most={20} onChange={onChange} wrong={undefined} />);
  expect(screen.queryByRole('button', { name: 'Copy to Monday to Friday: Monday' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Copy to Monday to Friday: Tuesday' }));
  expect(onChange).toHaveBeenCalledWith([
    ...[1, 2, 3, 4, 5].map((day) => at(day, '18:00', '20:00')),
    at(6, '11:00', '12:00'),
  ]);
});

test('what would be more than a week can hold is not offered', async () => {
  const hours = [at(1, '08:00', '09:00'), at(1, '10:00', '11:00')];
  await show(<Hours hours={hours} most={9} onChange={vi.fn()} wrong={undefined} />);
  expect(screen.queryByRole('button', { name: /Copy/ })).toBeNull();
});
