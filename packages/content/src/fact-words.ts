// Facts of visas, arriving, lenders and tests, and what to do before a test, in the reader's language. They are kept in English, where
// they are checked and corrected.
import type { Fact } from '@lantern/catalogue/fact';
import { arrivalFactsAr } from './abroad/arrival-facts.words.ar.ts';
import { arrivalFactsBn } from './abroad/arrival-facts.words.bn.ts';
import { loanFactsAr } from './abroad/loan-facts.words.ar.ts';
import { loanFactsBn } from './abroad/loan-facts.words.bn.ts';
import { visaFactsAr } from './abroad/visa-facts.words.ar.ts';
import { visaFactsBn } from './abroad/visa-facts.words.bn.ts';
import {
  type ContentLanguage,
  contentLanguage,
  isWritten,
  noteArea,
  type Translations,
  translationOf,
} from './in-languages.ts';
import { admissionTestsAr } from './test-prep/admission-tests.words.ar.ts';
import { admissionTestsBn } from './test-prep/admission-tests.words.bn.ts';
import { englishTestsAr } from './test-prep/english-tests.words.ar.ts';
import { englishTestsBn } from './test-prep/english-tests.words.bn.ts';

const words: Readonly<Record<string, Translations>> = {
  bn: { ...visaFactsBn, ...arrivalFactsBn, ...loanFactsBn, ...englishTestsBn, ...admissionTestsBn },
  ar: { ...visaFactsAr, ...arrivalFactsAr, ...loanFactsAr, ...englishTestsAr, ...admissionTestsAr },
};
noteArea('visa-facts', Object.keys(visaFactsBn));
noteArea('arrival-facts', Object.keys(arrivalFactsBn));
noteArea('loan-facts', Object.keys(loanFactsBn));
noteArea('test-prep', [...Object.keys(englishTestsBn), ...Object.keys(admissionTestsBn)]);

/** One sentence of theirs in a language; undefined where nobody has translated it. */
export function saidIn(english: string, wanted: string): string | undefined {
  const language = contentLanguage(wanted);
  if (language === 'en') return english;
  return isWritten(language) ? words[language]?.[english] : translationOf(english, language);
}

type FactIn = { fact: Fact; language: ContentLanguage };

/** A fact in a language; in English where a sentence of it has no translation, so that one fact is in one language. */
export function factIn(fact: Fact, wanted: string): FactIn {
  const language = contentLanguage(wanted);
  if (language === 'en') return { fact, language };
  const { value, note, scope } = fact;
  const said = (english: string) => saidIn(english, language);
  const texts = [note, typeof value === 'string' ? value : ''].filter(Boolean);
  if (texts.some((text) => said(text) === undefined)) return { fact, language: 'en' };
  const program = scope.program && (said(scope.program) ?? scope.program);
  return {
    language,
    fact: {
      ...fact,
      note: note && (said(note) ?? note),
      value: typeof value === 'string' ? (said(value) ?? value) : value,
      ...(program && { scope: { ...scope, program } }),
    },
  };
}
