import { partIds, stepIds } from '@lantern/contract/dashboard';
import { expect, test } from 'vitest';
import { partWords, stepWords } from '#features/dashboard/dashboard-words.ts';
import { greetingAt } from '#features/dashboard/greeting.ts';
import { routes } from '#routes.ts';

test('greets by the hour of the reader', () => {
  const greetings = [0, 4, 5, 11, 12, 16, 17, 23].map((hour) => greetingAt(hour).message);
  expect(greetings).toEqual([
    'Good evening',
    'Good evening',
    'Good morning',
    'Good morning',
    'Good afternoon',
    'Good afternoon',
    'Good evening',
    'Good evening',
  ]);
});

test('every step and part has words, and each step leads to a screen that exists', () => {
  expect(Object.keys(partWords).sort()).toEqual([...partIds].sort());
  for (const [id, { path }] of Object.entries(stepWords)) {
    expect(stepIds).toContain(id);
    expect(routes.find((route) => route.path === path)?.load, path).toBeTypeOf('function');
  }
});
