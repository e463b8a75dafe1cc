import { partIds, sectionIds, stepIds } from '@lantern/contract/dashboard';
import { expect, test } from 'vitest';
import { greetingAt } from '#components/greeting.ts';
import { partWords, sectionWords, stepWords } from '#features/dashboard/dashboard-words.ts';
import { routes } from '#routes.ts';

test('the dashboard greets by the hour where the reader is', () => {
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

test('every step, section and part has words and a path, and none of them stands there twice', () => {
  expect(Object.keys(partWords).sort()).toEqual([...partIds].sort());
  expect(Object.keys(stepWords).sort()).toEqual([...stepIds].sort());
  expect(Object.keys(sectionWords).sort()).toEqual([...sectionIds].sort());
  const paths = [...Object.values(stepWords), ...Object.values(sectionWords)].map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(routes.map((route) => route.path)).toContain(path);
});
