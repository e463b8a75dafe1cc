// @vitest-environment happy-dom
// The status of an essay by keyboard: every arrow key chooses on its way to the one that is meant.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StatusSelect } from '#features/essays/list/status-select.tsx';
import { show } from './show.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const select = () => screen.getByLabelText<HTMLSelectElement>('Status');

/** As a browser does it: the key, then the list has chosen. */
function press(status: string) {
  fireEvent.keyDown(select(), { key: 'ArrowDown' });
  fireEvent.change(select(), { target: { value: status } });
}

test('arrow keys choose the status that they stop at, once', async () => {
  const onPick = vi.fn();
  await show(<StatusSelect value="draft" label="Status" onPick={onPick} />);
  press('in-progress');
  act(() => void vi.advanceTimersByTime(300));
  press('review');
  expect(select().value).toBe('review');
  expect(onPick).not.toHaveBeenCalled();
  act(() => void vi.runAllTimers());
  expect(onPick.mock.calls).toEqual([['review']]);
});

test('what the keys have come to is chosen when the list is left at once', async () => {
  const onPick = vi.fn();
  await show(<StatusSelect value="draft" label="Status" onPick={onPick} />);
  press('in-progress');
  fireEvent.blur(select());
  expect(onPick.mock.calls).toEqual([['in-progress']]);
});
