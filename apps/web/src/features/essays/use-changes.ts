import { useEffect } from 'react';
import { listen } from '#api/events.ts';
import { isEcho } from './drafts/keepers.ts';
import { refreshEssays } from './essays.api.ts';

/** Fetches again what other devices change while an essay screen is open. */
export function useChanges() {
  useEffect(() => listen('essays', ({ id }) => void (isEcho(id) || refreshEssays())), []);
}
