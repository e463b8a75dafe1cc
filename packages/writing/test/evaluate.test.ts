import { beforeAll, describe, expect, it } from 'vitest';
import { evaluateEssay, evaluateQuickly, warmUp } from '../src/evaluate.ts';
import { CRITERION_IDS, ESSAY_TYPES } from '../src/types.ts';
import { PROPOSAL, STRONG, WEAK, withErrors } from './essays.ts';

beforeAll(warmUp);

const evaluate = (text: string) => evaluateEssay({ text, essayType: 'Personal Statement' });

describe('evaluateEssay', () => {
  it('scores a good essay high, with reasons for every score', async () => {
    const result = await evaluate(STRONG);
    expect(result).toMatchObject({
      engine: 'lantern',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      advisories: [],
    });
    expect(result.overall).toBeGreaterThanOrEqual(7.5);
    expect(result.words).toBe(285);
    expect(result.characters).toBe(STRONG.length);
    for (const id of CRITERION_IDS) {
      const weights = result.measures.filter(({ criterion }) => criterion === id).map(({ weight }) => weight);
      expect(weights.length).toBeGreaterThan(id === 'prompt-fit' ? 0 : 1);
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 2);
    }
  });

  it('makes each score from its measures', async () => {
    const { scores, measures } = await evaluate(STRONG);
    for (const id of CRITERION_IDS) {
      const own = measures.filter(({ criterion }) => criterion === id);
      const mean = own.reduce((sum, { score, weight }) => sum + score * weight, 0);
      expect(Math.abs(mean - scores[id])).toBeLessThan(0.11);
    }
  });

  it('puts an essay that anybody could have written well below', async () => {
    const [strong, weak] = [await evaluate(STRONG), await evaluate(WEAK)];
    expect(strong.scores.specificity - weak.scores.specificity).toBeGreaterThan(4);
    expect(strong.scores.structure - weak.scores.structure).toBeGreaterThan(1);
    expect(strong.overall - weak.overall).toBeGreaterThan(2);
  });

  it('says what is vague, how it opens and how it ends, without writing it', async () => {
    const { suggestions } = await evaluate(WEAK);
    const rules = new Set(suggestions.map(({ rule }) => rule));
    for (const rule of ['fit.many-readers', 'structure.opening', 'structure.formula-end', 'style.wordy'])
      expect(rules).toContain(rule);
    const wordy = suggestions.find(({ rule }) => rule === 'style.wordy');
    expect(wordy).toMatchObject({
      fix: 'to',
      suggestion: 'This can be shorter. Possible fix: “to”.',
      category: 'style',
    });
    expect(WEAK.slice(wordy?.start, wordy?.end)).toBe('In order to');
  });

  it('finds language errors with their place, sentence and a possible fix', async () => {
    const text = `${STRONG}\n\nMy brother have a shop. He definately like it.`;
    const language = (await evaluate(text)).suggestions.filter(({ category }) => category === 'language');
    expect(language.map(({ start, end }) => text.slice(start, end))).toEqual(
      ['have', 'definately', 'like'].slice(0, language.length),
    );
    expect(language[0]).toMatchObject({
      rule: 'language.agreement-noun',
      fix: 'has',
      sentence: 'My brother have a shop.',
    });
    expect(language[1]?.suggestion).toBe('Check the spelling of “definately”. Possible fix: “definitely”.');
  });

  it('weighs criteria by type and tolerates a type it does not know', async () => {
    for (const essayType of ESSAY_TYPES)
      expect((await evaluateEssay({ text: PROPOSAL, essayType })).overall).toBeGreaterThan(5);
    const unknown = await evaluateEssay({ text: PROPOSAL, essayType: 'Haiku' as never });
    expect(unknown.overall).toBe((await evaluateEssay({ text: PROPOSAL, essayType: 'Generic' })).overall);
  });

  it('judges the length only against a limit', async () => {
    const over = await evaluateEssay({ text: STRONG, essayType: 'SOP', limit: { unit: 'words', max: 200 } });
    const within = await evaluateEssay({
      text: STRONG,
      essayType: 'SOP',
      limit: { unit: 'characters', max: STRONG.length },
    });
    const free = await evaluateEssay({ text: STRONG, essayType: 'SOP' });
    expect(over.scores.style).toBeLessThan(within.scores.style);
    expect(over.suggestions.some(({ rule }) => rule === 'style.length-over')).toBe(true);
    expect(within.suggestions.some(({ rule }) => rule.startsWith('style.length'))).toBe(false);
    expect(free.measures.some(({ measure }) => measure === 'length')).toBe(false);
  });

  it('is the same every time, and quick scoring gives the same content scores', async () => {
    const [first, second] = [await evaluate(WEAK), await evaluate(WEAK)];
    expect(second).toEqual(first);
    const quick = evaluateQuickly({ text: WEAK, essayType: 'Personal Statement' });
    for (const id of ['specificity', 'structure', 'style'] as const) expect(quick.scores[id]).toBe(first.scores[id]);
  });
});

describe('fairness', () => {
  it('lets twenty learner errors cost language only', async () => {
    const [clean, wrong] = [await evaluate(STRONG), await evaluate(withErrors(STRONG))];
    expect(clean.scores.language - wrong.scores.language).toBeGreaterThan(1);
    for (const id of ['specificity', 'structure', 'style'] as const) {
      expect(Math.abs(clean.scores[id] - wrong.scores[id]), id).toBeLessThanOrEqual(0.3);
    }
  });
});

describe('characters that nobody sees', () => {
  it('change no score, and marks stand where they stand in the text as given', async () => {
    const plain = `${STRONG} I was very importent to him.`;
    const odd = plain.replaceAll('the ', 't\u00adhe\u00a0').replace('importent', 'im\u00adpor\u00adtent');
    const [clean, given] = [
      await evaluateEssay({ text: plain, essayType: 'Other' }),
      await evaluateEssay({ text: odd, essayType: 'Other' }),
    ];
    expect(given.scores).toEqual(clean.scores);
    const spelling = given.suggestions.find(({ rule }) => rule === 'harper.spelling');
    expect(odd.slice(spelling?.start, spelling?.end)).toBe('im\u00adpor\u00adtent');
    for (const { start, end, sentence, sentenceStart, sentenceEnd } of given.suggestions) {
      expect(end).toBeGreaterThanOrEqual(start);
      expect(odd.slice(sentenceStart, sentenceEnd)).toBe(sentence);
    }
  });
});
