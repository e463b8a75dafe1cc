/**
 * Share of the sentences that take something up from the two before them: a content word, or a word that points back
 * ("this", "it", "then"). 0 to 1.
 * Anchors: set by hand.
 */
import { wordsOf } from '../../text/document.ts';
import { CONNECTIVES } from '../../words/connectives.ts';
import { FUNCTION_WORDS } from '../../words/function-words.ts';
import type { Measure } from '../measure.ts';

const POINTERS = new Set([
  ...'he him his she her hers it its they them their theirs this these those there such both another each one'.split(
    ' ',
  ),
  ...CONNECTIVES.filter((phrase) => !phrase.includes(' ')),
]);
/** Words that share this many first letters are taken for the same word: "plant", "planted", "plants". */
const STEM = 5;

export const flow: Measure = {
  id: 'flow',
  label: 'Sentences that follow from the ones before',
  unit: 'share',
  weight: 2,
  anchors: [
    [0.2, 1],
    [0.5, 5],
    [0.7, 8],
    [0.85, 10],
  ],
  applies: ({ document }) => document.sentences.length >= 4,
  take: ({ document }) => {
    let linked = 0;
    let recent: Set<string>[] = [];
    for (const [place, sentence] of document.sentences.entries()) {
      const words = wordsOf(document, sentence).map(({ meant }) => meant);
      const stems = new Set(
        words
          .filter((word) => word.length > 3 && !FUNCTION_WORDS.has(word))
          .map((word) => word.replace(/s$/, '').slice(0, STEM)),
      );
      const takesUp =
        words.some((word) => POINTERS.has(word)) || [...stems].some((stem) => recent.some((set) => set.has(stem)));
      if (place > 0 && takesUp) linked++;
      recent = [stems, ...recent].slice(0, 2);
    }
    return linked / Math.max(1, document.sentences.length - 1);
  },
};
