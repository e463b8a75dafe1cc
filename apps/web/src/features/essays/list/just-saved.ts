// What the editor tells the list that Save Draft leads to: which essay it was. It stays with the entry in the browser's history.
import { useState } from 'react';
import type { Row } from './rows.ts';

export const savedState = (essay: string) => ({ savedEssay: essay, savedAt: Date.now() });

/** Milliseconds: who comes back to the list later reads how long ago it was. */
const justNow = 2 * 60_000;

/** The essay whose Save Draft led here. */
export function useJustSaved(rows: readonly Row[]): Row | undefined {
  const [{ savedEssay, savedAt = 0 }] = useState<Partial<ReturnType<typeof savedState>>>(() => history.state ?? {});
  // by the press, not by the last change: all may have been saved long before it
  return Date.now() - savedAt < justNow ? rows.find(({ _id }) => _id === savedEssay) : undefined;
}

/** With it on top, whatever the order, and also when the search would leave it out. */
export function savedFirst(found: readonly Row[], saved: Row | undefined): readonly Row[] {
  return saved ? [saved, ...found.filter(({ _id }) => _id !== saved._id)] : found;
}
