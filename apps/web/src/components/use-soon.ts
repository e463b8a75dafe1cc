import { useEffect } from 'react';
import { useIdle } from '#api/idle.ts';
import type { Part } from './lazy.tsx';

/** Fetches a part that somebody is likely to ask for, once the screen stands still: so it is there without a connection. */
export function useSoon<Props>(part: Part<Props>): void {
  const isIdle = useIdle();
  useEffect(() => {
    if (isIdle) part.load().catch(() => undefined);
  }, [part, isIdle]);
}
