/**
 * Too short for what was asked: a tenth of a good length, and never less than eight words. A plain "No, never." that says all
 * that was asked is not, nor are facts that speak of it in a few words.
 */
import { WORDS_PER_MINUTE } from '../measures/form/length.ts';
import type { Gate } from './gate.ts';

const LEAST_SHARE = 0.12;
const FEWEST_WORDS = 8;

/** "In Ash Hall, 118 pounds a week." A question for facts takes about so long at most. */
const MOST_SECONDS = 50;
const FEWEST_FACTS = 4;

export const shortGate: Gate = {
  id: 'short',
  effect: 'cap',
  trips: ({ input: { question }, count, topic, evidence }) => {
    if (topic.whole || topic.brief) return false;
    const facts =
      count >= FEWEST_FACTS &&
      question.seconds <= MOST_SECONDS &&
      Number.isFinite(topic.signs) &&
      topic.signs >= topic.needed &&
      evidence.some(({ detail }) => detail > 0);
    return !facts && count < Math.max(FEWEST_WORDS, (LEAST_SHARE * question.seconds * WORDS_PER_MINUTE) / 60);
  },
};
