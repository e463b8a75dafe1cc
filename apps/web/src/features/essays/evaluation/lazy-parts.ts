// What the folds of an evaluation show. Fetched when the screen is idle too, so that it is there without a connection.
import { partOf } from '#components/lazy.tsx';

export const changesPart = partOf(async () => (await import('./folds/fold-parts.ts')).Changes);
export const historyPart = partOf(async () => (await import('./folds/fold-parts.ts')).HistoryTable);
export const measuresPart = partOf(async () => (await import('./folds/fold-parts.ts')).Measures);
export const overallPart = partOf(async () => (await import('./folds/fold-parts.ts')).OverallTable);

export async function fetchFolds() {
  await Promise.all([changesPart.load(), historyPart.load(), measuresPart.load(), overallPart.load()]);
}
