import type { Suggestion } from '@lantern/contract/essays.evaluations';
import { describe, expect, test } from 'vitest';
import { type Found, sortFound } from '#features/essays/evaluation/first-things.ts';

let index = 0;
const found = (category: string, sentence_start: number, more: Partial<Suggestion> = {}): Found => ({
  index: index++,
  suggestion: {
    category,
    rule: `${category}.rule`,
    sentence: 'A sentence.',
    suggestion: 'Why?',
    start: sentence_start,
    end: sentence_start + 1,
    sentence_start,
    sentence_end: sentence_start + 11,
    ...more,
  } as Suggestion,
});
const judged = {
  essay_type: 'Other' as const,
  scores: { specificity: 8.5, reflection: 3, fit: 5, voice: 9, language: 1 },
};

describe('the three things that would help most', () => {
  test('are of the criteria that cost most, one of each, and never of language', () => {
    const all = [
      found('voice', 0),
      found('specificity', 20),
      found('fit', 40),
      found('reflection', 60),
      found('language', 80),
    ];
    const { first, rest, language } = sortFound(all, judged);
    expect(first.map(({ suggestion }) => suggestion.category)).toEqual(['reflection', 'fit', 'specificity']);
    expect(rest.map(({ suggestion }) => suggestion.category)).toEqual(['voice']);
    expect(language).toHaveLength(1);
  });

  test('what the whole essay lacks comes before what is wrong with a phrase', () => {
    const whole = found('reflection', 60, { scope: 'essay' });
    expect(sortFound([found('reflection', 0), whole], judged).first[0]).toBe(whole);
  });

  test('are what a counsellor says first: no scene, what most errors share, how it opens', () => {
    const essay = { scope: 'essay' } as const;
    const pattern = found('language', 90, { rule: 'language.pattern-tense', ...essay });
    const all = [
      found('reflection', 0),
      found('voice', 20),
      found('structure', 40, { rule: 'structure.opening' }),
      found('language', 60),
      pattern,
      found('specificity', 90, { rule: 'specificity.no-scene', ...essay }),
    ];
    const rulesOf = (list: Found[]) => list.map(({ suggestion }) => suggestion.rule);
    expect(rulesOf(sortFound(all, judged).first)).toEqual([
      'specificity.no-scene',
      'language.pattern-tense',
      'structure.opening',
    ]);
    const sound = { ...judged, scores: { ...judged.scores, language: 9 } };
    expect(sortFound(all, sound).first).not.toContain(pattern);
    expect(sortFound(all, sound).rest).toContain(pattern);
  });

  test('no two are about one sentence, and no sentence has more than two remarks', () => {
    const all = [
      found('reflection', 0),
      found('fit', 0),
      found('specificity', 0),
      found('voice', 0),
      found('voice', 30),
    ];
    const { first, rest } = sortFound(all, judged);
    expect(first.map(({ suggestion }) => [suggestion.category, suggestion.sentence_start])).toEqual([
      ['reflection', 0],
      ['voice', 30],
    ]);
    expect(rest.map(({ suggestion }) => suggestion.category)).toEqual(['fit']);
  });

  test('of one criterion there may be several where no other has any', () => {
    const all = [found('voice', 0), found('voice', 20), found('voice', 40), found('voice', 60)];
    const { first, rest } = sortFound(all, undefined);
    expect([first.length, rest.length]).toEqual([3, 1]);
  });

  test('another remark comes before the same one about another sentence', () => {
    const all = [
      found('voice', 0, { rule: 'voice.anybody' }),
      found('voice', 20, { rule: 'voice.anybody' }),
      found('voice', 40, { rule: 'voice.same-start' }),
    ];
    const { first } = sortFound(all, undefined);
    expect(first.map(({ suggestion }) => suggestion.sentence_start)).toEqual([0, 40, 20]);
  });

  test('a prompt that is not answered, a list, and a story without a thought are said before all else', () => {
    const essay = { scope: 'essay' } as const;
    const rules = [
      'reflection.event-without-meaning',
      'specificity.no-scene',
      'specificity.crowded',
      'prompt-fit.missing-idea',
    ];
    const all = rules.map((rule, at) => found(rule.split('.')[0] ?? '', at * 20, { rule, ...essay }));
    expect(sortFound(all, judged).first.map(({ suggestion }) => suggestion.rule)).toEqual([
      'prompt-fit.missing-idea',
      'specificity.crowded',
      'reflection.event-without-meaning',
    ]);
  });
});
