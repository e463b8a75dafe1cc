// @vitest-environment happy-dom
// What is on the screen says how old it is; what is not known says so, and is never shown as nothing.
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NetworkError } from '#api/call.ts';
import { DataAge } from '#components/data-age.tsx';
import { Lazy, partOf } from '#components/lazy.tsx';
import { type Asked, areKnown, Unknown } from '#components/unknown.tsx';
import { show } from './show.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const minutes = (count: number) => count * 60_000;

test('the age of an answer is told and grows while it stands there, in the words of the language', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const { change } = await show(<DataAge at={Date.now()} />);
  expect(screen.getByText(/^Synced/).textContent).toBe('Synced just now');
  act(() => vi.advanceTimersByTime(minutes(5)));
  expect(screen.getByText(/^Synced/).textContent).toBe('Synced 5 minutes ago');
  change(<DataAge at={Date.now() - minutes(26 * 60)} copy />);
  expect(screen.getByText(/^Copy on this device/).textContent).toBe('Copy on this device, from yesterday');
  // a clock of the device that is slow
  change(<DataAge at={Date.now() + minutes(90)} />);
  expect(screen.getByText(/^Synced/).textContent).toBe('Synced just now');
});

test('what needs several answers waits for all of them; asking again asks for those alone that are missing', async () => {
  const asked = (error: Error | null, isKnown = false, isFetching = false) => {
    const refetch = vi.fn(() => Promise.resolve());
    return { isKnown, error, isFetching, refetch } satisfies Asked;
  };
  const known = asked(null, true);
  const loading = asked(null);
  const { user, change } = await show(<Unknown asked={[known, loading]} />);
  expect([areKnown([known]), areKnown([known, loading])]).toEqual([true, false]);
  expect(screen.queryByRole('alert')).toBeNull();

  const failed = asked(new NetworkError('offline'));
  change(<Unknown asked={[known, loading, failed]} />);
  expect(screen.getByRole('alert').textContent).toMatch(/^This cannot be shown now\..*connection/);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect([known, loading, failed].map(({ refetch }) => refetch.mock.calls.length)).toEqual([0, 1, 1]);

  change(<Unknown asked={[asked(new NetworkError('offline'), false, true)]} />);
  expect(screen.getByRole('button', { name: 'Retry' }).getAttribute('aria-busy')).toBe('true');
});

test('a part whose code cannot be fetched says so in its own place, and comes when it is asked for again', async () => {
  const load = vi.fn<() => Promise<() => string>>().mockRejectedValueOnce(new TypeError('network'));
  load.mockResolvedValue(() => 'The chart');
  const { user } = await show(
    <>
      <p>The rest</p>
      <Lazy part={partOf(load)} props={{}} />
    </>,
  );
  expect((await screen.findByRole('alert')).textContent).toMatch(/not on this device yet/);
  expect(screen.getByText('The rest')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The chart')).toBeTruthy();
});
