import { describe, expect, it } from 'vitest';
import { harperId } from '../../src/language/harper.ts';
import { HARPER_KINDS } from '../../src/language/harper-kinds.ts';
import { HARPER_KIND_RULES, LANGUAGE_RULES, OWN_RULES } from '../../src/language/rule-ids.ts';
import { findByRules } from '../../src/rules/find-by-rules.ts';
import { compilePatterns } from '../../src/rules/pattern.ts';
import { RULES } from '../../src/rules/rules.ts';
import { readDocument } from '../../src/text/read-document.ts';
import { FAMILIES } from './families.ts';

const flag = (text: string) => findByRules(readDocument(text));

describe.each(Object.entries(FAMILIES))('%s', (_, { wrong, right }) => {
  it.each(wrong)('finds: %s', (marked) => {
    const [before = '', span = ''] = marked.split('|');
    const text = marked.replaceAll('|', '');
    const found = flag(text);
    // The flag may be wider or narrower than the mark, but it must touch it.
    expect(
      found.some(({ start, end }) => start < before.length + span.length && end > before.length),
      JSON.stringify(found),
    ).toBe(true);
  });

  it.each(right)('leaves alone: %s', (text) => {
    expect(flag(text).map(({ rule, start, end }) => `${rule}: ${text.slice(start, end)}`)).toEqual([]);
  });
});

describe('rules', () => {
  it('are listed once each, with a sentence for the writer', () => {
    // some are no rules of their own: one turns another one's fix into the story's tense (story-tense.ts), one is found by
    // lists of mother tongues (calques), and these are told by counts
    const byCounts = ['form-usual', 'word-missing', 'word-apart'];
    expect(
      [
        ...RULES.map(({ id }) => id),
        'language.verb-story',
        'language.calque',
        ...byCounts.map((id) => `language.${id}`),
      ].sort(),
    ).toEqual(Object.keys(OWN_RULES).sort());
    for (const [id, sentence] of Object.entries(LANGUAGE_RULES)) {
      expect(id).toMatch(/^(?:language|harper)\.[a-z-]+$/);
      expect(sentence).toMatch(/^[“\p{Lu}].{10,130}[.?]$/u);
    }
  });

  it('list every kind of harper that is used', () => {
    const ids = Object.keys(HARPER_KINDS).map((kind) => harperId(kind));
    expect(ids.sort()).toEqual(Object.keys(HARPER_KIND_RULES).sort());
  });

  it('fix what they flag, and keep capitals', () => {
    const fixes = (text: string) =>
      flag(text).map(({ start, end, fix }) => text.slice(0, start) + fix + text.slice(end));
    expect(fixes('She walk to school.')).toEqual(['She walks to school.']);
    expect(fixes('There are many reason for that.')).toEqual(['There are many reasons for that.']);
    expect(fixes('He left without improve it.')).toEqual(['He left without improving it.']);
    expect(fixes('Its a good day.')).toEqual(["It's a good day."]);
    expect(fixes('We came early .')).toEqual(['We came early.']);
  });
});

describe('patterns', () => {
  it('know optional tokens, exclusions and classes', () => {
    expect(compilePatterns('a very? [b]').length).toBe(2);
    expect(() => compilePatterns('a <nonsense>')).toThrow('No word class');
  });
});
