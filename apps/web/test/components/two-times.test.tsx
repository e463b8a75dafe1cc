// @vitest-environment happy-dom
// The two times of a session, in the manner of the reader's script.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TwoTimes } from '#features/bookings/slots/two-times.tsx';
import { show } from './show.tsx';

const session = { starts: '2026-12-01T04:30:00.000Z', ends: '2026-12-01T05:15:00.000Z', here: 'Asia/Dhaka' };

test('Arabic divides name, place, day and time as it does', async () => {
  await show(<TwoTimes {...session} there="Asia/Karachi" who="Hamza Iqbal" />, 'ar');
  expect(screen.getByText('Hamza Iqbal').parentElement?.textContent).toBe('Hamza Iqbal، Karachi');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'الثلاثاء، 1 ديسمبر 2026، 10:30–11:15',
    'الثلاثاء، 1 ديسمبر 2026، 09:30–10:15',
  ]);
});

test('English stays as it was', async () => {
  await show(<TwoTimes {...session} there="Asia/Dhaka" who="Hamza Iqbal" />);
  expect(screen.getByRole('definition').textContent).toBe('Tue, 1 Dec 2026, 10:30–11:15');
});
