/** Joins a language model's answer with what the engine found in the same text. */
import { composeOverall } from '../criteria/overall.ts';
import { round } from '../measures/scale.ts';
import { READ_LIMIT } from '../text/readable.ts';
import {
  CRITERION_IDS,
  type CriterionId,
  type EvaluateInput,
  type Evaluation,
  type OverallSum,
  type Suggestion,
} from '../types.ts';
import type { ModelAnswer } from './answer.ts';
import { capScores } from './caps.ts';
import { quoteFinder } from './quotes.ts';

/** Further apart than this, model and engine disagree. */
const DISPUTED_ABOVE = 4;

export type Judgement = {
  overall: number;
  sum: OverallSum;
  scores: Record<CriterionId, number>;
  /** the engine's, then the model's with rule `model` */
  suggestions: Suggestion[];
  disputed: CriterionId[];
  /** suggestions whose sentence the essay does not have */
  dropped: number;
};

/**
 * The model's scores, held down by the engine's gates and weighed into an overall score by the engine's weights.
 * `local` is the engine's evaluation of `input`.
 */
export function judge(input: EvaluateInput, local: Evaluation, answer: ModelAnswer): Judgement {
  const rounded = CRITERION_IDS.map((id) => [id, round(answer.scores[id], 1)]);
  const scores = capScores(Object.fromEntries(rounded) as Record<CriterionId, number>, local.advisories);
  const { found, dropped } = place(input.text, answer);
  return {
    ...composeOverall(input.essayType, scores, local.advisories),
    scores,
    suggestions: [...local.suggestions, ...found],
    disputed: CRITERION_IDS.filter((id) => round(Math.abs(scores[id] - local.scores[id]), 1) > DISPUTED_ABOVE),
    dropped,
  };
}

function place(text: string, { suggestions }: ModelAnswer): { found: Suggestion[]; dropped: number } {
  const find = quoteFinder(text.slice(0, READ_LIMIT));
  const found = new Map<string, Suggestion>();
  let dropped = 0;
  for (const { criterion, sentence, advice } of suggestions) {
    const span = find(sentence);
    if (!span) {
      dropped += 1;
      continue;
    }
    const { start, end } = span;
    found.set([criterion, start, end, advice].join(' '), {
      category: criterion,
      rule: 'model',
      sentence: text.slice(start, end),
      suggestion: advice,
      start,
      end,
      sentenceStart: start,
      sentenceEnd: end,
    });
  }
  return { found: [...found.values()], dropped };
}
