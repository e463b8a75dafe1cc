/** Whether the strong answer scores above the weak one. */
import { askedQuestion } from '@lantern/content/interviews/asked-question';
import { questionBank } from '@lantern/content/interviews/questions';
import { giveFeedback } from '../src/give-feedback.ts';
import { type FeedbackInput, INTERVIEW_TYPES } from '../src/types.ts';
import type { AnswerPair } from './pairs/pair.ts';
import { ANSWER_PAIRS } from './pairs/pairs.ts';
import { SPOKEN_IELTS_PAIRS } from './spoken/pairs.ielts.ts';
import { SPOKEN_PANEL_PAIRS } from './spoken/pairs.panels.ts';
import { SPOKEN_VISA_PAIRS } from './spoken/pairs.visa.ts';
import type { SpokenPair } from './spoken/spoken-pair.ts';

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

export const SPOKEN_PAIRS: readonly SpokenPair[] = [...SPOKEN_VISA_PAIRS, ...SPOKEN_PANEL_PAIRS, ...SPOKEN_IELTS_PAIRS];

/** The same for the spoken pairs, with the strong answers that a gate or a caution held. */
export function measureSpoken(): { order: number; difference: number; heldStrong: readonly string[] } {
  const read = SPOKEN_PAIRS.map(({ question, strong, weak }) => ({
    question,
    strong: giveFeedback(inputFor(question, strong)),
    weak: giveFeedback(inputFor(question, weak)).overall,
  }));
  const differences = read.map(({ strong, weak }) => strong.overall - weak);
  return {
    order: differences.filter((difference) => difference > 0).length / read.length,
    difference: differences.reduce((sum, difference) => sum + difference, 0) / read.length,
    heldStrong: read.filter(({ strong }) => strong.advisories.length > 0).map(({ question }) => question),
  };
}
