// What the screens of recommenders and letters ask and keep.

import type { Requirement } from '@lantern/contract/applications';
import {
  askForLetter,
  declineLetter,
  type Letter,
  listLetters,
  openLetterRequest,
  readLetter,
  recommenderCalls,
  remindOfLetter,
  sendLetter,
  withdrawLetter,
} from '@lantern/contract/applications.letters';
import type { Input } from '@lantern/contract/endpoint';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, fetchFile } from '#api/call.ts';
import { listen } from '#api/events.ts';
import { useIdle } from '#api/idle.ts';
import { queryClient } from '#api/query-client.ts';
import { createRecords, type RowOf, useRecords } from '#api/records.ts';

export const recommendersScreen = '/recommenders';
export const recommenders = createRecords(recommenderCalls, { screen: recommendersScreen });
export type RecommenderRow = RowOf<typeof recommenderCalls>;
export const useRecommenders = () => useRecords(recommenders);

const lettersQuery = queryOptions({
  queryKey: ['letters'],
  queryFn: ({ signal }) => call(listLetters, {}, { signal }),
});

const refreshLetters = () => queryClient.invalidateQueries({ queryKey: lettersQuery.queryKey });

/** Requests for letters, kept fresh while the screen is open: a recommender answers at any time. */
export function useLetters() {
  useEffect(() => listen('letters', () => void refreshLetters()), []);
  return useQuery(lettersQuery);
}

/** Letters of one application that are asked for or here; what was withdrawn, or ended unanswered, is not. */
export const lettersOf = (letters: readonly Letter[], applicationId: string) =>
  letters.filter(({ application_ids }) => application_ids.includes(applicationId));

const counts = ({ state }: Letter) => state !== 'withdrawn' && state !== 'ended';

/** How many of the things an application asks for are ready, letters of recommendation among them. */
export function useReady(applicationId: string | undefined, requirements: readonly Requirement[]) {
  const { data } = useQuery({ ...lettersQuery, enabled: useIdle() });
  const letters = applicationId ? lettersOf(data?.letters ?? [], applicationId).filter(counts) : [];
  const here = letters.filter(({ state }) => state === 'received').length;
  return {
    done: requirements.filter((one) => one.done).length + here,
    all: requirements.length + letters.length,
    lettersMissing: letters.length - here,
  };
}

/** Milliseconds: 10 MB on a slow line. */
const timeout = 600_000;

export async function askFor(body: Input<typeof askForLetter>['body']) {
  const made = await call(askForLetter, { body });
  void refreshLetters();
  return made;
}

export async function remind(id: string, send: 'mail' | 'hand') {
  const made = await call(remindOfLetter, { body: { letter_id: id, send } });
  void refreshLetters();
  return made;
}

export async function withdraw(id: string): Promise<void> {
  await call(withdrawLetter, { body: { letter_id: id } });
  void refreshLetters();
}

export const fetchLetter = (id: string) => fetchFile(readLetter, { params: { id } }, { timeout });

// --- by the link: the recommender's device keeps nothing of it

export const requestQuery = (token: string) =>
  queryOptions({
    queryKey: ['letter-request', token],
    queryFn: ({ signal }) => call(openLetterRequest, { params: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    persister: undefined,
  });

const refreshRequest = (token: string) => queryClient.invalidateQueries({ queryKey: requestQuery(token).queryKey });

export async function handIn(token: string, file: File): Promise<void> {
  await call(sendLetter, { params: { token }, body: {} }, { file, timeout });
  await refreshRequest(token);
}

export async function sayNo(token: string, word: string): Promise<void> {
  await call(declineLetter, { params: { token }, body: { word } });
  await refreshRequest(token);
}
