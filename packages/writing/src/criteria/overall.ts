/** How the overall score comes about: the weighted mean of the criteria, less what is taken off, each with its reason. */
import { round } from '../measures/scale.ts';
import { drawTogether, holdStep } from '../model/caps.ts';
import {
  type Advisory,
  CRITERION_IDS,
  type CriterionId,
  ESSAY_TYPES,
  type EssayType,
  type OverallSum,
} from '../types.ts';
import type { Pillar } from './pillars.ts';
import { WEIGHTS } from './weights.ts';

/** The weights of the criteria for this type as whole percents that add up to 100. */
export function percentsOf(essayType: EssayType): Record<CriterionId, number> {
  const weights = WEIGHTS[ESSAY_TYPES.includes(essayType) ? essayType : 'Generic'];
  const total = CRITERION_IDS.reduce((sum, id) => sum + (weights[id] ?? 0), 0);
  const exact = CRITERION_IDS.map((id) => ({ id, share: ((weights[id] ?? 0) / total) * 100 }));
  const percents = Object.fromEntries(exact.map(({ id, share }) => [id, Math.floor(share)])) as Record<
    CriterionId,
    number
  >;
  const missing = 100 - Object.values(percents).reduce((sum, percent) => sum + percent, 0);
  // the largest remainders are rounded up; the sort is stable
  const byRemainder = exact.toSorted((a, b) => (b.share % 1) - (a.share % 1));
  for (const { id } of byRemainder.slice(0, missing)) percents[id] += 1;
  return percents;
}

/** The weighted mean of all criteria, unrounded. */
export function weigh(essayType: EssayType, scores: Record<CriterionId, number>): number {
  const percents = percentsOf(essayType);
  return CRITERION_IDS.reduce((sum, id) => sum + scores[id] * percents[id], 0) / 100;
}

/**
 * The overall score with its sum: first what a low pillar of an essay takes off (pillars.ts; a
 * language model's scores have none: the points are set for the engine's), then the gates. What is taken off is the difference of rounded figures, so that what is shown adds up to
 * the tenth: mean less all deductions is `overall`.
 */
export function composeOverall(
  essayType: EssayType,
  scores: Record<CriterionId, number>,
  advisories: readonly Advisory[],
  pillar?: Pillar,
): { overall: number; sum: OverallSum } {
  let held = weigh(essayType, scores);
  const mean = round(held, 1);
  const deductions: OverallSum['deductions'] = [];
  let overall = mean;
  const takeOff = (gate: string, left: number) => {
    held = left;
    const points = round(overall - round(held, 1), 1);
    if (points > 0) deductions.push({ gate, points });
    overall = round(held, 1);
  };
  if (pillar) takeOff(pillar.gate, drawTogether(held, pillar.most));
  for (const advisory of advisories) takeOff(advisory.gate, holdStep(held, advisory));
  return { overall, sum: { weights: percentsOf(essayType), mean, deductions } };
}
