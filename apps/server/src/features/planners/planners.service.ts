import { planStudy, type StudyFrame } from '@lantern/abroad/study-plan';
import { datedTitle } from '@lantern/content/task-words';
import { prepItemsOf } from '@lantern/content/test-prep/prep-packs';
import { testFactsOf } from '@lantern/content/test-prep/test-facts';
import { testEditions } from '@lantern/content/tests/editions';
import {
  checkTestPlan,
  type PrepPack,
  prepTicks,
  type TestPlan,
  testPlans,
} from '@lantern/contract/planners.test-prep';
import { Problem } from '@lantern/contract/problem';
import type { TestId } from '@lantern/contract/test-ids';
import type { Database } from '#database/database.ts';
import { summarizeScores } from '#features/tests/tests.service.ts';
import { keyedService } from '#records/keyed-service.ts';
import { worldFactOf } from '#world-facts.ts';
import { prepTickStore, testPlanStore } from './planners.test-prep.store.ts';

export const testPlanService = keyedService({
  calls: testPlans,
  store: testPlanStore,
  check({ fields }) {
    const wrong = checkTestPlan(fields, new Date());
    const [detail] = Object.values(wrong);
    if (detail) throw new Problem('invalid_request', { detail, fields: wrong });
  },
});
export const prepTickService = keyedService({ calls: prepTicks, store: prepTickStore });

export function prepPackOf(test: TestId): PrepPack {
  return {
    test,
    items: prepItemsOf(test).map((item) => ({ ...item })),
    facts: testFactsOf(test).map(worldFactOf),
  };
}

const frameOf = (plan: TestPlan): StudyFrame => ({
  start: plan.start,
  target: plan.target,
  weeks: plan.weeks,
  hours: plan.hours,
  offWeekdays: plan.off_weekdays,
  away: plan.away,
  travelDays: plan.travel_days,
});

export type DatedPrep = {
  /** the same for the same thing, whenever it is asked */
  id: string;
  title: string;
  date: string;
  kind: 'test-day' | 'test-fee' | 'test-prep';
  link: string;
  isDone: boolean;
};

/** The test's own name, without the scale that an edition is known by. */
const nameOf = (test: TestId) =>
  (testEditions.find((edition) => edition.test === test)?.name ?? test).replace(/ \(.*\)$/, '');

/**
 * What of tests has a day, sorted: booked tests, those that are planned for, the last day for a fee, and each thing to do
 * with the end of the week in which it stands today. For tasks, the dashboard and calendars. `today` is the student's day.
 */
export async function datedThings(database: Database, userId: string, today: string): Promise<DatedPrep[]> {
  const [kept, ticks, scores] = await Promise.all([
    testPlanStore.list(database, userId),
    prepTickStore.list(database, userId),
    summarizeScores({ database }, userId),
  ]);
  const plans = kept.filter(({ shown }) => shown);
  const isPlanned = (test: TestId, day: string) => plans.some(({ _id, target }) => _id === test && target === day);
  const booked = scores
    .filter(({ testType, testDate }) => testDate >= today && !isPlanned(testType, testDate))
    .map(
      ({ _id, testType, testDate }): DatedPrep => ({
        id: `test:${testType}:booked:${_id}`,
        title: nameOf(testType),
        date: testDate,
        kind: 'test-day',
        link: '/tests',
        isDone: false,
      }),
    );
  return [...booked, ...plans.flatMap((plan) => datedOf(plan._id, plan, doneOf(plan._id, plan, ticks), today))].sort(
    (a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id),
  );
}

type Tick = { _id: string; done_on: string | null };

/** What was ticked off since the plan began. */
function doneOf(test: TestId, plan: TestPlan, ticks: readonly Tick[]): ReadonlySet<string> {
  const mine = ticks.filter(({ _id, done_on }) => _id.startsWith(`${test}:`) && done_on && done_on >= plan.start);
  return new Set(mine.map(({ _id }) => _id.slice(test.length + 1)));
}

function datedOf(test: TestId, plan: TestPlan, done: ReadonlySet<string>, today: string): DatedPrep[] {
  const [name, link] = [nameOf(test), `/test-prep?test=${test}`];
  const items = prepItemsOf(test);
  const planned = planStudy(items, frameOf(plan), done, today);
  return [
    { id: `test:${test}:day`, title: name, date: plan.target, kind: 'test-day', link, isDone: plan.target < today },
    ...(plan.pay_by
      ? [{ id: `test:${test}:fee`, title: name, date: plan.pay_by, kind: 'test-fee' as const, link, isDone: false }]
      : []),
    ...planned.weeks.flatMap((week) =>
      week.items.map(({ id, until, isDone }) => ({
        id: `test:${test}:item:${id}`,
        title: `${name}: ${items.find((item) => item.id === id)?.title ?? id}`,
        date: until,
        kind: 'test-prep' as const,
        link,
        isDone,
      })),
    ),
  ];
}
