// What the folds of an evaluation show. Fetched when the screen is idle too, so that it is there without a connection.
import { partOf } from '#components/lazy.tsx';

export const changesPart = partOf(async () => (await import('./details/details-parts.ts')).Changes);
export const historyPart = partOf(async () => (await import('./details/details-parts.ts')).HistoryTable);
export const measuresPart = partOf(async () => (await import('./details/details-parts.ts')).Measures);
export const modelScoresPart = partOf(async () => (await import('./details/details-parts.ts')).ModelScores);
export const onDemandPart = partOf(async () => (await import('./on-demand.tsx')).OnDemand);
export const scorePartsPart = partOf(async () => (await import('./details/details-parts.ts')).ScoreParts);

export async function fetchFolds() {
  const parts = [changesPart, historyPart, measuresPart, modelScoresPart, onDemandPart, scorePartsPart];
  await Promise.all(parts.map((part) => part.load()));
}
