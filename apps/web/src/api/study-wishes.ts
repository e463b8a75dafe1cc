// Level, field and country as they were said last on any screen: what was said on one is filled in, or offered, on the
// others. Known to this device alone.
import type { matchLevels } from '@lantern/contract/matching';
import { queryOptions } from '@tanstack/react-query';
import { putAnswer, queryClient } from './query-client.ts';

export type StudyWishes = { level?: (typeof matchLevels)[number]; field?: string; country?: string };

const key = ['study-wishes'];

export const studyWishesQuery = queryOptions({
  queryKey: key,
  queryFn: (): StudyWishes => queryClient.getQueryData<StudyWishes>(key) ?? {},
  staleTime: Number.POSITIVE_INFINITY,
});

/** What memory has of them, for a form that is about to open. */
export const studyWishesNow = (): StudyWishes => queryClient.getQueryData<StudyWishes>(key) ?? {};

/** Keeps what was said; what was left open says nothing. */
export async function keepStudyWishes(said: { [Key in keyof StudyWishes]: StudyWishes[Key] | '' }): Promise<void> {
  const before = await queryClient.ensureQueryData(studyWishesQuery);
  const now = Object.fromEntries(Object.entries(said).filter(([, word]) => word));
  await putAnswer(key, { ...before, ...now });
}
