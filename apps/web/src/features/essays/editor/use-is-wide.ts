import { useSyncExternalStore } from 'react';

/** Where the stylesheet puts the prompt and the scores beside the text. */
const query = '(min-width: 1100px)';

function subscribe(listener: () => void) {
  const wide = matchMedia(query);
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
