/** Whether the strong answer scores above the weak one. */
import { askedQuestion } from '@lantern/content/interviews/asked-question';
import { questionBank } from '@lantern/content/interviews/questions';
import { giveFeedback } from '../src/give-feedback.ts';
import { type FeedbackInput, INTERVIEW_TYPES } from '../src/types.ts';
import type { AnswerPair } from './pairs/pair.ts';
import { ANSWER_PAIRS } from './pairs/pairs.ts';

/** What a screen gives the engine for a question of the bank. */
export function inputFor(questionId: string, answer: string): FeedbackInput {
  for (const type of INTERVIEW_TYPES) {
    const found = questionBank[type].find(({ id }) => id === questionId);
    if (!found) continue;
    const { contains, countries } = found;
    const country = countries?.[0];
    return {
      type,
      question: askedQuestion(found),
      answer,
      others: [...contains],
      ...(country && { facts: { country } }),
    };
  }
  throw new Error(`no question ${questionId}`);
}

export type PairFigures = {
  pairs: number;
  /** Share of the pairs (0-1) whose strong answer scores higher. */
  order: number;
  /** Mean of strong minus weak. */
  difference: number;
  byPair: readonly { pair: AnswerPair; weak: number; strong: number }[];
};

export function measurePairs(heldOut: boolean): PairFigures {
  const byPair = ANSWER_PAIRS.filter((pair) => pair.heldOut === heldOut).map((pair) => ({
    pair,
    weak: giveFeedback(inputFor(pair.question, pair.weak)).overall,
    strong: giveFeedback(inputFor(pair.question, pair.strong)).overall,
  }));
  const differences = byPair.map(({ weak, strong }) => strong - weak);
  return {
    pairs: byPair.length,
    order: differences.filter((difference) => difference > 0).length / byPair.length,
    difference: differences.reduce((sum, difference) => sum + difference, 0) / byPair.length,
    byPair,
  };
}
