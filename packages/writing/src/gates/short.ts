/** Fewer words than a score can be read from. */
import { countWords } from '../text/count.ts';
import { FEWEST_WORDS, type Gate } from './gate.ts';

export const shortGate: Gate = {
  id: 'short',
  effect: 'cap',
  advisory: `This is shorter than ${FEWEST_WORDS} words, too short to be judged as an essay. The overall score can be 2 at most until there is more.`,
  trips: ({ document }) => countWords(document.given) < FEWEST_WORDS,
};
