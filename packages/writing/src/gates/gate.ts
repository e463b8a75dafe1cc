/** What a gate is: a plain reason why a score would mean nothing. */
import type { Essay } from '../measures/measure.ts';

export type Gate = {
  id: string;
  /** True when the text is not something that can be judged as an essay. */
  trips: (essay: Essay) => boolean;
  /** What the writer reads. */
  advisory: string;
  /**
   * `cap`: scores stand, the overall is at most 2, or `most`. `unread`: no criterion could be judged either, so each is at most 2.
   * `refuse`: nothing is scored, every number is 0 and there are no suggestions.
   */
  effect: 'cap' | 'unread' | 'refuse';
  /** What the overall may be at most, where that depends on the essay; `{most}` stands for it in the advisory. */
  most?: (essay: Essay) => number;
  /** Words from which on it does not trip, where that depends on the essay. */
  enough?: (essay: Essay) => number;
};

/** What a tripped gate leaves of a score out of 10, unless it says otherwise. */
export const GATE_CAP = 2;
/** Fewer words than a score can be read from. */
export const FEWEST_WORDS = 50;
