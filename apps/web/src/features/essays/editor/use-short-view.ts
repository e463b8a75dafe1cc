import { type RefObject, useEffect } from 'react';

/** Pixels of height below which bars leave the text no room. */
const short = 480;

/**
 * Marks the element with `data-short` while little of a phone's window is seen. Its keyboard covers the window in most
 * browsers without making it smaller, which no media query knows.
 */
export function useShortView(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen || !matchMedia('(pointer: coarse)').matches) return;
    // looking at it closer makes it no smaller
    const fit = () => root.current?.toggleAttribute('data-short', seen.height * seen.scale < short);
    fit();
    seen.addEventListener('resize', fit);
    return () => seen.removeEventListener('resize', fit);
  }, [root]);
}
