// Preparing a test: a plan for each test, and what of it is done. Which work lies in which week is computed from these two
// and today (@lantern/abroad/study-plan), on the device and on the server alike; nothing computed is stored.

import * as z from 'zod/mini';
import { anyone } from './access.ts';
import { days } from './durations.ts';
import { endpoint } from './endpoint.ts';
import { daySchema, idSchema, limit, line } from './fields.ts';
import { type KeyedFieldsOf, keyedEndpoints } from './record-keyed.ts';
import { testIds } from './test-ids.ts';
import { worldFactSchema } from './world-facts.ts';

export const planMessages = {
  passed: 'This date has passed. Choose the day of your next test.',
  far: 'Check the date: it is more than two years away.',
  start: 'Begin before the day of the test.',
  early: 'Check the first day: it is more than a year ago.',
  weeks: 'Write a number of weeks from 1 to 16.',
  hours: 'Write a number of hours from 1 to 60.',
  travel: 'Write a number of days from 0 to 14.',
  weekdays: 'Leave at least one day of the week.',
  span: 'The last day is before the first.',
  payBy: 'The fee is due before the test.',
  currency: 'Choose a currency from the list.',
} as const;

const from = (min: number, max: number, message: string) =>
  z.int(message).check(z.gte(min, message), z.lte(max, message));

export const testFormats = ['online', 'offline'] as const;
export const awayReasons = ['travel', 'power', 'other'] as const;
export type AwayReason = (typeof awayReasons)[number];
export const awaysMax = 30;
const awaySchema = z.strictObject({ id: idSchema, from: daySchema, to: daySchema, reason: z.enum(awayReasons) });
export type Away = z.infer<typeof awaySchema>;

export const testPlanFields = {
  /** false: put away; what was written stays */
  shown: z.boolean(),
  /** the first day of work; what was ticked off before it belongs to an earlier plan */
  start: daySchema,
  target: daySchema,
  weeks: from(1, 16, planMessages.weeks),
  hours: from(1, 60, planMessages.hours),
  format: z.nullable(z.enum(testFormats)),
  /** days of the week that do not count; 0 is Sunday */
  off_weekdays: z.array(z.int().check(z.gte(0), z.lte(6))).check(limit(6, planMessages.weekdays)),
  /** spans that do not count: travel, days without power */
  away: z.array(awaySchema).check(limit(awaysMax, `At most ${awaysMax}.`)),
  /** days before the test that go to the way there */
  travel_days: from(0, 14, planMessages.travel),
  /** minor units */
  fee: z.nullable(z.int().check(z.gte(0), z.lte(1_000_000_000_000))),
  fee_currency: z.nullable(z.string().check(limit(3), z.regex(/^[A-Z]{3}$/, planMessages.currency))),
  pay_by: z.nullable(daySchema),
};

/** One for each test. */
export const testPlans = keyedEndpoints({
  base: '/api/test-prep/plans',
  topic: 'test-plans',
  noun: { one: 'test plan', many: 'test plans' },
  one: 'plan',
  many: 'plans',
  key: z.enum(testIds),
  fields: testPlanFields,
  most: testIds.length,
});
export const { list: listTestPlans, put: putTestPlan } = testPlans;
export type TestPlan = KeyedFieldsOf<typeof testPlans>;

const prepTickFields = {
  /** the day on which it was done, where the student is; null: it is open again */
  done_on: z.nullable(daySchema),
};
/** `ielts:first-test` and so on. */
export const prepTicks = keyedEndpoints({
  base: '/api/test-prep/ticks',
  topic: 'test-prep-ticks',
  noun: { one: 'prep tick', many: 'prep ticks' },
  one: 'tick',
  many: 'ticks',
  key: z.string().check(limit(49), z.regex(/^(ielts|toefl|duolingo|pte|sat|act|gre|gmat):[a-z0-9-]{1,40}$/)),
  fields: prepTickFields,
  most: 400,
});
export const { list: listPrepTicks, put: putPrepTick } = prepTicks;

const tooMuch = 2 * 366;
const dayFromNow = (count: number, now: Date) => new Date(now.getTime() + days(count)).toISOString().slice(0, 10);

/**
 * What is wrong with a plan as a whole, as a sentence for each field. A day is compared with yesterday in UTC, because
 * for some students it is yesterday still; a plan that is put away may lie in the past.
 */
export function checkTestPlan(plan: TestPlan, now: Date): Record<string, string> {
  const wrong: Record<string, string> = {};
  const { start, target, pay_by } = plan;
  if (plan.shown && target < dayFromNow(-1, now)) wrong.target = planMessages.passed;
  else if (target > dayFromNow(tooMuch, now)) wrong.target = planMessages.far;
  if (start >= target) wrong.start = planMessages.start;
  else if (plan.shown && start < dayFromNow(-366, now)) wrong.start = planMessages.early;
  if (new Set(plan.off_weekdays).size > 6) wrong.off_weekdays = planMessages.weekdays;
  plan.away.forEach((span, index) => {
    if (span.to < span.from) wrong[`away.${index}.to`] = planMessages.span;
  });
  if (pay_by && pay_by > target) wrong.pay_by = planMessages.payBy;
  return wrong;
}

const prepItemSchema = z.object({
  id: z.string(),
  phase: z.enum(['foundation', 'skills', 'practice', 'final']),
  minutes: z.int(),
  always: z.optional(z.boolean()),
  title: z.string(),
  how: z.string(),
});
export type PrepItem = z.infer<typeof prepItemSchema>;

const prepPackSchema = z.object({
  test: z.enum(testIds),
  /** in the language that was asked for, in their order */
  items: z.array(prepItemSchema),
  facts: z.array(worldFactSchema),
});
export type PrepPack = z.infer<typeof prepPackSchema>;

export const readPrepPack = endpoint({
  method: 'GET',
  path: '/api/test-prep/packs/{test}',
  summary: 'What there is to do before a test, and what is known of the test',
  access: anyone,
  params: z.object({ test: z.enum(testIds) }),
  query: z.object({ language: z.optional(line(20)) }),
  response: z.object({ pack: prepPackSchema }),
});
