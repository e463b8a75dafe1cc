/** One question of the bank, answered as it is heard: well, in general, about something else, and in a few right words. */
export type HeardAnswers = {
  question: string;
  strong: string;
  /** About the question, and anybody could have said it. */
  weak: string;
  /** In the first person, and no answer. */
  beside: string;
  /** Where so little is enough. */
  short?: string;
};
