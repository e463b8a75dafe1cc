import {
  type EntryFields,
  type ExtracurricularPlan,
  emptyPlan,
  entryCalls,
  goalCalls,
  listOpportunities,
  plannerCalls,
} from '@lantern/contract/development';
import { queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#api/call.ts';
import { listen } from '#api/events.ts';
import { createSingleRecord, useSingleRecord } from '#api/keyed-records.ts';
import { createRecords, type RowOf } from '#api/records.ts';

export const planner = createSingleRecord(plannerCalls, { screen: '/extracurricular-plus', lastWins: true });
export const goals = createRecords(goalCalls, { screen: '/eca-development' });
export const entries = createRecords(entryCalls, { screen: '/eca-development' });

export type EntryRow = RowOf<typeof entryCalls>;

export const opportunitiesQuery = queryOptions({
  queryKey: ['development', 'opportunities'],
  queryFn: async ({ signal }) => (await call(listOpportunities, {}, { signal })).opportunities,
  staleTime: 60 * 60 * 1000,
});

export function usePlan() {
  useEffect(() => listen(planner.calls.topic, () => void planner.refresh()), []);
  const known = useSingleRecord(planner);
  const { row } = known;
  const plan: ExtracurricularPlan = row ? { satisfied: row.satisfied, tags: row.tags } : emptyPlan;
  const base = row?.waiting ? row.waiting.base : (row?.revision ?? null);
  const save = (next: ExtracurricularPlan) => void planner.save(next, base).catch(() => undefined);
  return { ...known, plan, save };
}

/** The fields of an entry as its calls take them. */
export function fieldsOf({ goal, day, minutes, text, link, activity }: EntryFields): EntryFields {
  return { goal, day, minutes, text, link, activity };
}
