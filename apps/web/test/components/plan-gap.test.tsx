// @vitest-environment happy-dom
// What is missing in a cost plan is said in whole sentences, which every language can put in its own order.
import type { CostPlan } from '@lantern/contract/finance';
import { emptyFinance } from '@lantern/contract/finance';
import { expect, test } from 'vitest';
import { PlanSums } from '#features/finance/plans/plan-sums.tsx';
import { exchangeOf } from '#features/finance/rates/exchange.ts';
import { show } from './show.tsx';

const table = { base: 'USD', day: '2026-11-01', source: 'test', rates: { USD: '1' } };
const exchange = exchangeOf(table, true, emptyFinance, 'USD', '2026-11-27');
const line = { label: '', times: 1, currency: 'USD', from_application: false, fact: null };
const cost = (id: string, month: string, amount: number) => ({ ...line, id, kind: 'tuition' as const, month, amount });
const plan = (costs: CostPlan['costs'], certain: boolean, amount: number): CostPlan => ({
  ...{ shown: true, title: 'Hill', country: 'US', currency: 'USD', costs },
  sources: [{ ...line, id: 's', kind: 'savings', month: '2027-01', amount, certain }],
});
const two = [cost('a', '2027-02', 30_000), cost('b', '2027-03', 50_000)];

test.each([
  [
    'one month',
    plan(two.slice(0, 1), true, 10_000),
    'US$200 is missing then, even with the money that is not certain.',
  ],
  [
    'more later',
    plan(two, true, 10_000),
    'US$200 is missing then, even with the money that is not certain. Later it is more: US$700 in Mar 2027.',
  ],
  ['only hoped for', plan(two.slice(0, 1), false, 90_000), 'US$300 of it is not certain yet.'],
  [
    'hoped for, more later',
    plan(two, false, 90_000),
    'US$300 of it is not certain yet. Later it is more: US$800 in Mar 2027.',
  ],
])('%s', async (_, of, sentence) => {
  await show(<PlanSums plan={of} exchange={exchange} />);
  expect(document.querySelector('.lit p:last-child')?.textContent).toBe(sentence);
});
