/** Too short for what was asked: a tenth of a good length, and never less than eight words. */
import { WORDS_PER_MINUTE } from '../measures/form/length.ts';
import type { Gate } from './gate.ts';

const LEAST_SHARE = 0.12;
const FEWEST_WORDS = 8;

export const shortGate: Gate = {
  id: 'short',
  effect: 'cap',
  trips: ({ input, count }) =>
    count < Math.max(FEWEST_WORDS, (LEAST_SHARE * input.question.seconds * WORDS_PER_MINUTE) / 60),
};
