// The engine's ids have words, and what two evaluations differ in.
import type { Evaluation, Suggestion } from '@lantern/contract/essays.evaluations';
import { ADVICE_IDS } from '@lantern/writing/advice-ids';
import { GATES } from '@lantern/writing/gates/gates';
import { LANGUAGE_RULES } from '@lantern/writing/language/rule-ids';
import { MEASURE_IDS } from '@lantern/writing/measure-ids';
import { CRITERION_IDS } from '@lantern/writing/types';
import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { formatBefore } from '#components/dates.ts';
import { compareSuggestions, isOtherEngine, movedScores } from '#features/essays/evaluation/changes.ts';
import { criterionWords } from '#features/essays/evaluation/criterion-words.ts';
import { measureValue, measureWords } from '#features/essays/evaluation/details/measure-words.ts';
import { gateWords, isHeld } from '#features/essays/evaluation/gate-words.ts';
import { ruleName, ruleNames } from '#features/essays/evaluation/rule-words/rule-names.ts';
import { ruleWords, suggestionWords } from '#features/essays/evaluation/rule-words/rule-words.ts';
import { catalogueOf } from './catalogues.ts';

const english = setupI18n({ locale: 'en', messages: { en: catalogueOf('en') } });
const arabic = setupI18n({ locale: 'ar', messages: { ar: catalogueOf('ar') } });
const rules = [...ADVICE_IDS, ...Object.keys(LANGUAGE_RULES)];

const suggest = (rule: string, more: Partial<Suggestion> = {}): Suggestion => ({
  category: 'specificity',
  rule,
  sentence: 'We did many things.',
  suggestion: 'The sentence of the engine.',
  start: 7,
  end: 18,
  sentence_start: 0,
  sentence_end: 19,
  ...more,
});
const params = {
  phrase: 'many things',
  trait: 'hardworking',
  idea: 'failure',
  asked: 'changed your mind',
  word: 'I',
  fix: 'because',
};
const numbers = { words: 213, max: 1650, unit: 'words', count: 4, total: 9 };

describe('every id of the engine has words', () => {
  test('criteria, in its order', () => {
    expect(Object.keys(criterionWords)).toEqual([...CRITERION_IDS]);
  });

  test('measures, each with the reason why it counts', () => {
    expect(Object.keys(measureWords).sort()).toEqual([...MEASURE_IDS].sort());
  });

  test('gates, and the note that only a part was read', () => {
    expect(Object.keys(gateWords).sort()).toEqual([...GATES.map(({ id }) => id), 'long'].sort());
  });

  test('rules, and no others', () => {
    expect(Object.keys(ruleWords).sort()).toEqual(rules.toSorted());
  });

  test.each(rules)('%s reads as a sentence', (rule) => {
    const words = suggestionWords(suggest(rule, { params: { ...params, ...numbers } }), english);
    // of these the engine says in English what exactly is wrong
    if (rule.startsWith('harper.') || rule === 'language.calque')
      expect(words).toContain('The sentence of the engine.');
    else expect(words).not.toBe('The sentence of the engine.');
    expect(words).toMatch(/^[“A-Z0-9].*[.?]$/);
    expect(words).not.toMatch(/[{}]|undefined|NaN/);
    expect(Object.keys(ruleNames).filter((id) => rule === id || rule.startsWith(id))).not.toEqual([]);
  });
});

describe('a suggestion in words', () => {
  test('holds what it was made with, and numbers as the reader writes them', () => {
    expect(suggestionWords(suggest('specificity.vague-thing', { params }), english)).toBe(
      "“many things” could stand in anybody's essay. Which things? Name one or two.",
    );
    expect(suggestionWords(suggest('style.length-over', { params: numbers }), english)).toContain('1,650 words');
    const over = suggest('style.length-over', { params: { ...numbers, unit: 'characters' } });
    expect(suggestionWords(over, english)).toContain('1,650 characters');
  });

  test('of the language tells its possible fix', () => {
    const wrong = suggest('language.verb-to', { fix: 'go' });
    expect(suggestionWords(wrong, english)).toBe(
      'After “to” the verb stands in its plain form here. Possible fix: “go”.',
    );
    expect(suggestionWords({ ...wrong, fix: '' }, english)).toMatch(/Possible fix: leave it out\.$/);
  });

  test("of harper is harper's own in English, and its kind elsewhere", () => {
    const found = suggest('harper.spelling', { suggestion: 'Did you mean “believe”?', fix: 'believe' });
    expect(suggestionWords(found, english)).toBe('Did you mean “believe”?');
    expect(suggestionWords(found, arabic)).not.toBe('Did you mean “believe”?');
    expect(suggestionWords(found, arabic)).toContain('believe');
  });

  test.each([
    ['an id that is not known any more', suggest('specificity.vague')],
    ['the sentence of an older engine, which kept no values', suggest('structure.wall')],
    ['half of the values', suggest('voice.same-start', { params: { count: 3 } })],
  ])("falls back to the engine's sentence for %s", (_, suggestion) => {
    expect(suggestionWords(suggestion, english)).toBe('The sentence of the engine.');
  });

  test('of an older engine still has a name', () => {
    expect(ruleName('language.harper-spelled-numbers', english)).toBe('choice of words');
    expect(ruleName('specificity.vague', english)).toBe('vague claim');
    expect(ruleName('novelty.some-rule', english)).toBe('some rule');
  });
});

test("a measure's value is read in its unit", () => {
  const measure = { criterion: 'structure', label: '', score: 1, weight: 1 };
  const read = (id: string, value: number, unit: string) =>
    measureValue({ ...measure, measure: id, value, unit }, english);
  expect(read('opening', 2, 'kind')).toBe('something concrete');
  expect(read('flow', 0.853, 'share')).toBe('85%');
  expect(read('insights', 1.25, 'per 100 words')).toBe('1.3 per 100 words');
  expect(read('concrete-plans', 3, 'count')).toBe('3');
});

describe('a held overall score', () => {
  const evaluation = (gate: string, overall = 2) => ({
    advisories: [{ gate, text: '' }],
    scores: { specificity: 10, style: 2 },
    overall,
  });

  test('makes the bars above it idle, whichever gate holds it', () => {
    // where nothing is scored there are no bars, and a text that is only short keeps its own
    const judging = GATES.filter(({ id, effect }) => effect !== 'refuse' && id !== 'partial' && id !== 'empty');
    expect(judging.map(({ id }) => isHeld(evaluation(id)))).toEqual(judging.map(() => true));
    expect(isHeld(evaluation('long', 6))).toBe(false);
    // below what the gate would let pass the bars count as ever
    expect(isHeld(evaluation('short', 1.4))).toBe(false);
    expect(isHeld({ ...evaluation('salad'), scores: { specificity: 2, style: 1.5 } })).toBe(false);
  });
});

test('a score of the same day is told apart by its time', () => {
  const i18n = setupI18n({ locale: 'en', locales: 'en-GB', messages: { en: catalogueOf('en') } });
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 5);
  expect(formatBefore(at(20, 14), at(20, 16), i18n)).toBe('20 Nov 2026, 14:05');
  expect(formatBefore(at(19, 14), at(20, 16), i18n)).toBe('19 Nov 2026');
});

describe('what changed since the last evaluation', () => {
  const evaluation = (scores: Record<string, number>, version = '2.0.0') =>
    ({ scores, engine: 'lantern', version }) as unknown as Evaluation;

  test('scores that moved, in their order; a criterion that only one knows is not compared', () => {
    const before = evaluation({ structure: 5, specificity: 4.2, language: 7 }, '1.0.0');
    const now = evaluation({ language: 7, structure: 4.5, specificity: 6.1, voice: 3 });
    expect(movedScores(before, now)).toEqual([
      { criterion: 'specificity', was: 4.2, now: 6.1 },
      { criterion: 'structure', was: 5, now: 4.5 },
    ]);
    expect([isOtherEngine(before, now), isOtherEngine(now, now)]).toEqual([true, false]);
  });

  const at = (rule: string, start: number, sentence: string, words = sentence) =>
    suggest(rule, {
      sentence,
      sentence_start: start,
      sentence_end: start + sentence.length,
      start: start + sentence.indexOf(words),
      end: start + sentence.indexOf(words) + words.length,
    });
  const vague = at('specificity.vague-thing', 0, 'We did many things.', 'many things');
  const cliche = at('voice.cliche', 40, 'It changed my life forever.', 'changed my life');

  test('a suggestion that moved, or whose sentence was edited beside it, is the same', () => {
    const moved = at('specificity.vague-thing', 300, 'We did many things.', 'many things');
    const edited = at('voice.cliche', 90, 'In May it changed my life.', 'changed my life');
    expect(compareSuggestions([vague, cliche], [moved, edited])).toEqual({ gone: [], fresh: [], kept: 2 });
  });

  test('what is gone and what is new, each counted once, in the order of the text', () => {
    const again = { ...vague };
    const wall = at('structure.wall', 10, 'A long paragraph.');
    const { gone, fresh, kept } = compareSuggestions([cliche, vague, again], [vague, wall, cliche, cliche]);
    expect(gone).toEqual([again]);
    expect(fresh).toEqual([wall, cliche]);
    expect(kept).toBe(2);
  });
});
