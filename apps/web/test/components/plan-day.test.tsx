// @vitest-environment happy-dom
// A day of a plan: the years that come while a year is being typed are neither saved nor called wrong.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PlanDay } from '#features/checklists/plan-day.tsx';
import { show } from './show.tsx';

test('a year that cannot be is refused beside the field once it is left, and is not saved', async () => {
  const save = vi.fn();
  await show(<PlanDay label="First day of the course" value="2027-09-20" onChange={save} />);
  const field = screen.getByLabelText<HTMLInputElement>('First day of the course');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  type('0002-09-20');
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  fireEvent.blur(field);
  expect(screen.getByText('Check the year of this date.')).toBeTruthy();
  expect(field.value).toBe('0002-09-20');
  expect(save).not.toHaveBeenCalled();
  type('2028-09-20');
  expect(screen.queryByText('Check the year of this date.')).toBeNull();
  type('');
  expect(save.mock.calls).toEqual([['2028-09-20'], [null]]);
});
