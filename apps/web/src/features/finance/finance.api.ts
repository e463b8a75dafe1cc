// What the finance page asks and keeps.
import { todayIn } from '@lantern/abroad/days';
import {
  type CostPlan,
  costPlanCalls,
  draftCostPlan,
  emptyFinance,
  type Finance,
  financeCalls,
  listPlannable,
  readLenders,
  readRates,
} from '@lantern/contract/finance';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { createKeyedRecords, createSingleRecord, useKeyedRecords, useSingleRecord } from '#api/keyed-records.ts';
import { personalInfoQuery } from '#features/profile/profile.api.ts';
import { type Exchange, exchangeOf, homeCurrencyOf } from './rates/exchange.ts';

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

/** Saved programmes; asked for again on every visit, because other screens change them. */
export const plannableQuery = queryOptions({
  queryKey: ['finance', 'plannable'],
  queryFn: async ({ signal }) => (await call(listPlannable, {}, { signal })).programmes,
  staleTime: 0,
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

/** Amounts in the reader's own currency; undefined until the student's answers and the rates are known. */
export function useExchange(): Exchange | undefined {
  const { kept, isKnown } = useFinance();
  const { data: rates } = useQuery(ratesQuery);
  const { data: info } = useQuery(personalInfoQuery);
  if (!rates || !isKnown) return undefined;
  const home = homeCurrencyOf(kept, info?.citizenship || info?.country || '');
  const today = todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
  return exchangeOf(rates.table, rates.is_shipped, kept, home, today);
}

/** The plan of a saved programme as it would begin, filled with what is known of it; nothing is kept by asking. */
export const draftPlanQuery = (id: string, home: string, there: string) =>
  queryOptions({
    queryKey: ['finance', 'draft', id, home, there],
    queryFn: async ({ signal }) =>
      (await call(draftCostPlan, { params: { id }, query: { home, there } }, { signal })).plan,
    // its lines have new names each time: who reads or types in one would lose it
    refetchOnWindowFocus: false,
  });

const planFields: CostPlan = { shown: true, title: '', country: null, currency: 'USD', costs: [], sources: [] };

export function useCostPlans() {
  const { rows } = useKeyedRecords(costPlans);
  const all = [...(rows?.values() ?? [])].map((row) => ({
    ...pick<CostPlan>(row, planFields),
    id: row.id,
    waiting: row.waiting,
  }));
  return { all, plans: all.filter(({ shown }) => shown), isKnown: rows !== undefined };
}

export function savePlan(id: string, plan: CostPlan): void {
  void costPlans.put(id, pick(plan, planFields)).catch(() => undefined);
}

/** Makes the plan of a saved programme from what is known of it; one that was taken off the page comes back as it was. */
export async function planProgramme(id: string, before: CostPlan | undefined, home: string, there: string) {
  const plan = before ?? (await call(draftCostPlan, { params: { id }, query: { home, there } })).plan;
  savePlan(id, { ...plan, shown: true });
}
