import { partOf } from '#components/lazy.tsx';

/** Scholarships for one university, for the page that shows it. */
export const scholarshipsAt = partOf(async () => (await import('./at-university.tsx')).ScholarshipsAt);
