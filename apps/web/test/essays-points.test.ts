import { composeOverall } from '@lantern/writing/criteria/overall';
import { CRITERION_IDS, type CriterionId, ESSAY_TYPES } from '@lantern/writing/types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointsOf } from '#components/points.ts';
import { gainOf } from '#features/essays/evaluation/points.ts';

const scores = fc
  .array(fc.integer({ min: 0, max: 100 }), { minLength: CRITERION_IDS.length, maxLength: CRITERION_IDS.length })
  .map((all) => Object.fromEntries(CRITERION_IDS.map((id, index) => [id, (all[index] ?? 0) / 10])))
  .map((all) => all as Record<CriterionId, number>);
const tenths = (value: number) => Math.round(value * 10);

test('points add up to the mean to the tenth, and none passes what its part can give', () => {
  fc.assert(
    fc.property(scores, fc.constantFrom(...ESSAY_TYPES), (all, type) => {
      const { sum } = composeOverall(type, all, []);
      const points = [...pointsOf(all, sum).values()];
      expect(points.reduce((together, one) => together + tenths(one.points), 0)).toBe(tenths(sum.mean));
      for (const one of points) expect(one.points).toBeLessThanOrEqual(one.most);
    }),
  );
});

test('no part can gain more than what is missing to ten', () => {
  fc.assert(
    fc.property(scores, fc.integer({ min: 21, max: 99 }), (all, most) => {
      const advisories = [{ gate: 'partial', text: '', most: most / 10 }];
      const evaluation = { scores: all, advisories, ...composeOverall('Other', all, advisories) };
      for (const id of CRITERION_IDS) {
        const gain = gainOf(evaluation, id);
        expect(gain).toBeGreaterThanOrEqual(0);
        expect(tenths(evaluation.overall + gain)).toBeLessThanOrEqual(most);
      }
    }),
  );
});

test('no part promises more than its own line leaves open', () => {
  fc.assert(
    fc.property(scores, fc.constantFrom(...ESSAY_TYPES), fc.integer({ min: 0, max: 99 }), (all, type, overall) => {
      const { sum } = composeOverall(type, all, []);
      const points = pointsOf(all, sum);
      for (const id of CRITERION_IDS) {
        const { points: got = 0, most = 0 } = points.get(id) ?? {};
        const gain = gainOf({ scores: all, advisories: [], sum, overall: overall / 10 }, id);
        expect(tenths(gain)).toBeLessThanOrEqual(tenths(most - got));
      }
    }),
  );
});

test('while a gate holds the score nothing is promised', () => {
  const all = Object.fromEntries(CRITERION_IDS.map((id) => [id, 6])) as Record<CriterionId, number>;
  const advisories = [{ gate: 'repeats', text: '' }];
  expect(gainOf({ scores: all, advisories, ...composeOverall('Other', all, advisories) }, 'fit')).toBe(0);
});
