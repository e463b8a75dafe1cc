/**
 * Share of the sentences that begin with the word most sentences begin with. 0 to 1.
 * Anchors: set by hand; a quarter with "I" is common in honest prose, half reads like a form.
 */
import { wordsOf } from '../../text/document.ts';
import type { Essay, Measure } from '../measure.ts';

type Start = { word: string; count: number; share: number; places: number[] };

export function readSameStart({ document }: Essay): Start {
  const places = new Map<string, number[]>();
  for (const [place, sentence] of document.sentences.entries()) {
    const word = wordsOf(document, sentence)[0]?.meant.replace(/^i'(?:m|ve|d|ll)$/, 'i');
    if (!word) continue;
    const known = places.get(word);
    if (known) known.push(place);
    else places.set(word, [place]);
  }
  const [word = '', found = []] = [...places].sort((a, b) => b[1].length - a[1].length)[0] ?? [];
  return { word, count: found.length, share: found.length / Math.max(1, document.sentences.length), places: found };
}

export const sameStart: Measure = {
  id: 'same-start',
  label: 'Sentences that begin with the same word',
  unit: 'share',
  weight: 2,
  anchors: [
    [0.2, 10],
    [0.35, 7],
    [0.5, 3],
    [0.7, 0],
  ],
  applies: ({ document }) => document.sentences.length >= 6,
  take: (essay) => readSameStart(essay).share,
};
