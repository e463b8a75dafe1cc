import { useEffect } from 'react';
import { followChanges } from './follow-changes.ts';

/** Fetches again what other devices change while an essay screen is open. */
export function useChanges() {
  useEffect(followChanges, []);
}
