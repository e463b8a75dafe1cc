/** What the engine's gates leave of a language model's scores. The gates were not asked by the essay to be kind. */
import type { Advisory, CriterionId } from '../types.ts';

/** As gates/ has it; copied, because that folder's list loads the word data of every gate. A test compares them. */
export const CAP = 2;
export const CAPPED_BY: Readonly<Record<string, 'overall' | 'everything'>> = {
  short: 'overall',
  partial: 'overall',
  repeats: 'overall',
  'function-words': 'everything',
  heavy: 'everything',
  salad: 'everything',
  empty: 'everything',
  markup: 'everything',
  code: 'everything',
  language: 'everything',
};

/**
 * What one gate leaves of an overall score. One with a `most` of its own draws what lies above the cap together, so that 10
 * becomes `most` and a better text still scores higher; the others cut.
 */
export function holdStep(overall: number, { gate, most }: Advisory): number {
  if (overall <= CAP || !(gate in CAPPED_BY)) return overall;
  return most === undefined ? CAP : drawTogether(overall, most);
}

/** What lies above the cap is drawn together, so that 10 becomes `most`. */
export function drawTogether(overall: number, most: number): number {
  return overall <= CAP ? overall : CAP + ((overall - CAP) * (most - CAP)) / (10 - CAP);
}

export function capScores(scores: Record<CriterionId, number>, advisories: readonly Advisory[]) {
  if (!advisories.some(({ gate }) => CAPPED_BY[gate] === 'everything')) return scores;
  const capped = Object.entries(scores).map(([id, score]) => [id, Math.min(score, CAP)]);
  return Object.fromEntries(capped) as Record<CriterionId, number>;
}
