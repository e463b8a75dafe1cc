/** What a pair is: the same question answered weakly and well. Persons and answers are invented. */
export type AnswerPair = {
  /** Of the question in the bank. */
  question: string;
  /** Kept out of tuning: written before the measures were set, and looked at only as a figure. */
  heldOut: boolean;
  /** Vague, worn, beside the question or risky; its English is as clean as the other's. */
  weak: string;
  strong: string;
};
