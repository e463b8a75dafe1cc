// Plans for tests and what of them is done. The list of tests shows them too.
import type { StudyFrame } from '@lantern/abroad/study-plan';
import {
  prepTicks,
  readPrepPack,
  type TestPlan,
  testPlanFields,
  testPlans,
} from '@lantern/contract/planners.test-prep';
import type { TestId } from '@lantern/contract/test-ids';
import { queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#api/call.ts';
import { listen } from '#api/events.ts';
import { createKeyedRecords, useKeyedRecords } from '#api/keyed-records.ts';

export const plans = createKeyedRecords(testPlans, { screen: '/test-prep' });
const ticks = createKeyedRecords(prepTicks, { screen: '/test-prep', lastWins: true });

export const packQuery = (test: TestId, language: string) =>
  queryOptions({
    queryKey: ['test-prep', 'pack', test, language],
    queryFn: async ({ signal }) =>
      (await call(readPrepPack, { params: { test }, query: { language } }, { signal })).pack,
    staleTime: 60 * 60_000,
  });

const pick = (row: TestPlan): TestPlan =>
  Object.fromEntries(Object.keys(testPlanFields).map((key) => [key, row[key as keyof TestPlan]])) as TestPlan;

/** The student's plans that are not put away, the nearest test first; `all` has those too. */
export function useTestPlans() {
  useEffect(() => listen('test-plans', () => void plans.refresh()), []);
  const known = useKeyedRecords(plans);
  const all = [...(known.rows?.values() ?? [])].map((row) => ({
    test: row.id as TestId,
    waiting: row.waiting,
    plan: pick(row as TestPlan),
  }));
  const shown = all.filter(({ plan }) => plan.shown).sort((a, b) => a.plan.target.localeCompare(b.plan.target));
  return { ...known, all, plans: shown };
}

/** Keeps a plan; what the server finds wrong stands where the plan is shown. */
export function savePlan(test: TestId, plan: TestPlan): void {
  void plans.put(test, plan).catch(() => undefined);
}

/** What was ticked off since the plan began; undefined until something is known. */
export function usePrepTicks() {
  useEffect(() => listen('test-prep-ticks', () => void ticks.refresh()), []);
  const { rows, error, refetch, isFetching } = useKeyedRecords(ticks);
  return {
    isKnown: rows !== undefined,
    error,
    refetch,
    isFetching,
    doneOf: (test: TestId, start: string): ReadonlySet<string> =>
      new Set(
        [...(rows?.values() ?? [])]
          .filter(({ id, done_on }) => id.startsWith(`${test}:`) && done_on && done_on >= start)
          .map(({ id }) => id.slice(test.length + 1)),
      ),
    put: (test: TestId, item: string, done_on: string | null) =>
      void ticks.put(`${test}:${item}`, { done_on }).catch(() => undefined),
  };
}

export const frameOf = (plan: TestPlan): StudyFrame => ({
  start: plan.start,
  target: plan.target,
  weeks: plan.weeks,
  hours: plan.hours,
  offWeekdays: plan.off_weekdays,
  away: plan.away,
  travelDays: plan.travel_days,
});
