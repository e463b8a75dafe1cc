import { expect, test } from 'vitest';
import { calendarFile } from '../src/calendar-file.ts';

const now = new Date('2026-11-26T17:51:07Z');
const lines = (text: string) => text.split('\r\n');

test('a whole day is free time, an hour is not, and a later file counts more', () => {
  const day = lines(calendarFile({ id: 'a', title: 'Pay', start: '2026-12-10' }, now));
  expect(day).toContain('TRANSP:TRANSPARENT');
  const hour = lines(calendarFile({ id: 'a', title: 'Talk', start: '2026-12-10T09:00:00Z' }, now));
  expect(hour).not.toContain('TRANSP:TRANSPARENT');
  const sequence = (at: Date) =>
    Number(/SEQUENCE:(\d+)/.exec(calendarFile({ id: 'a', title: 'Talk', start: '2026-12-10' }, at))?.[1]);
  expect(sequence(new Date('2026-11-26T17:53:07Z'))).toBeGreaterThan(sequence(now));
  // a whole number of 32 bits, as the format asks
  expect(sequence(new Date('2100-01-01T00:00:00Z'))).toBeLessThan(2 ** 31);
});

test('an event that was cancelled is marked as cancelled', () => {
  const talk = { id: 'a', title: 'Talk', start: '2026-12-10' };
  expect(lines(calendarFile({ ...talk, isOff: true }, now))).toContain('STATUS:CANCELLED');
  expect(lines(calendarFile(talk, now))).not.toContain('STATUS:CANCELLED');
});

test('a calendar that is read again has a name, and an empty one is valid', () => {
  const empty = lines(calendarFile([], now, 'Lantern'));
  expect(empty).toContain('X-WR-CALNAME:Lantern');
  expect(empty).toContain('BEGIN:VTIMEZONE');
  expect(empty.filter((line) => line.startsWith('BEGIN:')).length).toBe(
    empty.filter((line) => line.startsWith('END:')).length,
  );
  expect(lines(calendarFile({ id: 'a', title: 'T', start: '2026-12-10' }, now))).not.toContain('BEGIN:VTIMEZONE');
});
