// When somebody answers, as the reader's instants.
import { expect, test } from 'vitest';
import { supportTimes } from '../src/features/help/support-times.ts';

const hours = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', zone: 'America/New_York' };

test('times are those of the zone, over a change of the clock, without what is over', () => {
  // Friday noon in New York, two days before the clock goes back on 1 November 2026
  const times = supportTimes(hours, Date.parse('2026-10-30T16:00:00Z'));
  expect(times.map(({ from }) => from.toISOString())).toEqual([
    '2026-10-30T13:00:00.000Z',
    '2026-11-02T14:00:00.000Z',
    '2026-11-03T14:00:00.000Z',
    '2026-11-04T14:00:00.000Z',
    '2026-11-05T14:00:00.000Z',
  ]);
  expect(supportTimes(hours, Date.parse('2026-10-30T23:00:00Z'))[0]?.from.toISOString()).toBe(
    '2026-11-02T14:00:00.000Z',
  );
});
