import { expect, test } from 'vitest';
import { writtenLanguages } from '../src/in-languages.ts';
import { reflectionQuestion, reflectionsIn } from '../src/reflections.ts';
import { traits } from '../src/traits.ts';

const ids = (list: { id: string }[]) => list.map(({ id }) => id);

test('three mandatory questions, one of each trait, and the optional ones of these traits', () => {
  const { mandatory, optional } = reflectionsIn('en', ['courage', 'empathy', 'curiosity']);
  expect(ids(mandatory)).toEqual(['courage-1', 'empathy-1', 'curiosity-1']);
  expect(ids(optional)).toEqual([
    'courage-more-1',
    'courage-more-2',
    'empathy-more-1',
    'empathy-more-2',
    'curiosity-more-1',
    'curiosity-more-2',
  ]);
});

test('fewer traits fill up in order; more than three, repeated and unknown ones are left out', () => {
  expect(ids(reflectionsIn('en', ['teamwork']).mandatory)).toEqual(['teamwork-1', 'teamwork-2', 'teamwork-3']);
  expect(ids(reflectionsIn('en', ['teamwork', 'courage']).mandatory)).toEqual([
    'teamwork-1',
    'courage-1',
    'teamwork-2',
  ]);
  expect(reflectionsIn('en', [...traits])).toEqual(reflectionsIn('en', traits.slice(0, 3)));
  expect(reflectionsIn('en', ['courage', 'courage', 'toString', 'empathy'])).toEqual(
    reflectionsIn('en', ['courage', 'empathy']),
  );
});

test('without a known trait both lists are empty', () => {
  expect(reflectionsIn('en', [])).toEqual({ mandatory: [], optional: [] });
  expect(reflectionsIn('en', ['patience', ''])).toEqual({ mandatory: [], optional: [] });
});

test('every question is there in every language, under the same id', () => {
  const all = (language: string) =>
    traits.flatMap((trait) => {
      const { mandatory, optional } = reflectionsIn(language, [trait]);
      return [...mandatory, ...optional];
    });
  for (const language of writtenLanguages) {
    expect(ids(all(language))).toEqual(ids(all('en')));
    expect(new Set(ids(all(language))).size).toBe(50);
    expect(new Set(all(language).map(({ question }) => question)).size).toBe(50);
    for (const asked of all(language)) expect(reflectionQuestion(asked.id, language)).toEqual(asked);
  }
  for (const { question } of all('en')) expect(question).toMatch(/^[A-Z][\x20-\x7e]+[.?]$/);
  for (const { question } of all('bn'))
    expect(question).toMatch(/^\p{Script=Bengali}[^A-Za-z\p{Script=Arabic}]+[।?]$/u);
  for (const { question } of all('ar'))
    expect(question).toMatch(/^\p{Script=Arabic}[^A-Za-z\p{Script=Bengali}]+[.؟]$/u);
  expect(reflectionQuestion('courage-9', 'en')).toBeUndefined();
});
