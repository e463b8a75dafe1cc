/** What the parts of the advice share: its ids, what it knows of the score, and places. */
import type { Answer } from './answer.ts';
import type { Place } from './types.ts';

/** Every piece of advice; whoever words them can prove here that none is missing. */
export const ADVICE_IDS = [
  'keep-plain',
  'keep-detail',
  'keep-result',
  'keep-lesson',
  'part-also',
  'part-missing',
  'part-thin',
  'late-start',
  'no-situation',
  'no-action',
  'no-result',
  'no-lesson',
  'no-claim',
  'no-reason',
  'no-example',
  'no-facts',
  'no-order',
  'stock',
  'too-short',
  'too-long',
  'fillers',
  'hedges',
  'repeats',
  'long-sentence',
] as const;
export type AdviceId = (typeof ADVICE_IDS)[number];

/** The overall, and the gates and cautions that hold it. */
export type Score = { overall: number; held: ReadonlySet<string> };

export function placeOf({ evidence }: Answer, sentence: number): Place {
  const found = evidence[sentence]?.sentence;
  return found ? { start: found.start, end: found.end } : { start: 0, end: 0 };
}
