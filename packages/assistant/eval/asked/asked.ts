// Questions as students type them, each with what a counsellor would answer; fixed before they were run. The sources of each
// part stand apart by commas, other right sources of one part by a bar; what is computed or declined is named by its kind,
// and "-" stands where nothing here should answer. A source that no passage has was missing when the set was written.
import { readFileSync } from 'node:fs';
import type { PassageLanguage } from '../../src/passage.ts';

export type AskedQuestion = {
  question: string;
  language: PassageLanguage;
  /** None where nothing here should answer. */
  parts: readonly (readonly string[])[];
  counsellor: string;
};

export const askedSets = [
  'first',
  'second',
  'themes',
  'themes-later',
  'stranger',
  'ten-countries',
  'by-kind',
  'unlike',
  'strangers-learned',
  'strangers-kept',
  'strangers-later',
  'strangers-last',
  'strangers-fourth',
  'strangers-fresh',
  'strangers-unseen',
  'last-read',
  'never-learned',
] as const;

export const askedQuestions = (name: (typeof askedSets)[number]): AskedQuestion[] =>
  readFileSync(new URL(`./${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [language = '', question = '', sources = '', counsellor = ''] = line.split('\t');
      const parts = sources === '-' ? [] : sources.split(', ').map((part) => part.split('|'));
      return { question, language: language as PassageLanguage, parts, counsellor };
    });
