// What other features show beside an amount, as an `Addition`: the same in the reader's own currency, and its rates.
import { partOf } from '#components/lazy.tsx';

export const factAtHome = partOf(async () => (await import('./at-home.tsx')).FactAtHome);
export const sumAtHome = partOf(async () => (await import('./at-home.tsx')).SumAtHome);
export const ratesAtHome = partOf(async () => (await import('./at-home.tsx')).RatesAtHome);
export const wordsAtHome = partOf(async () => (await import('./at-home.tsx')).WordsAtHome);
