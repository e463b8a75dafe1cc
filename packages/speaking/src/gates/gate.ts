/** What a gate is: a plain reason why a score would mean nothing. */
import type { Answer } from '../answer.ts';

export type Gate = {
  id: string;
  trips: (answer: Answer) => boolean;
  /** `refuse`: nothing is scored and nothing advised. `cap`: the overall is held. */
  effect: 'refuse' | 'cap';
  /** Where it is held, if not at `GATE_CAP`. */
  most?: number | ((answer: Answer) => number);
};

export const GATE_CAP = 2;
