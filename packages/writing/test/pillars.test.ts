import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_RANKED } from '../eval/all-ranked.ts';
import { rankCorrelation } from '../eval/statistics.ts';
import { composeOverall } from '../src/criteria/overall.ts';
import { lowestPillar } from '../src/criteria/pillars.ts';
import { evaluateQuickly } from '../src/evaluate.ts';
import { CRITERION_IDS, type CriterionId, ESSAY_TYPES } from '../src/types.ts';

const all = (score: number) =>
  Object.fromEntries(CRITERION_IDS.map((id) => [id, score])) as Record<CriterionId, number>;

describe('the pillars of an essay', () => {
  it('take nothing off where all stand', () => {
    expect(ESSAY_TYPES.map((type) => lowestPillar(type, all(9), 400))).toEqual(ESSAY_TYPES.map(() => undefined));
  });

  it.each([
    ['unshown', { specificity: 2 }],
    ['unthought', { reflection: 0.5 }],
    ['unasked', { 'prompt-fit': 1 }],
    ['unvoiced', { voice: 5 }],
    ['unclear', { language: 4 }],
  ])('%s: what is missing is named, and the rest does not make up for it', (gate, missing) => {
    const scores = { ...all(10), ...missing };
    const { overall, sum } = composeOverall(
      'Personal Statement',
      scores,
      [],
      lowestPillar('Personal Statement', scores, 400),
    );
    expect(sum.deductions.map((one) => one.gate)).toEqual([gate]);
    expect(overall).toBeLessThan(8);
  });

  it('are not asked of a text without room for them', () => {
    expect(lowestPillar('Other', all(1), 90)).toBeUndefined();
    expect(lowestPillar('Other', all(1), 160)?.most).toBeGreaterThan(lowestPillar('Other', all(1), 220)?.most ?? 10);
  });

  it('a stock end after a vivid story takes off about the same whatever it does to the voice', () => {
    const left = (voice: number, weakEnd: number) => {
      const scores = { ...all(9), voice };
      const pillar = lowestPillar('Personal Statement', scores, 400, { weakEnd, portrait: false });
      return { gate: pillar?.gate, overall: composeOverall('Personal Statement', scores, [], pillar).overall };
    };
    expect([left(7, 1).gate, left(9, 1).gate]).toEqual(['unended', 'unended']);
    expect(left(9, 1).overall - left(7, 1).overall).toBeLessThan(0.4);
    expect(left(7, 0).gate).toBe('unvoiced');
    expect(left(9, 0).gate).toBeUndefined();
  });

  it('ask a thought less of a portrait than of a story', () => {
    const most = (portrait: boolean) =>
      lowestPillar('Personal Statement', { ...all(9), reflection: 0.5 }, 400, { weakEnd: 0, portrait })?.most ?? 10;
    expect(most(true)).toBeGreaterThan(most(false) + 2);
  });

  it('ask no story of a proposal, and take a plan for a thought in a letter', () => {
    expect(lowestPillar('Research Proposal', { ...all(9), specificity: 1, reflection: 1 }, 400)).toBeUndefined();
    expect(lowestPillar('SOP', { ...all(9), reflection: 1 }, 400)).toBeUndefined();
    expect(lowestPillar('SOP', { ...all(9), reflection: 1, fit: 1 }, 400)?.gate).toBe('unthought');
  });

  it('never lower an essay because a criterion rises', () => {
    const score = fc.integer({ min: 0, max: 100 }).map((value) => value / 10);
    const essay = fc.tuple(
      fc.constantFrom(...ESSAY_TYPES),
      fc.array(score, { minLength: 8, maxLength: 8 }),
      fc.constantFrom(...CRITERION_IDS),
      fc.integer({ min: 1, max: 50 }),
    );
    fc.assert(
      fc.property(essay, ([type, values, risen, by]) => {
        const scores = Object.fromEntries(CRITERION_IDS.map((id, at) => [id, values[at]])) as Record<
          CriterionId,
          number
        >;
        const better = { ...scores, [risen]: Math.min(10, scores[risen] + by / 10) };
        const [before, after] = [scores, better].map(
          (one) => composeOverall(type, one, [], lowestPillar(type, one, 400)).overall,
        );
        expect(after).toBeGreaterThanOrEqual(before ?? 0);
      }),
    );
  });
});

describe('graded essays of many kinds', () => {
  const judged = ALL_RANKED.map((essay) => ({
    ...essay,
    ...evaluateQuickly(essay),
  }));
  const of = (...kinds: string[]) => judged.filter(({ kind }) => kinds.includes(kind));

  it.each(of('very weak', 'weak', 'hollow', 'list'))('$kind: $id is below 4.3', ({ overall }) => {
    expect(overall).toBeLessThan(4.3);
  });

  it.each(of('achievements'))('$kind: $id is below 4.3', ({ overall }) => {
    expect(overall).toBeLessThan(4.3);
  });

  it.each(judged.filter(({ id }) => id.startsWith('weak-end')))('vivid, with a weak end: $id is about 7', (one) => {
    expect(one.overall).toBeGreaterThan(6);
    expect(one.overall).toBeLessThan(7.7);
    expect(one.sum?.deductions.map(({ gate }) => gate)).toEqual(['unended']);
  });

  it.each(of('quiet', 'loud', 'strong'))('$kind: $id is at 7.5 or above', ({ overall }) => {
    expect(overall).toBeGreaterThanOrEqual(7.5);
  });

  it.each(judged.filter(({ id }) => /^(?:story|meaning)-without|^off-the-prompt/.test(id)))(
    'what lacks one thing stands in the middle: $id',
    ({ overall }) => {
      expect(overall).toBeGreaterThan(4);
      expect(overall).toBeLessThan(6.5);
    },
  );

  it('stand in the order of their grades, and use the scale', () => {
    const overalls = judged.map(({ overall }) => overall);
    expect(
      rankCorrelation(
        judged.map(({ grade }) => grade),
        overalls,
      ),
    ).toBeGreaterThanOrEqual(0.85);
    expect(Math.min(...overalls)).toBeLessThan(3);
    expect(Math.max(...overalls)).toBeGreaterThan(8.8);
  });
});
