// @vitest-environment happy-dom
// The list of countries is there at once; the one where the device's clock stands comes to its head.
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CountrySelect } from '#components/country-select.tsx';
import { show } from './show.tsx';

test('the country of the clock comes to the head of the list, and stands there once', async () => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: 'Asia/Dhaka' });
  await show(<CountrySelect label="Citizenship" />);
  const select = screen.getByLabelText<HTMLSelectElement>('Citizenship');
  const near = await screen.findByRole('group', { name: 'Where your clock is' });
  expect(within(near).getAllByRole('option')).toHaveLength(1);
  expect(within(select).getAllByRole('option', { name: 'Bangladesh' })).toHaveLength(1);
});
