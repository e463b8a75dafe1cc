import { describe, expect, test } from 'vitest';
import { countWeeks, weekOf } from '../src/development.ts';

describe('weeks', () => {
  test.each([
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
    ['2028-02-29', '2028-02-28'],
  ])('the week of %s begins on %s, a Monday', (day, monday) => {
    expect(weekOf(day)).toBe(monday);
  });

  test('are counted for one goal, this one last; what lies before or ahead is left out', () => {
    const of = (day: string, goal: string | null = 'a') => ({ goal, day });
    const entries = [
      of('2026-11-22'),
      of('2026-11-16'),
      of('2026-11-15'),
      of('2026-10-01'),
      of('2026-11-30'),
      of('2026-11-20', 'b'),
      of('2026-11-20', null),
    ];
    expect(countWeeks(entries, 'a', '2026-11-22', 4)).toEqual([0, 0, 1, 2]);
    expect(countWeeks([], 'a', '2026-11-22', 2)).toEqual([0, 0]);
  });
});
