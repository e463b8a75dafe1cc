// @vitest-environment happy-dom
// A part of a screen that could not be fetched comes by itself once there is a connection.
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Lazy, partOf } from '#components/lazy.tsx';
import { goOffline, show } from './show.tsx';

test('a part that cannot be fetched says so, and is tried again when the connection is back', async () => {
  const load = vi.fn<() => Promise<() => string>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue(() => 'The part');
  goOffline();
  await show(<Lazy part={partOf(load)} props={{}} />);
  expect(await screen.findByText('This part is not on this device yet.')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('The part')).toBeDefined();
  expect(screen.queryByText('This part is not on this device yet.')).toBeNull();
});
