// What the finance page asks and keeps.
import {
  type CostPlan,
  costPlanCalls,
  emptyFinance,
  type Finance,
  financeCalls,
  readLenders,
  readRates,
} from '@lantern/contract/finance';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { createKeyedRecords, createSingleRecord, useKeyedRecords, useSingleRecord } from '#api/keyed-records.ts';

export const finance = createSingleRecord(financeCalls, { screen: '/finance' });
export const costPlans = createKeyedRecords(costPlanCalls, { screen: '/finance' });

export const ratesQuery = queryOptions({
  queryKey: ['finance', 'rates'],
  queryFn: ({ signal }) => call(readRates, {}, { signal }),
  staleTime: 60 * 60_000,
});

export const lendersQuery = (country: string, language: string) =>
  queryOptions({
    queryKey: ['finance', 'lenders', country, language],
    queryFn: ({ signal }) => call(readLenders, { params: { country }, query: { language } }, { signal }),
    staleTime: 60 * 60_000,
  });

const pick = <T extends object>(row: T, fields: object): T =>
  Object.fromEntries(Object.keys(fields).map((key) => [key, row[key as keyof T]])) as T;

/** The student's answers and loans; `save` replaces parts of them. */
export function useFinance() {
  const { row, isLoaded, error, refetch, isFetching, dataUpdatedAt } = useSingleRecord(finance);
  const kept: Finance = row ? pick<Finance>(row, emptyFinance) : emptyFinance;
  const base = row?.waiting ? row.waiting.base : (row?.revision ?? null);
  const save = (next: Finance) => void finance.save(next, base).catch(() => undefined);
  return { kept, row, save, isKnown: row !== undefined, isLoaded, error, refetch, isFetching, dataUpdatedAt };
}

const planFields: CostPlan = { shown: true, title: '', country: null, currency: 'USD', costs: [], sources: [] };

export function useCostPlans() {
  const { rows } = useKeyedRecords(costPlans);
  const all = [...(rows?.values() ?? [])].map((row) => ({
    ...pick<CostPlan>(row, planFields),
    id: row.id,
    waiting: row.waiting,
  }));
  return { plans: all.filter(({ shown }) => shown), isKnown: rows !== undefined };
}

export function savePlan(id: string, plan: CostPlan): void {
  void costPlans.put(id, pick(plan, planFields)).catch(() => undefined);
}
