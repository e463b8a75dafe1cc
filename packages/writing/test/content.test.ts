import { describe, expect, it } from 'vitest';
import { measureFairness, measurePairs } from '../eval/content.ts';
import { ERRORS, insertErrors } from '../eval/learner-errors.ts';
import { MANNER_PAIRS } from '../eval/pairs/manners.ts';
import { CONTENT_PAIRS } from '../eval/pairs/pairs.ts';
import { evaluateQuickly } from '../src/evaluate.ts';
import { CRITERION_IDS, ESSAY_TYPES } from '../src/types.ts';

describe('content pairs', () => {
  it('are three for each type but Generic, half of them kept out, and no essay is short', () => {
    for (const type of ESSAY_TYPES.filter((one) => one !== 'Generic'))
      expect(CONTENT_PAIRS.filter(({ essayType }) => essayType === type)).toHaveLength(3);
    expect(CONTENT_PAIRS.filter(({ heldOut }) => heldOut)).toHaveLength(9);
    for (const { weak, strong } of CONTENT_PAIRS)
      for (const text of [weak, strong]) expect(text.split(/\s+/).length).toBeGreaterThan(180);
  });

  it.each([
    ['tuned on', CONTENT_PAIRS.filter(({ heldOut }) => !heldOut)],
    ['kept out', CONTENT_PAIRS.filter(({ heldOut }) => heldOut)],
    ['in manners that no measure was made for', MANNER_PAIRS],
  ])('%s: nine in ten in the right order, 2.5 apart', (_, pairs) => {
    const { order, difference } = measurePairs(pairs, evaluateQuickly);
    expect(order).toBeGreaterThanOrEqual(0.9);
    expect(difference).toBeGreaterThanOrEqual(2.5);
  });

  it('differ in what the essay says and not in its English', () => {
    for (const { essayType, weak, strong } of CONTENT_PAIRS) {
      const [low, high] = [evaluateQuickly({ text: weak, essayType }), evaluateQuickly({ text: strong, essayType })];
      expect(Math.abs(high.scores.language - low.scores.language)).toBeLessThan(2);
      for (const id of ['specificity', 'voice'] as const) expect(high.scores[id] - low.scores[id]).toBeGreaterThan(1);
    }
  });
});

describe('a strong essay in poor English against a weak one in perfect English', () => {
  const pairs = MANNER_PAIRS.filter(({ id }) => id.startsWith('poor-english'));

  it.each(pairs)('$id: the content criteria prefer the first', ({ essayType, prompt, weak, strong }) => {
    const judge = (text: string) => evaluateQuickly({ text, essayType, ...(prompt && { prompt }) }).scores;
    const [low, high] = [judge(weak), judge(strong)];
    for (const id of ['specificity', 'reflection', 'prompt-fit', 'voice'] as const)
      expect(high[id] - low[id], id).toBeGreaterThan(1);
    expect(high.language).toBeLessThan(low.language);
  });
});

describe('fairness', () => {
  it('no other criterion than language moves by more than 0.3, on all 36 texts with three seeds', () => {
    const shifts = measureFairness([1, 2, 3], evaluateQuickly).filter(({ criterion }) => criterion !== 'language');
    expect(shifts).toHaveLength(756);
    expect(shifts.filter(({ shift }) => Math.abs(shift) > 0.3)).toEqual([]);
  });

  const essays = [
    'sop-flood-sensors',
    'statement-stammer',
    'letter-sign-language',
    'diversity-camp-school',
    'proposal-arsenic-rice',
    'other-scholarship-leader',
  ];
  const versions = essays.flatMap((id) => {
    const pair = CONTENT_PAIRS.find((one) => one.id === id);
    if (!pair) throw new Error(`no pair ${id}`);
    const { essayType, prompt } = pair;
    return (['weak', 'strong'] as const).map(
      (version) => [`${id}, ${version}`, { text: pair[version], essayType, ...(prompt && { prompt }) }] as const,
    );
  });

  it.each(versions)('twenty learner errors cost language only: %s', (_, input) => {
    for (const seed of [11, 12]) {
      const { text, errors } = insertErrors(input.text, seed);
      expect(errors).toBe(ERRORS);
      const [clean, wrong] = [evaluateQuickly(input), evaluateQuickly({ ...input, text })];
      expect(clean.scores.language - wrong.scores.language).toBeGreaterThan(0.2);
      for (const id of CRITERION_IDS.filter((one) => one !== 'language'))
        expect(Math.abs(clean.scores[id] - wrong.scores[id]), `${id}, seed ${seed}`).toBeLessThanOrEqual(0.301);
    }
  });
});
