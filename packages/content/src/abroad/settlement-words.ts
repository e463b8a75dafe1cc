// The words of settling in, in the reader's language.
import { type ContentLanguage, contentLanguage } from '../traits.ts';
import { settlementWordsAr } from './settlement.words.ar.ts';
import { settlementWordsBn } from './settlement.words.bn.ts';
import { type SettlementWords, settlementWordsEn } from './settlement.words.en.ts';

const words: Record<ContentLanguage, SettlementWords> = {
  en: settlementWordsEn,
  bn: settlementWordsBn,
  ar: settlementWordsAr,
};

export function settlementWordsIn(language: string): SettlementWords {
  return words[contentLanguage(language)];
}
