// @vitest-environment happy-dom
// The interview with a clock: it asks for its detail, has a quarter of an hour and half a minute, and ends when that is over.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Screen } from '#features/interviews/wizard.screen.tsx';
import { goOffline, show, signIn } from './show.tsx';

beforeEach(async () => {
  history.replaceState(null, '', '/mock-interviews');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  goOffline();
  await signIn();
});
afterEach(() => void vi.useRealTimers());

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('the detail is needed to go on; what is being written when the time is up counts as an answer', async () => {
  await show(<Screen />);
  fireEvent.click(screen.getByRole('radio', { name: /^University/ }));
  press('Continue');
  const next = await screen.findByRole('button', { name: 'Next' });
  expect(next.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Fill in the first field to go on.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Which program are you applying for?'), {
    target: { value: 'BSc Physics, University of Glasgow' },
  });
  press('Next');
  expect((await screen.findByLabelText<HTMLSelectElement>('Time')).value).toBe('930');
  press('Start interview');
  expect(await screen.findByText('Interview Setup Complete')).toBeTruthy();
  await pass(2500);
  expect((await screen.findByRole('timer')).textContent).toMatch(/^15:\d\d$/);
  const words = await screen.findByRole('textbox', { name: 'Your words' });
  fireEvent.change(words, { target: { value: 'I was in the middle of a sentence about physics' } });
  await pass(931_000);
  expect(await screen.findByText(/The time was up\./)).toBeTruthy();
  expect(screen.getByText(/1 of 5 questions answered\./)).toBeTruthy();
});
