// What an essay could gain. Pure.
import type { Evaluation } from '@lantern/contract/essays.evaluations';
import { holdStep } from '@lantern/writing/model/caps';
import { pointsOf } from '#components/points.ts';

const best = 10;

/**
 * What the overall score could gain at most if this criterion were perfect, with one decimal; 0 where that is not known. Never
 * more than what the criterion's own line on the screen leaves open.
 */
export function gainOf(
  { scores, sum, overall, advisories }: Pick<Evaluation, 'scores' | 'sum' | 'overall' | 'advisories'>,
  criterion: string,
): number {
  const score = scores[criterion];
  if (!sum || score === undefined) return 0;
  const raised = sum.mean + ((best - score) * (sum.weights[criterion] ?? 0)) / 100;
  const held = advisories.reduce(holdStep, raised);
  const line = pointsOf(scores, sum).get(criterion);
  const open = line ? line.most - line.points : best;
  return Math.max(0, Math.round(Math.min(held - overall, open) * 10) / 10);
}
