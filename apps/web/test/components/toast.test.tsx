// @vitest-environment happy-dom
// A toast goes by itself, but not while somebody reads it, nor when it holds a choice that must not slip away.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '#components/toast.tsx';
import { show } from './show.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const say = (content: Parameters<typeof toast>[0]) => act(() => toast(content));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('it stays five seconds, ten where something can be pressed, and as long as the pointer or the focus rests on it', async () => {
  await show(null);
  const place = screen.getByRole('status');
  say({ text: 'Deleted.', action: { label: 'Undo', run: () => {} } });
  wait(9999);
  expect(screen.getByText('Deleted.')).toBeTruthy();
  fireEvent.pointerEnter(place);
  wait(60_000);
  expect(screen.getByText('Deleted.')).toBeTruthy();
  fireEvent.pointerLeave(place);
  wait(10_000);
  expect(screen.queryByText('Deleted.')).toBeNull();

  // the next one is not held because the last one was, as it went away under the pointer
  say({ text: 'Saved.' });
  fireEvent.focus(screen.getByRole('button', { name: 'Close this message' }));
  say({ text: 'Sent.' });
  wait(5000);
  expect(screen.queryByText('Sent.')).toBeNull();
});

test('its action runs once and closes it; one that stays is closed by hand alone', async () => {
  await show(null);
  const undo = vi.fn();
  say({ text: 'Deleted.', action: { label: 'Undo', run: undo } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Deleted.')).toBeNull();

  say({ text: 'Two versions', stays: true });
  wait(600_000);
  fireEvent.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(screen.queryByText('Two versions')).toBeNull();
});
