import { type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * What was pressed stays under the finger, also where something above it gets longer or shorter by the press: who goes down
 * a list never meets another row than the one that was aimed at. The part needs `overflow-anchor: none`, or the browser does
 * the same a second time.
 */
export function useUnderFinger(): (event: SyntheticEvent) => void {
  const pressed = useRef<{ element: Element; top: number }>(undefined);
  useLayoutEffect(() => {
    const { element, top } = pressed.current ?? {};
    if (!element?.isConnected || top === undefined) return;
    const moved = element.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  });
  // who scrolls, or waits, has left it
  useEffect(() => {
    const leave = () => {
      pressed.current = undefined;
    };
    window.addEventListener('touchmove', leave, { passive: true });
    window.addEventListener('wheel', leave, { passive: true });
    return () => {
      window.removeEventListener('touchmove', leave);
      window.removeEventListener('wheel', leave);
    };
  }, []);
  return ({ target }) => {
    if (!(target instanceof Element)) return;
    const here = { element: target, top: target.getBoundingClientRect().top };
    pressed.current = here;
    setTimeout(() => {
      if (pressed.current === here) pressed.current = undefined;
    }, 1000);
  };
}
