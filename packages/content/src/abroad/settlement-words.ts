// The words of settling in, in the reader's language.
import { inLanguages } from '../in-languages.ts';
import { settlementWordsAr } from './settlement.words.ar.ts';
import { settlementWordsBn } from './settlement.words.bn.ts';
import { type SettlementWords, settlementWordsEn } from './settlement.words.en.ts';

const words = inLanguages<SettlementWords>('settling-in', {
  en: settlementWordsEn,
  bn: settlementWordsBn,
  ar: settlementWordsAr,
});

export function settlementWordsIn(language: string): SettlementWords {
  return words(language);
}
