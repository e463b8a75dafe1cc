import { describe, expect, it } from 'vitest';
import { ADVICE_IDS } from '../src/advice-ids.ts';
import { evaluateQuickly } from '../src/evaluate.ts';
import { findPatterns, PATTERN_FAMILIES } from '../src/language/error-patterns.ts';
import type { Flag } from '../src/language/flag.ts';
import type { LanguageRuleId } from '../src/language/rule-ids.ts';

const flags = (...rules: LanguageRuleId[]): Flag[] =>
  rules.map((rule, at) => ({ rule, kind: 'grammar', start: at, end: at + 1, message: '' }));
const times = (count: number, rule: LanguageRuleId) => Array.from({ length: count }, () => rule);

describe('what most marks have in common', () => {
  it('is named once, the commonest first', () => {
    const found = findPatterns(
      flags(...times(4, 'language.article-missing'), ...times(6, 'language.verb-story'), 'harper.spelling'),
    );
    expect(found).toEqual([
      { family: 'tense', count: 6, total: 11 },
      { family: 'articles', count: 4, total: 11 },
    ]);
  });

  it('is not looked for in a few marks, nor where none comes back', () => {
    expect(findPatterns(flags(...times(5, 'harper.spelling')))).toEqual([]);
    expect(
      findPatterns(
        flags(
          ...times(2, 'harper.spelling'),
          ...times(2, 'language.article-bare'),
          ...times(2, 'language.verb-do'),
          'language.word-pair',
        ),
      ),
    ).toEqual([]);
  });

  it('has a sentence for each family', () => {
    for (const family of PATTERN_FAMILIES) expect(ADVICE_IDS).toContain(`language.pattern-${family}`);
  });

  it('stands before the marks, about the whole essay', () => {
    const text = `${'He did not went home and she did not saw it. '.repeat(3)}We carried the goats to the market in the rain.`;
    const [first] = evaluateQuickly({ text, essayType: 'Other' }).suggestions.filter(
      ({ category }) => category === 'language',
    );
    expect(first).toMatchObject({ rule: 'language.pattern-verbs', scope: 'essay', params: { count: 6, total: 6 } });
  });
});

describe('a verb in a past story', () => {
  const fixOf = (text: string, word: string) => {
    const at = text.indexOf(word);
    const found = evaluateQuickly({ text, essayType: 'Other' }).suggestions.find(({ start }) => start === at);
    return found && [found.rule, found.fix];
  };

  it('is offered in the past, not with an -s', () => {
    const story = 'My uncle was outside with the rope and the boat had stopped. I ran to him. He give me the spanner.';
    expect(fixOf(story, 'give')).toEqual(['language.verb-story', 'gave']);
  });

  it('is offered with an -s where the text speaks of today', () => {
    const today = 'My uncle is a carpenter. He has a shop and his work is good. He give me the spanner.';
    expect(fixOf(today, 'give')).toEqual(['language.agreement-pronoun', 'gives']);
  });
});
