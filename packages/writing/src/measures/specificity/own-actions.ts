/**
 * Things the writer did ("I soldered", "we measured") per 100 words. 0 to about 6. What is claimed or reported ("I embraced
 * challenges", "I served as") counts less, and so do deeds in an essay where nothing can be seen to happen.
 * Anchors: set by hand; none means that only opinions and wishes are told.
 */
import { fade } from '../evidence.ts';
import type { Measure } from '../measure.ts';
import { shownInList } from '../told/listed.ts';
import { readTold, shownBy, type Told } from '../told/told.ts';
import { isOwnAction } from './details.ts';
import { inAStory, rateBySentence } from './rate.ts';

/** A shorter text has no room for a story. */
const ROOM = 100;

export const ownActions: Measure = {
  id: 'own-actions',
  label: 'Things you did',
  unit: 'per 100 words',
  weight: 1,
  anchors: [
    [0, 0],
    [0.5, 3],
    [1.5, 7],
    [3, 10],
  ],
  take: ({ document }) => {
    const told = readTold(document);
    const rate = rateBySentence(document, (place) => {
      const { first, last } = document.sentences[place] ?? { first: 0, last: 0 };
      let actions = 0;
      for (let i = first; i < last; i++) if (isOwnAction(document, i)) actions++;
      return actions * Math.sqrt(shownBy(told[place] as Told));
    });
    const short = fade(document.words.length, ROOM, 1.5 * ROOM);
    return rate * shownInList(document) * Math.max(short, inAStory(document));
  },
};
