// What UniPair and the profile evaluation ask, and what a save changes on the device.

import type { Output } from '@lantern/contract/endpoint';
import { searchInstitutions } from '@lantern/contract/institutions';
import {
  evaluateProfile,
  explainMatches,
  matchUniversities,
  startMatching,
  weighFilters,
} from '@lantern/contract/matching';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { putAnswer, queryClient } from '#api/query-client.ts';
import { type Asked, addressOf, filtersOf, firstView, listOf, readAddress, type Wishes } from './wishes.ts';

const keys = {
  last: ['matching', 'last'],
  matches: ['matching', 'match'],
  explained: ['matching', 'explain'],
} as const;

export const startQuery = (level: Wishes['level']) =>
  queryOptions({
    queryKey: ['matching', 'start', level],
    queryFn: ({ signal }) => call(startMatching, { query: level ? { programLevel: level } : {} }, { signal }),
    placeholderData: keepPreviousData,
  });

export const matchQuery = ({ wishes, view }: Asked) =>
  queryOptions({
    queryKey: [...keys.matches, addressOf({ wishes, view: { ...view, whole: false, shown: '', compare: [] } })],
    queryFn: ({ signal }) => {
      const { sort, page } = view;
      const group = listOf({ wishes, view });
      const body = { ...filtersOf(wishes), search: wishes.search.trim(), group, sort, page };
      return call(matchUniversities, { body }, { signal });
    },
  });

/** What each filter costs, before it is used. */
export const weighQuery = (wishes: Wishes) =>
  queryOptions({
    queryKey: ['matching', 'filters', addressOf({ wishes: { ...wishes, search: '' }, view: firstView })],
    queryFn: ({ signal }) => call(weighFilters, { body: filtersOf(wishes) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** These institutions with everything behind their fit. */
export const explainQuery = (wishes: Wishes, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...keys.explained, ids, addressOf({ wishes: { ...wishes, search: '' }, view: firstView })],
    queryFn: ({ signal }) => call(explainMatches, { body: { ...filtersOf(wishes), ids: [...ids] } }, { signal }),
  });

export type EvaluationWishes = { university: string; level: Wishes['level']; field: string };

/** The page that shows everything behind one institution's fit. */
export const sumPath = (id: string, level: Wishes['level'] | null): string =>
  `/profile-evaluation?${new URLSearchParams({ university: id, ...(level && { level }) })}`;

export const evaluationQuery = ({ university, level, field }: EvaluationWishes) =>
  queryOptions({
    queryKey: ['matching', 'evaluation', university, level, field],
    queryFn: ({ signal }) => {
      const body = { university, programLevel: level || null, field: field || null };
      return call(evaluateProfile, { body }, { signal });
    },
  });

export const institutionsQuery = (q: string, page: number) =>
  queryOptions({
    queryKey: ['matching', 'institutions', q, page],
    queryFn: ({ signal }) => call(searchInstitutions, { query: { q, page } }, { signal }),
    enabled: q !== '',
    staleTime: 60 * 60_000,
  });

/** What this device showed last, with its page and order; what was wished for is kept for all devices. */
export const lastQuery = queryOptions({
  queryKey: keys.last,
  queryFn: (): string | null => queryClient.getQueryData<string>(keys.last) ?? null,
  staleTime: Number.POSITIVE_INFINITY,
});

export function putLast(asked: Asked) {
  return putAnswer(keys.last, addressOf({ ...asked, view: { ...asked.view, shown: '', compare: [] } }));
}

/** What was wished for last; nothing, where nothing was. */
export const lastWishes = (last: string | null | undefined): Wishes | undefined => readAddress(last ?? '')?.wishes;

/** The page of one university, as it is for these wishes. */
export const universityPath = (id: string, wishes: Wishes | undefined): string => {
  const said = wishes && addressOf({ wishes: { ...wishes, search: '' }, view: firstView });
  return `/universities/${encodeURIComponent(id)}${said ? `?${said}` : ''}`;
};

type Matches = Output<typeof matchUniversities> | Output<typeof explainMatches>;

/** Marks an institution in every list, and on every page of its own, that is shown or kept in memory. */
export function mark(id: string, saved: boolean) {
  const kept = [keys.matches, keys.explained].flatMap((queryKey) => queryClient.getQueriesData<Matches>({ queryKey }));
  for (const [key, before] of kept)
    if (before?.matches.some((card) => card.id === id && card.saved !== saved))
      void putAnswer(key, {
        ...before,
        matches: before.matches.map((card) => (card.id === id ? { ...card, saved } : card)),
      });
}
