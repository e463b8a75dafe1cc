/**
 * Things, people and figures that plain sentences take up again at least two paragraphs later (in one paragraph: eight
 * sentences later); fewer where hardly a thought is said. Where a thought has grown out of what happened, it still speaks of it. 0 to about 20; images do not count.
 * Anchors: set by hand; three may be the names of the place, ten mean that the end is about the same matter as the beginning.
 */
import type { Document } from '../../text/document.ts';
import type { Measure } from '../measure.ts';
import { readTold } from '../told/told.ts';
import { thoughtsPer100 } from './thought.ts';

const PARAGRAPHS_LATER = 2;
const SENTENCES_LATER = 8;
/** A sentence that could stand in any essay, or only reports a post, takes nothing up. */
const STRANGE = 0.35;

export function findReturns(document: Document): Set<string> {
  const all = readTold(document);
  const oneParagraph = document.paragraphs.length < 2;
  const least = oneParagraph ? SENTENCES_LATER : PARAGRAPHS_LATER;
  const first = new Map<string, number>();
  const back = new Set<string>();
  for (const [place, { evidence, seen, stranger, report }] of all.entries()) {
    if (stranger > STRANGE || report === 1) continue;
    const at = oneParagraph ? place : evidence.sentence.paragraph;
    for (const word of seen.keys()) {
      const before = first.get(word);
      if (before === undefined) first.set(word, at);
      else if (at - before >= least) back.add(word);
    }
  }
  return back;
}

/** So many thoughts in 100 words, of whatever kind, are enough for what comes back to carry one. */
const THOUGHT = 0.4;

/** A story without any thought has its people and things on every page; they come back, and nothing with them. */
function thoughtIn(document: Document): number {
  return Math.min(1, thoughtsPer100(document) / THOUGHT);
}

/** What comes back, as far as any thought comes with it. */
export function carriedBack(document: Document): number {
  return findReturns(document).size * thoughtIn(document);
}

export const returns: Measure = {
  id: 'returns',
  label: 'Things that later paragraphs take up again',
  unit: 'count',
  weight: 3,
  anchors: [
    [0, 0],
    [10, 10],
  ],
  take: ({ document }) => carriedBack(document),
};
