import { useEffect, useRef } from 'react';

/** Takes the focus to the page when it got lost with something that left a list of `count`. */
export function useKeptFocus(count: number) {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [count]);
}
