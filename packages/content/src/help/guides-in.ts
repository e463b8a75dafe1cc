// The guides in a language, for the server, which makes passages of them.
import { inLanguages } from '../in-languages.ts';
import { furtherWordsAr } from './further-guides.words.ar.ts';
import { furtherWordsBn } from './further-guides.words.bn.ts';
import { furtherWordsEn } from './further-guides.words.en.ts';
import type { GuideWords } from './guides.ts';
import { guideWordsAr } from './guides.words.ar.ts';
import { guideWordsBn } from './guides.words.bn.ts';
import { guideWordsEn } from './guides.words.en.ts';

const words = inLanguages<GuideWords>('guides', {
  en: { ...guideWordsEn, ...furtherWordsEn },
  bn: { ...guideWordsBn, ...furtherWordsBn },
  ar: { ...guideWordsAr, ...furtherWordsAr },
});

export function guideWordsIn(language: string): GuideWords {
  return words(language);
}
