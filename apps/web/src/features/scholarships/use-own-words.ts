import { useEffect } from 'react';
import { whenIdle } from '#api/idle.ts';

/** What scholarships say in words of their own comes in the reader's language once the screen stands still; until then it is English. */
export function useOwnWords() {
  useEffect(() => whenIdle(() => void import('@lantern/content/scholarship-sentences').catch(() => undefined)), []);
}
