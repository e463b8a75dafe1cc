// @vitest-environment happy-dom
// A part of a screen that could not be fetched comes by itself once there is a connection.
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Lazy, type Part, partOf, WhenIdle } from '#components/lazy.tsx';
import { useSoon } from '#components/use-soon.ts';
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

test('a dialog whose code is not here says so in sight of whoever pressed its button', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  goOffline();
  await show(<Lazy part={partOf(() => Promise.reject(new TypeError('Failed to fetch')))} props={{}} />);
  await screen.findByText('This part is not on this device yet.');
  expect(scroll).toHaveBeenCalledOnce();
});

function Soon({ part }: { part: Part<object> }) {
  useSoon(part);
  return 'Here';
}

test('what is likely to be asked for is fetched before', async () => {
  const load = vi.fn<() => Promise<() => string>>().mockResolvedValue(() => 'The part');
  await show(<Soon part={partOf(load)} />);
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
});

test('what comes by itself and cannot be had moves nothing', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  goOffline();
  await show(
    <WhenIdle>
      <Lazy part={partOf(() => Promise.reject(new TypeError('Failed to fetch')))} props={{}} />
    </WhenIdle>,
  );
  await screen.findByText('This part is not on this device yet.');
  expect(scroll).not.toHaveBeenCalled();
});
