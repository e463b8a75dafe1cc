import { expect, test } from 'vitest';
import { secondsOf } from '#features/interviews/video/clock-time.ts';

test.each([
  ['0:12', 12],
  ['1:15', 75],
  [' 12:05 ', 725],
  ['1:02:03', 3723],
  ['75', 75],
  ['10:00:00', 36_000],
  ['10:00:01', undefined],
  ['1:5', undefined],
  ['1:75', undefined],
  ['1:2:3', undefined],
  ['-1', undefined],
  ['soon', undefined],
  ['', undefined],
])('the time %j of a comment is read as %s', (text, seconds) => expect(secondsOf(text)).toBe(seconds));
