import { useSyncExternalStore } from 'react';

/** Where the style sheet puts one university beside the list. */
const query = '(min-width: 1100px)';

function subscribe(listener: () => void) {
  const wide = matchMedia(query);
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

export function useRoomBeside(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
