/** One question of the bank, answered three times in spoken style before anybody looked at the rules. */
export type BankAnswer = {
  question: string;
  /** True and good. */
  strong: string;
  /** Fluent, in the first person, near the topic or far from it, and no answer. */
  beside: string;
  /** A few right words, where such an answer is enough. */
  short?: string;
};
