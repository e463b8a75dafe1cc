// The words of visa packs in the reader's language.
import { type ContentLanguage, contentLanguage } from '../traits.ts';
import { visaWordsAr } from './visas.words.ar.ts';
import { visaWordsBn } from './visas.words.bn.ts';
import { type VisaWords, visaWordsEn } from './visas.words.en.ts';

const words: Record<ContentLanguage, VisaWords> = { en: visaWordsEn, bn: visaWordsBn, ar: visaWordsAr };

export function visaWordsIn(language: string): VisaWords {
  return words[contentLanguage(language)];
}
