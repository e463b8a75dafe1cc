// The answers of the help page in a language, for the server; the web loads the one language that it shows.
import { inLanguages } from '../in-languages.ts';
import type { HelpWords } from './answers.ts';
import { helpWordsAr } from './answers.words.ar.ts';
import { helpWordsBn } from './answers.words.bn.ts';
import { helpWordsEn } from './answers.words.en.ts';

const words = inLanguages<HelpWords>('help', { en: helpWordsEn, bn: helpWordsBn, ar: helpWordsAr });

export function helpWordsIn(language: string): HelpWords {
  return words(language);
}
