// What facts of visas, tests, lenders and the first days say, and what there is to do before a test, in every language.
import type { Fact } from '@lantern/catalogue/fact';
import { testIds } from '@lantern/contract/test-ids';
import { expect, test } from 'vitest';
import { arrivalPacks } from '../src/abroad/arrival-facts.ts';
import { arrivalFactsAr } from '../src/abroad/arrival-facts.words.ar.ts';
import { arrivalFactsBn } from '../src/abroad/arrival-facts.words.bn.ts';
import { loanFactsAr } from '../src/abroad/loan-facts.words.ar.ts';
import { loanFactsBn } from '../src/abroad/loan-facts.words.bn.ts';
import { loanProviders } from '../src/abroad/loan-providers.ts';
import { visaFactsAr } from '../src/abroad/visa-facts.words.ar.ts';
import { visaFactsBn } from '../src/abroad/visa-facts.words.bn.ts';
import { visaPacks } from '../src/abroad/visa-packs.ts';
import { factIn } from '../src/fact-words.ts';
import { admissionTestsAr } from '../src/test-prep/admission-tests.words.ar.ts';
import { admissionTestsBn } from '../src/test-prep/admission-tests.words.bn.ts';
import { englishTestsAr } from '../src/test-prep/english-tests.words.ar.ts';
import { englishTestsBn } from '../src/test-prep/english-tests.words.bn.ts';
import { prepItemsOf } from '../src/test-prep/prep-packs.ts';
import { testFactsOf } from '../src/test-prep/test-facts.ts';

const ofVisas = visaPacks.flatMap(({ facts }) => facts);
const ofArriving = arrivalPacks.flatMap(({ facts }) => facts);
const prep = testIds.flatMap((id) => prepItemsOf(id).flatMap(({ title, how }) => [title, how]));
const ofTests = testIds.flatMap((id) => testFactsOf(id));
const ofLenders = loanProviders.flatMap(({ facts }) => facts);
const all = [...ofVisas, ...ofArriving, ...ofLenders, ...ofTests];
const sentences = ({ note, value }: Fact) => [note, typeof value === 'string' ? value : ''].filter(Boolean);
const script = { bn: /\p{Script=Bengali}/u, ar: /\p{Script=Arabic}/u };

test.each(['bn', 'ar'] as const)('every note and every rule is said in %s', (language) => {
  const english = new Set(all.flatMap(sentences));
  expect(english.size).toBeGreaterThan(150);
  for (const fact of all) {
    const said = factIn(fact, language);
    expect(said.language, fact.note || String(fact.value)).toBe(language);
    for (const text of sentences(said.fact)) {
      expect(english.has(text), text).toBe(false);
      // what is a name alone, such as of a form, is the same everywhere
      if (text !== 'SEVIS I-901') expect(text).toMatch(script[language]);
    }
    // the figure, its source and its day are as they were
    const { note, value, scope, ...rest } = said.fact;
    expect(rest).toEqual(Object.fromEntries(Object.keys(rest).map((key) => [key, fact[key as keyof Fact]])));
    if (typeof fact.value !== 'string') expect(value).toEqual(fact.value);
  }
});

test.each(['bn', 'ar'] as const)(
  'what there is to do before every test is said in %s, as short as in English',
  (language) => {
    for (const id of testIds) {
      const said = prepItemsOf(id, language);
      expect(said.map(({ id: item, minutes }) => [item, minutes])).toEqual(
        prepItemsOf(id).map(({ id: item, minutes }) => [item, minutes]),
      );
      for (const { title, how } of said) {
        expect(title).toMatch(script[language]);
        expect(how).toMatch(script[language]);
        expect(title.length).toBeLessThanOrEqual(80);
        expect(how.length).toBeLessThanOrEqual(300);
        expect(prep).not.toContain(title);
        expect(prep).not.toContain(how);
      }
    }
  },
);

test.each([
  ['visas', ofVisas, visaFactsBn, visaFactsAr],
  ['the first days', ofArriving, arrivalFactsBn, arrivalFactsAr],
  ['lenders', ofLenders, loanFactsBn, loanFactsAr],
  ['tests', ofTests, { ...englishTestsBn, ...admissionTestsBn }, { ...englishTestsAr, ...admissionTestsAr }],
] as const)('of %s nothing is translated that nobody says any more', (name, facts, bn, ar) => {
  const said = [
    ...facts.flatMap((fact) => [...sentences(fact), fact.scope.program ?? '']),
    ...(name === 'tests' ? prep : []),
  ];
  expect(Object.keys(bn).sort()).toEqual(Object.keys(ar).sort());
  expect(Object.keys(bn).filter((english) => !said.includes(english))).toEqual([]);
  if (name === 'visas' || name === 'lenders')
    for (const fact of facts) if (fact.scope.program) expect(bn).toHaveProperty([fact.scope.program]);
});

const ofFacts = [visaFactsBn, visaFactsAr, arrivalFactsBn, arrivalFactsAr, loanFactsBn, loanFactsAr];

test('numbers stay what they are: each figure of a sentence stands in its translation', () => {
  const figures = (text: string) =>
    [...text.replace(/[০-৯]/g, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit))).matchAll(/\d+(?:,\d{3})*/g)].map(
      ([all]) => all,
    );
  for (const words of [...ofFacts, englishTestsBn, englishTestsAr, admissionTestsBn, admissionTestsAr])
    for (const [english, said] of Object.entries(words))
      expect(figures(said).sort(), english).toEqual(figures(english).sort());
});

test('numbers to call are written as the keys of a phone are', () => {
  for (const fact of ofArriving.filter(({ scope }) => scope.program === 'emergency'))
    expect(String(factIn(fact, 'bn').fact.value)).not.toMatch(/[০-৯]/);
});

test('what an administrator corrected, and nobody has translated, stays English whole', () => {
  const [fact] = ofVisas.filter(({ note }) => note !== '');
  const corrected = { ...(fact as Fact), note: 'a new sentence' };
  expect(factIn(corrected, 'bn')).toEqual({ fact: corrected, language: 'en' });
  expect(factIn(fact as Fact, 'en')).toEqual({ fact, language: 'en' });
});
