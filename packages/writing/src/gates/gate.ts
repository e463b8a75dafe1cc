/** What a gate is: a plain reason why a score would mean nothing. */
import type { Essay } from '../measures/measure.ts';

export type Gate = {
  id: string;
  /** True when the text is not something that can be judged as an essay. */
  trips: (essay: Essay) => boolean;
  /** What the writer reads. */
  advisory: string;
  /**
   * `cap`: scores stand, the overall is at most 2. `unread`: no criterion could be judged either, so each is at most 2.
   * `refuse`: nothing is scored, every number is 0 and there are no suggestions.
   */
  effect: 'cap' | 'unread' | 'refuse';
};
