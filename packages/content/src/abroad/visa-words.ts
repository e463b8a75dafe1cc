// The words of visa packs in the reader's language.
import { type ContentLanguage, contentLanguage } from '../traits.ts';
import { visaRulesAr } from './visa-rules.words.ar.ts';
import { visaRulesBn } from './visa-rules.words.bn.ts';
import { type VisaRules, visaRulesEn } from './visa-rules.words.en.ts';
import { visaWordsAr } from './visas.words.ar.ts';
import { visaWordsBn } from './visas.words.bn.ts';
import { type VisaWords, visaWordsEn } from './visas.words.en.ts';

const words: Record<ContentLanguage, VisaWords> = { en: visaWordsEn, bn: visaWordsBn, ar: visaWordsAr };

export function visaWordsIn(language: string): VisaWords {
  return words[contentLanguage(language)];
}

const rules: Record<ContentLanguage, VisaRules> = { en: visaRulesEn, bn: visaRulesBn, ar: visaRulesAr };

/** What each country's visa is called, and the money that it asks to show. */
export function visaRulesIn(language: string): VisaRules {
  return rules[contentLanguage(language)];
}
