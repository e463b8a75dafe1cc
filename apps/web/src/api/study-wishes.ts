// What a student wishes for (UniPair's filters), kept once for all screens and devices: what was chosen on one is filled in,
// or offered, on the others.
import { type KeptWishes, type WishesSaid, wishesCalls } from '@lantern/contract/matching.wishes';
import { useEffect } from 'react';
import { listen } from '#api/events.ts';
import { createSingleRecord, useSingleRecord } from '#api/keyed-records.ts';
import { queryClient } from '#api/query-client.ts';
import { currentUser } from '#api/session.ts';

/** Each is there: what an answer lacks was not said. */
export type StudyWishes = Said<Omit<KeptWishes, 'revision' | 'updated_at'>>;
type Said<Wishes> = { [Name in keyof Wishes]-?: Exclude<Wishes[Name], undefined> };

// what is chosen last counts, and each choice for itself: two devices never have to be asked which one is right
const kept = createSingleRecord(wishesCalls, { screen: '/unipair', lastWins: true });
// nobody can put right what the server does not take (a code that is gone): the ones before stay
kept.outbox.subscribe(() => {
  if (kept.outbox.all().only?.refused) kept.forget();
});

const nothing: StudyWishes = {
  ...{ level: '', field: '', country: '', language: null },
  ...{ budget: null, gpa: null, gpa_untold: null },
};

/** Undefined until something is known; where the server is out of reach and nothing is kept, nothing was said. */
export function useStudyWishes(): StudyWishes | undefined {
  useEffect(() => listen(kept.calls.topic, () => void kept.refresh()), []);
  const { row, error } = useSingleRecord(kept);
  if (row === undefined && !error) return undefined;
  return { ...nothing, ...row };
}

/** What memory has of them, for a form that is about to open. */
export function studyWishesNow(): StudyWishes {
  const user = currentUser()?.id;
  const known = user && queryClient.getQueryData(kept.query(user).queryKey);
  return { ...nothing, ...known, ...kept.outbox.all().only?.fields };
}

/** Keeps what UniPair was asked. */
export async function keepStudyWishes(said: WishesSaid): Promise<void> {
  const waits = kept.outbox.all().only?.fields;
  await kept.save({ ...waits, ...said }, null).catch(() => undefined);
}

/**
 * What was chosen on another screen, as long as UniPair was not asked: its filters are not changed from elsewhere. What was
 * left open there says nothing.
 */
export async function offerStudyWishes(said: Pick<WishesSaid, 'level' | 'field' | 'country'>): Promise<void> {
  const user = currentUser()?.id;
  if (user) await queryClient.ensureQueryData(kept.query(user)).catch(() => undefined);
  const chosen = Object.fromEntries(Object.entries(said).filter(([, word]) => word));
  if (studyWishesNow().language === null && Object.keys(chosen).length > 0) await keepStudyWishes(chosen);
}
