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
import { readToday } from '#database/reader-day.ts';
import { worldFactIn } from '#facts/world-facts.ts';
import type { DatedEntry } from '#feature/dated-entry.ts';
import { summarizeScores } from '#features/tests/tests.service.ts';
import { keyedService } from '#records/keyed-service.ts';
import { prepTickStore, testPlanStore } from './planners.test-prep.store.ts';

export const testPlanService = keyedService({
  calls: testPlans,
  store: testPlanStore,
  check({ fields }) {
    const wrong = checkTestPlan(fields, new Date());
    if (Object.keys(wrong).length > 0) throw Problem.fields(wrong);
  },
});
export const prepTickService = keyedService({ calls: prepTicks, store: prepTickStore });

export function prepPackOf(test: TestId, language: string): PrepPack {
  return {
    test,
    items: [...prepItemsOf(test, language)],
    facts: testFactsOf(test).map((fact) => worldFactIn(fact, language)),
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

/** The test's own name, without the scale that an edition is known by. */
const nameOf = (test: TestId) =>
  (testEditions.find((edition) => edition.test === test)?.name ?? test).replace(/ \([^()]*\)$/, '');

/**
 * What of test plans has a day: the test, the last day for its fee, and each thing to do with the end of the week in
 * which it stands today. A booked day comes from the tests feature.
 */
export async function datedEntries(
  database: Database,
  userId: string,
  language: string,
  day?: string,
): Promise<DatedEntry[]> {
  const [today, plans, ticks, scores] = await Promise.all([
    day ?? readToday(database, userId),
    testPlanStore.list(database, userId),
    prepTickStore.list(database, userId),
    summarizeScores({ database }, userId),
  ]);
  const isBooked = (test: TestId, day: string) =>
    scores.some(({ testType, testDate, overallScore }) => testType === test && testDate === day && !overallScore);
  return plans
    .filter(({ shown }) => shown)
    .flatMap((plan) => {
      const test = plan._id;
      const day = isBooked(test, plan.target) ? [] : [dayOf(test, plan, language, today)];
      return [
        ...day,
        ...feeOf(test, plan, language),
        ...workOf(test, plan, doneOf(test, plan, ticks), { language, today }),
      ];
    });
}

type Tick = { _id: string; done_on: string | null };

/** What was ticked off since the plan began. */
function doneOf(test: TestId, plan: TestPlan, ticks: readonly Tick[]): ReadonlySet<string> {
  const mine = ticks.filter(({ _id, done_on }) => _id.startsWith(`${test}:`) && done_on && done_on >= plan.start);
  return new Set(mine.map(({ _id }) => _id.slice(test.length + 1)));
}

const common = (test: TestId) => ({ link: `/test-prep?test=${test}`, group: 'tests' as const });

const dayOf = (test: TestId, { target }: TestPlan, language: string, today: string): DatedEntry => ({
  ...common(test),
  id: `prep:${test}:day`,
  title: datedTitle('testDay', nameOf(test), language),
  date: target,
  kind: 'test',
  isDone: target < today,
});

function feeOf(test: TestId, { pay_by }: TestPlan, language: string): DatedEntry[] {
  if (!pay_by) return [];
  const title = datedTitle('feeDue', nameOf(test), language);
  return [{ ...common(test), id: `prep:${test}:fee`, title, date: pay_by, kind: 'test-fee', isDone: false }];
}

function workOf(
  test: TestId,
  plan: TestPlan,
  done: ReadonlySet<string>,
  { language, today }: { language: string; today: string },
): DatedEntry[] {
  const items = prepItemsOf(test, language);
  return planStudy(items, frameOf(plan), done, today).weeks.flatMap((week) =>
    week.items.map(({ id, until, isDone }) => ({
      ...common(test),
      id: `prep:${test}:item:${id}`,
      title: `${nameOf(test)}: ${items.find((item) => item.id === id)?.title ?? id}`,
      date: until,
      // the plan itself moves what was missed: a day of one's own would stand beside it
      kind: 'test-prep',
      tickedIn: 'test-prep',
      isDone,
    })),
  );
}
