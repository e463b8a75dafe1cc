/**
 * Different content words of seven letters and more over the square root of all words. 0 to about 6.
 * Anchors: set by hand; longer words are rarer words, by Zipf's law of abbreviation. Full marks come early, because an
 * essay does not get better by hunting for long words.
 */
import { FUNCTION_WORDS } from '../../words/function-words.ts';
import type { Measure } from '../measure.ts';

const LONG = 7;

export const longerWords: Measure = {
  id: 'longer-words',
  label: 'Different longer words',
  unit: 'words / √words',
  weight: 1.5,
  anchors: [
    [0.3, 0],
    [1, 2.5],
    [1.8, 5],
    [2.6, 7.5],
    [3.4, 10],
  ],
  take: ({ document }) => {
    const long = document.words.filter(({ lower }) => lower.length >= LONG && !FUNCTION_WORDS.has(lower));
    return new Set(long.map(({ lower }) => lower)).size / Math.sqrt(Math.max(1, document.words.length));
  },
};
