import { expect, test } from 'vitest';
import { contentLanguage, writtenLanguages } from '../src/in-languages.ts';
import { quizIn } from '../src/quiz.ts';
import { traitName, traits } from '../src/traits.ts';

const english = quizIn('en');

test('twelve questions with four options each, all ids different', () => {
  expect(english).toHaveLength(12);
  expect(new Set(english.map(({ id }) => id)).size).toBe(12);
  for (const { options } of english) {
    expect(options).toHaveLength(4);
    expect(new Set(options.map(({ value }) => value)).size).toBe(4);
    for (const { traits } of options) expect(traits.length).toBeGreaterThan(0);
  }
});

test('every trait stands in six questions, once in each, and two or three times beside another', () => {
  for (const trait of traits) {
    const having = english.flatMap(({ options }) => options.filter((option) => option.traits.includes(trait)));
    expect(having, trait).toHaveLength(6);
    const together = having.filter((option) => option.traits.length > 1).length;
    expect([2, 3], trait).toContain(together);
  }
  for (const { id, options } of english) {
    const all = options.flatMap((option) => option.traits);
    expect(new Set(all).size, id).toBe(all.length);
  }
});

test('a finished quiz has three top traits: no two traits cover every question alone', () => {
  for (const a of traits) {
    for (const b of traits) {
      const escapes = english.some(({ options }) =>
        options.every((option) => option.traits.some((trait) => trait !== a && trait !== b)),
      );
      expect(escapes, `${a} and ${b}`).toBe(true);
    }
  }
});

test('the questions are the same in every language, and every word is translated', () => {
  const bare = (language: string) =>
    quizIn(language).map(({ id, options }) => ({
      id,
      options: options.map(({ value, traits }) => ({ value, traits })),
    }));
  const texts = (language: string) => [
    ...quizIn(language).flatMap(({ question, options }) => [question, ...options.map(({ label }) => label)]),
    ...traits.map((trait) => traitName(trait, language)),
  ];
  for (const language of writtenLanguages) {
    expect(bare(language)).toEqual(bare('en'));
    expect(texts(language)).toHaveLength(12 * 5 + 10);
    expect(new Set(texts(language)).size).toBe(texts(language).length);
  }
  for (const text of texts('bn')) expect(text).toMatch(/^[^A-Za-z\p{Script=Arabic}]*\p{Script=Bengali}[^A-Za-z]*$/u);
  for (const text of texts('ar')) expect(text).toMatch(/^[^A-Za-z\p{Script=Bengali}]*\p{Script=Arabic}[^A-Za-z]*$/u);
});

test('a language without words of its own gets English', () => {
  expect(quizIn('de')).toEqual(english);
  expect(contentLanguage('bn-BD')).toBe('bn');
  expect(contentLanguage('AR_eg')).toBe('ar');
  expect(contentLanguage('')).toBe('en');
  expect(traitName('patience', 'bn')).toBe('patience');
});
