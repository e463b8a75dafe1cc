// Scores of standardized tests. Which sections a test has, and what can stand there, depends on the day it was taken:
// packages/content/src/tests says it, and the server refuses what cannot be with the range in the sentence.
import * as z from 'zod/mini';
import { daySchema, limit, prose } from './fields.ts';
import { recordEndpoints } from './record.ts';
import { testIds } from './test-ids.ts';

export const scoreMessages = {
  test: 'Choose a test.',
  early: 'This test did not exist on that day. Check the date.',
  year: 'Check the year of this date.',
  late: 'Check the date: it is more than two years away.',
  oldToefl: 'Before 21 January 2026 this test counted to 120. Check the score or the date.',
  planned: 'A test in the future has no score yet.',
  section: 'This test has no such section on that day.',
  number: 'Write a number, like 7.5.',
  full: 'You have 40 scores. Delete one to make room.',
} as const;

const score = z.number(scoreMessages.number).check(z.gte(0, scoreMessages.number), z.lte(2000, scoreMessages.number));
const sectionKey = z.string().check(limit(31), z.regex(/^[a-z][a-z-]{1,30}$/, scoreMessages.section));

export const scoreFields = {
  testType: z.enum(testIds, scoreMessages.test),
  /** The day it was taken, or is booked for. */
  testDate: daySchema,
  /** Null until the result is there; where the test computes it, from the sections unless it is corrected. */
  overallScore: z._default(z.nullable(score), null),
  sectionScores: z._default(
    z.record(sectionKey, score).check(z.refine((scores) => Object.keys(scores).length <= 10, scoreMessages.section)),
    {},
  ),
  retakePlanned: z._default(z.boolean(), false),
  notes: z._default(prose(500), ''),
};

export const scoreCalls = recordEndpoints({
  base: '/api/tests',
  topic: 'tests',
  noun: { one: 'test score', many: 'test scores' },
  one: 'score',
  many: 'scores',
  most: 40,
  scope: 'record',
  fields: scoreFields,
});
export type TestScore = z.infer<typeof scoreCalls.record>;
