/** The same words over and over. */
import { repeatedShare } from '../measures/form/repeats.ts';
import type { Gate } from './gate.ts';

const MOST_REPEATED = 0.5;

export const repeatsGate: Gate = {
  id: 'repeats',
  effect: 'cap',
  trips: (answer) => repeatedShare(answer) > MOST_REPEATED,
};
