/** Whether the strong version of an essay scores above the weak one, and what learner errors do to content. */
import { CRITERION_IDS, type CriterionId, type EvaluateInput, type Evaluation } from '../src/types.ts';
import { insertErrors } from './learner-errors.ts';
import type { ContentPair } from './pairs/pair.ts';
import { CONTENT_PAIRS } from './pairs/pairs.ts';
import { mean } from './statistics.ts';

type Evaluate = (input: EvaluateInput) => Evaluation;

export type PairFigures = {
  pairs: number;
  /** Share of the pairs (0-1) whose strong version scores higher. */
  order: number;
  /** Mean of strong minus weak, overall. */
  difference: number;
  byPair: readonly { id: string; weak: number; strong: number }[];
};

export function measurePairs(pairs: readonly ContentPair[], evaluate: Evaluate): PairFigures {
  const byPair = pairs.map(({ id, essayType, prompt, weak, strong }) => {
    const judge = (text: string) => evaluate({ text, essayType, ...(prompt && { prompt }) }).overall;
    return { id, weak: judge(weak), strong: judge(strong) };
  });
  const differences = byPair.map(({ weak, strong }) => strong - weak);
  return {
    pairs: byPair.length,
    order: differences.filter((difference) => difference > 0).length / Math.max(1, byPair.length),
    difference: mean(differences),
    byPair,
  };
}

export type Shift = { id: string; seed: number; criterion: CriterionId; shift: number };

/** How far each criterion moves when twenty common learner errors are put into each version of each pair. */
export function measureFairness(seeds: readonly number[], evaluate: Evaluate): Shift[] {
  return CONTENT_PAIRS.flatMap(({ id, essayType, prompt, weak, strong }) =>
    [weak, strong].flatMap((text, version) =>
      seeds.flatMap((seed) => {
        const judge = (given: string) => evaluate({ text: given, essayType, ...(prompt && { prompt }) }).scores;
        const [clean, wrong] = [judge(text), judge(insertErrors(text, seed).text)];
        return CRITERION_IDS.map((criterion) => ({
          id: `${id}, ${version === 0 ? 'weak' : 'strong'}`,
          seed,
          criterion,
          shift: Math.round((wrong[criterion] - clean[criterion]) * 10) / 10,
        }));
      }),
    ),
  );
}
