// The words of visa packs in the reader's language.
import { inLanguages } from '../in-languages.ts';
import { visaRulesAr } from './visa-rules.words.ar.ts';
import { visaRulesBn } from './visa-rules.words.bn.ts';
import { type VisaRules, visaRulesEn } from './visa-rules.words.en.ts';
import { visaWordsAr } from './visas.words.ar.ts';
import { visaWordsBn } from './visas.words.bn.ts';
import { type VisaWords, visaWordsEn } from './visas.words.en.ts';

const words = inLanguages<VisaWords>('visa', { en: visaWordsEn, bn: visaWordsBn, ar: visaWordsAr });

export function visaWordsIn(language: string): VisaWords {
  return words(language);
}

const rules = inLanguages<VisaRules>('visa', { en: visaRulesEn, bn: visaRulesBn, ar: visaRulesAr });

/** What each country's visa is called, and the money that it asks to show. */
export function visaRulesIn(language: string): VisaRules {
  return rules(language);
}
