import { partOf } from '#components/lazy.tsx';

/** What follows a save, for the screens on which a university is saved: the last day to apply, in one press. */
export const lastDayAt = partOf(async () => (await import('./last-day.tsx')).LastDayAt);

/** The same of one application, for its card. */
export const lastDayOf = partOf(async () => (await import('./last-day.tsx')).LastDay);
