import { partOf } from '#components/lazy.tsx';

/** Marks of a text to read that answer: they come when the screen is idle. */
export const readerMarks = partOf(async () => (await import('./reader-marks.tsx')).ReaderMarks);
