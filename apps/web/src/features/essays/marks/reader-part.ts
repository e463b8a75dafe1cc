import { partOf } from '#components/lazy.tsx';

/** Marks of a text to read that answer: they come in a quiet moment. */
export const readerMarks = partOf(async () => (await import('./reader-marks.tsx')).ReaderMarks);
