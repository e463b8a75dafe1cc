// Between what the form's fields hold and what the calls take.
import { studyWeeksUsual } from '@lantern/abroad/study-plan';
import {
  type Away,
  checkTestPlan,
  type TestPlan,
  testFormats,
  testPlanFields,
} from '@lantern/contract/planners.test-prep';
import { type TestId, testIds } from '@lantern/contract/test-ids';
import { scoreMessages } from '@lantern/contract/tests';
import * as z from 'zod/mini';
import { readDecimal, readWhole } from '#components/read-number.ts';

export type PlanValues = {
  test: string;
  target: string;
  start: string;
  weeks: string;
  hours: string;
  format: string;
  off_weekdays: readonly number[];
  away: readonly Away[];
  travel_days: string;
  fee: number | null;
  fee_currency: string;
  pay_by: string;
};

const whole = z.object(testPlanFields);
const day = testPlanFields.target;

/** What is no number of weeks is twelve, as the product says of it. */
const weeksOf = (typed: string): number => {
  const weeks = readDecimal(typed);
  return weeks === null || Number.isNaN(weeks) ? studyWeeksUsual : weeks;
};

function planOf(values: PlanValues): TestPlan {
  return {
    shown: true,
    start: values.start,
    target: values.target,
    weeks: weeksOf(values.weeks),
    hours: readWhole(values.hours),
    format: testFormats.find((format) => format === values.format) ?? null,
    off_weekdays: [...values.off_weekdays],
    away: [...values.away],
    travel_days: values.travel_days.trim() === '' ? 0 : readWhole(values.travel_days),
    fee: values.fee,
    fee_currency: values.fee === null ? null : values.fee_currency,
    pay_by: values.pay_by || null,
  };
}

export type PlanMade = { test: TestId; plan: TestPlan };

export const planSchema = z.pipe(
  z
    .custom<PlanValues>(() => true)
    .check(({ value, issues }) => {
      const add = (path: string, message: string): void => {
        issues.push({ code: 'custom', input: value, path: path.split('.'), message });
      };
      if (!testIds.some((id) => id === value.test)) add('test', scoreMessages.test);
      const plan = planOf(value);
      const parsed = z.safeParse(whole, plan);
      for (const issue of parsed.error?.issues ?? []) add(issue.path.join('.'), issue.message);
      const days = [plan.start, plan.target].every((one) => z.safeParse(day, one).success);
      if (days) for (const [path, message] of Object.entries(checkTestPlan(plan, new Date()))) add(path, message);
    }),
  z.transform((values): PlanMade => ({ test: values.test as TestId, plan: planOf(values) })),
);

export const emptyValues = (test: TestId | undefined, today: string, currency: string): PlanValues => ({
  test: test ?? '',
  target: '',
  start: today,
  weeks: String(studyWeeksUsual),
  hours: '6',
  format: '',
  off_weekdays: [],
  away: [],
  travel_days: '0',
  fee: null,
  fee_currency: currency,
  pay_by: '',
});

export const valuesOf = (test: TestId, plan: TestPlan, currency: string): PlanValues => ({
  test,
  target: plan.target,
  start: plan.start,
  weeks: String(plan.weeks),
  hours: String(plan.hours),
  format: plan.format ?? '',
  off_weekdays: plan.off_weekdays,
  away: plan.away,
  travel_days: String(plan.travel_days),
  fee: plan.fee,
  fee_currency: plan.fee_currency ?? currency,
  pay_by: plan.pay_by ?? '',
});
