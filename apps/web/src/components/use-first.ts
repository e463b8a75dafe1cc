import { useState } from 'react';

/** The first of a long list, and the way to as many more; nothing where all are shown. */
export function useFirst<One>(
  all: readonly One[],
  step: number,
): { shown: readonly One[]; showMore: (() => void) | undefined } {
  const [count, setCount] = useState(step);
  return { shown: all.slice(0, count), showMore: count < all.length ? () => setCount(count + step) : undefined };
}
