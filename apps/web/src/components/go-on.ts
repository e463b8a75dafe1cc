// What ends late must not act on a screen that the reader has left.
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** Whether the reader is still at this part of the page: what takes its time asks before it closes or opens something. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

/** Goes on to another screen after something took its time, unless the reader has left this one meanwhile. */
export function useGoOn(): (to: string, options?: { state?: unknown; replace?: boolean }) => void {
  const [, navigate] = useLocation();
  const isHere = useIsHere();
  return (to, options) => {
    if (isHere.current) navigate(to, options);
  };
}
