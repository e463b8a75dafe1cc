/**
 * Different names and numbers per 100 words. 0 to about 12.
 * Anchors: set by hand; student essays without any read as if anybody could have sent them, three in a hundred words
 * (a place, a person, a figure) place the reader, above seven they become a list.
 */
import type { Measure } from '../measure.ts';
import { perHundred } from '../scale.ts';
import { isName, isNumber } from './details.ts';

export const namesAndNumbers: Measure = {
  id: 'names-and-numbers',
  label: 'Different names and numbers',
  unit: 'per 100 words',
  weight: 4,
  anchors: [
    [0, 0],
    [0.8, 3],
    [2, 6],
    [3.5, 8.5],
    [6, 10],
  ],
  take: ({ document }) => {
    const found = new Set<string>();
    for (const sentence of document.sentences) {
      for (let i = sentence.first; i < sentence.last; i++) {
        const token = document.tokens[i];
        if (token && (isNumber(token) || isName(document, sentence, i))) found.add(token.lower);
      }
    }
    return perHundred(found.size, document.words.length);
  },
};
