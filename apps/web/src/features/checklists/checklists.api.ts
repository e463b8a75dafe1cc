// What the visa, settlement and document pages ask and keep; the finance page keeps its ticks here too.
import {
  emptySettlementPlan,
  emptyVisaPlan,
  printArrivalSheet,
  readArrivalPack,
  readVisaPack,
  type SettlementPlan,
  settlementPlan,
  ticks as tickCalls,
  type VisaPlan,
  visaPlans,
} from '@lantern/contract/checklists';
import type { KeptTick } from '@lantern/contract/checklists.papers';
import { listPlannable } from '@lantern/contract/finance';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, fetchFile } from '#api/call.ts';
import { listen } from '#api/events.ts';
import { createKeyedRecords, createSingleRecord, useKeyedRecords, useSingleRecord } from '#api/keyed-records.ts';
import { useUser } from '#api/session.ts';
import type { Asked } from '#components/unknown.tsx';
import { vaultQuery } from '#features/documents/documents.api.ts';

const ticks = createKeyedRecords(tickCalls, { screen: '/visa', lastWins: true });
export const visas = createKeyedRecords(visaPlans, { screen: '/visa' });
export const settlement = createSingleRecord(settlementPlan, { screen: '/settlement' });

const hour = 60 * 60_000;

export const visaPackQuery = (country: string, language: string) =>
  queryOptions({
    queryKey: ['checklists', 'visa-pack', country, language],
    queryFn: ({ signal }) => call(readVisaPack, { params: { country }, query: { language } }, { signal }),
    staleTime: hour,
  });

export const arrivalPackQuery = (country: string, language: string) =>
  queryOptions({
    queryKey: ['checklists', 'arrival', country, language],
    queryFn: async ({ signal }) =>
      (await call(readArrivalPack, { params: { country }, query: { language } }, { signal })).arrival,
    staleTime: hour,
  });

/** Whether a university wants the student; asked for again on every visit, because other screens change it. */
export const offerQuery = queryOptions({
  queryKey: ['checklists', 'offer'],
  queryFn: async ({ signal }) =>
    (await call(listPlannable, {}, { signal })).programmes.some(({ is_admitted }) => is_admitted),
  staleTime: 0,
});

export const fetchSheet = (language: string) => fetchFile(printArrivalSheet, { query: { language } });

const pick = <T extends object>(row: T, fields: object): T =>
  Object.fromEntries(Object.keys(fields).map((key) => [key, row[key as keyof T]])) as T;

export type Ticks = Asked & {
  get: (key: string) => KeptTick | undefined;
  put: (key: string, tick: KeptTick) => void;
};

/** The student's ticks of all lists; the last one counts, also when it was made on another device. */
export function useTicks(): Ticks {
  useEffect(() => listen('checklist-ticks', () => void ticks.refresh()), []);
  const { rows, isLoaded, error, isFetching, refetch } = useKeyedRecords(ticks);
  return {
    isKnown: isLoaded,
    error,
    isFetching,
    refetch,
    get(key) {
      const row = rows?.get(key);
      return row && { state: row.state, document_id: row.document_id ?? null };
    },
    put: (key, tick) => void ticks.put(key, tick).catch(() => undefined),
  };
}

/** Papers of the vault, from this device when the server is out of reach. */
export function usePapers() {
  const { id } = useUser();
  const { data, error, isFetching, refetch } = useQuery(vaultQuery(id));
  return { papers: data?.documents ?? [], isKnown: data !== undefined, error, isFetching, refetch };
}

export function useVisaPlans() {
  useEffect(() => listen('checklist-visas', () => void visas.refresh()), []);
  const known = useKeyedRecords(visas);
  const plans = [...(known.rows?.values() ?? [])].map((row) => ({
    country: row.id,
    waiting: row.waiting,
    plan: pick<VisaPlan>(row, emptyVisaPlan),
  }));
  return { ...known, isKnown: known.isLoaded, plans };
}

export function saveVisaPlan(country: string, plan: VisaPlan): void {
  void visas.put(country, plan).catch(() => undefined);
}

export function useSettlementPlan() {
  useEffect(() => listen('checklist-settlement', () => void settlement.refresh()), []);
  const known = useSingleRecord(settlement);
  const { row } = known;
  const plan: SettlementPlan = row ? pick<SettlementPlan>(row, emptySettlementPlan) : emptySettlementPlan;
  const base = row?.waiting ? row.waiting.base : (row?.revision ?? null);
  const save = (next: SettlementPlan) => void settlement.save(next, base).catch(() => undefined);
  return { ...known, plan, save };
}
