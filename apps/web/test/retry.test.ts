import { Problem } from '@lantern/contract/problem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '#api/call.ts';
import { createRetry, isRetryable } from '#api/retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  [new NetworkError('offline'), true],
  [new TypeError('an answer that is not one'), true],
  [new Problem('unavailable'), true],
  [new Problem('storage_full'), true],
  [new Problem('too_many_requests'), true],
  [new Problem('unauthenticated'), true],
  [new Problem('invalid_request'), false],
  [new Problem('stale_revision'), false],
  [new Problem('not_found'), false],
])('what failed with %s is tried again: %s', (error, passes) => {
  expect(isRetryable(error)).toBe(passes);
});

test('tries again soon, then later and later, and from the beginning after a try that got through', () => {
  const work = vi.fn();
  const retry = createRetry(work);
  const waited = (error: unknown = new NetworkError('unreachable')) => {
    work.mockClear();
    retry.later(error);
    let seconds = 0;
    for (; work.mock.calls.length === 0 && seconds < 100; seconds++) vi.advanceTimersByTime(1000);
    return seconds;
  };
  expect([waited(), waited(), waited(), waited(), waited()]).toEqual([2, 5, 15, 30, 30]);
  retry.done();
  expect(waited()).toBe(2);
  expect(waited(new Problem('too_many_requests', { retryAfter: 40 }))).toBe(40);
});

test('one try waits at a time, and none after one that got through', () => {
  const work = vi.fn();
  const retry = createRetry(work);
  retry.later(undefined);
  retry.later(undefined);
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(1);
  retry.later(undefined);
  retry.done();
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(1);
});
