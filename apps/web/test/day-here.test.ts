// Six hours ahead of Greenwich a day begins while it is still the day before there.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayHere } from '#api/day-here.ts';
import { dayFromNow } from '#features/shares/days.ts';
import { editionFor } from '#features/tests/score-form.ts';

const zone = process.env.TZ;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  // an unset one would become the word "undefined"
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  vi.useRealTimers();
});

test('today is the day of the reader’s own calendar', () => {
  vi.setSystemTime('2026-01-20T20:30:00Z');
  process.env.TZ = 'Asia/Dhaka';
  expect([dayHere(), dayFromNow(1)]).toEqual(['2026-01-21', '2026-01-22']);
  expect(dayHere(new Date('2026-03-01T03:00:00Z'))).toBe('2026-03-01');
  // the new TOEFL begins on that day
  expect(editionFor({ testType: 'toefl', testDate: '' })?.id).toBe('toefl-6');
  process.env.TZ = 'America/Lima';
  expect(dayHere()).toBe('2026-01-20');
});

test('no screen takes the day in Greenwich for the reader’s', () => {
  const root = join(import.meta.dirname, '../src');
  const files = globSync('**/*.{ts,tsx}', { cwd: root });
  expect(files.length).toBeGreaterThan(1000);
  const inGreenwich = /toISOString\(\)\.slice\(0, 10\)|\b(?:at|starts_at|ends_at)\.slice\(0, 10\)|todayIn\('UTC'/;
  expect(files.filter((file) => inGreenwich.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
