/** The same sentences, or the same five words in a row, over and over. */
import type { Document } from '../text/document.ts';
import { wordsOf } from '../text/document.ts';
import type { Gate } from './gate.ts';

const MOST_SAME_SENTENCES = 0.3;
const MOST_SAME_RUNS = 0.5;
const RUN = 5;
/** Shorter sentences ("I did not.") may come back on purpose. */
const SHORTEST_SENTENCE = 4;

/** Share of the sentences (0-1) that repeat an earlier one word for word. */
function sameSentenceShare(document: Document): number {
  const seen = new Set<string>();
  let all = 0;
  let same = 0;
  for (const sentence of document.sentences) {
    const words = wordsOf(document, sentence).map((word) => word.lower);
    if (words.length < SHORTEST_SENTENCE) continue;
    const key = words.join(' ');
    all++;
    if (seen.has(key)) same++;
    seen.add(key);
  }
  return all === 0 ? 0 : same / all;
}

/** Share of the five-word runs (0-1) that occurred before. */
function sameRunShare(document: Document): number {
  const words = document.words.map((word) => word.lower);
  const seen = new Set<string>();
  const all = words.length - RUN + 1;
  if (all < RUN) return 0;
  let same = 0;
  for (let i = 0; i < all; i++) {
    const key = words.slice(i, i + RUN).join(' ');
    if (seen.has(key)) same++;
    seen.add(key);
  }
  return same / all;
}

export const repeatsGate: Gate = {
  id: 'repeats',
  effect: 'cap',
  advisory: 'Much of this text repeats itself word for word. The overall score can be 2 at most.',
  trips: ({ document }) => sameSentenceShare(document) > MOST_SAME_SENTENCES || sameRunShare(document) > MOST_SAME_RUNS,
};
