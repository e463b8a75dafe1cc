/** What a content pair is: the same essay twice, told weakly and told well. Persons and essays are invented. */
import type { EssayType } from '../../src/types.ts';

export type ContentPair = {
  id: string;
  essayType: EssayType;
  /** Kept out of tuning: written before the measures were set, and looked at only as a figure. */
  heldOut: boolean;
  prompt?: string;
  /** Vague, list-like or generic; its English is as clean as the other's. */
  weak: string;
  /** The same person and topic, with moments, thought and aim. */
  strong: string;
};
