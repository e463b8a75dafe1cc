import { partOf } from '#components/lazy.tsx';

// For lists of universities elsewhere: a tick at each, and the bar that leads to the comparison.
export const compareTick = partOf(async () => (await import('./compare-tick.tsx')).CompareTick);
export const compareBar = partOf(async () => (await import('./compare-bar.tsx')).CompareBar);
