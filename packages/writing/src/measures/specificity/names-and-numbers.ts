/**
 * Different names and numbers per 100 words. 0 to about 12. A sentence gives three at most: more of them are a list; in a sentence
 * that only claims or reports (told/told.ts) they count less. Where
 * the whole essay is strung together of them, or a list of prizes, they count less (crowding.ts, told/listed.ts).
 * Anchors: set by hand; student essays without any read as if anybody could have sent them, three in a hundred words
 * (a place, a person, a figure) place the reader, above eleven the essay is a list.
 */
import type { Measure } from '../measure.ts';
import { perHundred } from '../scale.ts';
import { stillShown } from '../told/listed.ts';
import { readTold, shownBy, type Told } from '../told/told.ts';
import { isFigure, isName } from './details.ts';
import { inAStory, rateBySentence } from './rate.ts';

/** A list of courses or prizes shows as much as its first three. */
const MOST_IN_SENTENCE = 3;
const CROWD = 11;

export const namesAndNumbers: Measure = {
  id: 'names-and-numbers',
  label: 'Different names and numbers',
  unit: 'per 100 words',
  weight: 2,
  anchors: [
    [0, 0],
    [0.8, 3],
    [2, 6],
    [3.5, 8.5],
    [6, 10],
    [11, 10],
    [16, 6],
    [22, 3],
  ],
  take: ({ document }) => {
    const found = new Set<string>();
    const told = readTold(document);
    const fresh = document.sentences.map((sentence, place) => {
      const before = found.size;
      for (let i = sentence.first; i < sentence.last && found.size - before < MOST_IN_SENTENCE; i++) {
        const token = document.tokens[i];
        if (token && (isFigure(document, i) || isName(document, sentence, i))) found.add(token.lower);
      }
      return (found.size - before) * shownBy(told[place] as Told);
    });
    // more of them are a crowd only where they are many in all words
    const inAll = perHundred(found.size, document.words.length);
    const rate =
      inAll > CROWD
        ? inAll
        : Math.min(
            CROWD,
            rateBySentence(document, (place) => fresh[place] ?? 0),
          );
    return rate * stillShown(document) * inAStory(document);
  },
};
