import fc from 'fast-check';
import { expect, it } from 'vitest';
import { composeOverall, percentsOf } from '../src/criteria/overall.ts';
import { evaluateQuickly } from '../src/evaluate.ts';
import { CRITERION_IDS, type CriterionId, ESSAY_TYPES } from '../src/types.ts';
import { STRONG } from './essays.ts';

const tenths = (value: number) => Math.round(value * 10);

it('has weights that add up to 100 for every type', () => {
  for (const type of ESSAY_TYPES) {
    const percents = Object.values(percentsOf(type));
    expect(percents.every(Number.isInteger)).toBe(true);
    expect(percents.reduce((sum, percent) => sum + percent)).toBe(100);
  }
});

it('adds up as it is shown, whatever is taken off', () => {
  const score = fc.integer({ min: 0, max: 100 }).map((value) => value / 10);
  const gate = fc.oneof(
    fc.constantFrom('short', 'repeats', 'long').map((id) => ({ gate: id, text: '' })),
    fc.integer({ min: 20, max: 100 }).map((most) => ({ gate: 'partial', text: '', most: most / 10 })),
  );
  const all = fc.tuple(
    fc.constantFrom(...ESSAY_TYPES),
    fc.array(score, { minLength: 8, maxLength: 8 }),
    fc.array(gate),
  );
  fc.assert(
    fc.property(all, ([type, values, advisories]) => {
      const scores = Object.fromEntries(CRITERION_IDS.map((id, at) => [id, values[at]])) as Record<CriterionId, number>;
      const { overall, sum } = composeOverall(type, scores, advisories);
      // what a reader adds up by hand
      const mean = CRITERION_IDS.reduce((all, id) => all + tenths(scores[id]) * sum.weights[id], 0) / 1000;
      expect(Math.abs(sum.mean - mean)).toBeLessThanOrEqual(0.0500001);
      expect(tenths(sum.mean) - sum.deductions.reduce((all, { points }) => all + tenths(points), 0)).toBe(
        tenths(overall),
      );
      expect(sum.deductions.every(({ points, gate }) => points > 0 && gate !== 'long')).toBe(true);
    }),
  );
});

it('names what is taken off a text that is too short to be judged as a whole', () => {
  const text = STRONG.split(/\s+/).slice(0, 150).join(' ');
  const { overall, sum } = evaluateQuickly({ text, essayType: 'Other', limit: { unit: 'words', max: 650 } });
  expect(sum?.deductions).toEqual([{ gate: 'partial', points: expect.any(Number) }]);
  expect(tenths((sum?.mean ?? 0) - (sum?.deductions[0]?.points ?? 0))).toBe(tenths(overall));
});

it('has no sum where nothing was scored', () => {
  expect(evaluateQuickly({ text: '', essayType: 'Other' }).sum).toBeUndefined();
});
