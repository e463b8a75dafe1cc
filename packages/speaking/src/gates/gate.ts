/** What a gate is: a plain reason why a score would mean nothing. */
import type { Answer } from '../answer.ts';

export type Gate = {
  id: string;
  trips: (answer: Answer) => boolean;
  /** `refuse`: nothing is scored and nothing advised. `cap`: the overall is at most 2. */
  effect: 'refuse' | 'cap';
};

export const GATE_CAP = 2;
