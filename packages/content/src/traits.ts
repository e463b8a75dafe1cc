// The traits that the quiz looks for. Their order breaks ties between traits that were chosen equally often.
import { inLanguages } from './in-languages.ts';

export const traits = [
  'curiosity',
  'persistence',
  'empathy',
  'leadership',
  'creativity',
  'responsibility',
  'independence',
  'courage',
  'teamwork',
  'adaptability',
] as const;
export type Trait = (typeof traits)[number];

export function isTrait(value: string): value is Trait {
  return (traits as readonly string[]).includes(value);
}

const names = inLanguages<Record<Trait, string>>('traits', {
  en: {
    curiosity: 'Curiosity',
    persistence: 'Persistence',
    empathy: 'Empathy',
    leadership: 'Leadership',
    creativity: 'Creativity',
    responsibility: 'Responsibility',
    independence: 'Independence',
    courage: 'Courage',
    teamwork: 'Teamwork',
    adaptability: 'Adaptability',
  },
  bn: {
    curiosity: 'কৌতূহল',
    persistence: 'লেগে থাকা',
    empathy: 'সহমর্মিতা',
    leadership: 'নেতৃত্ব',
    creativity: 'সৃজনশীলতা',
    responsibility: 'দায়িত্ববোধ',
    independence: 'স্বনির্ভরতা',
    courage: 'সাহস',
    teamwork: 'দলগত কাজ',
    adaptability: 'মানিয়ে নেওয়া',
  },
  ar: {
    curiosity: 'الفضول',
    persistence: 'المثابرة',
    empathy: 'التعاطف',
    leadership: 'القيادة',
    creativity: 'الإبداع',
    responsibility: 'تحمّل المسؤولية',
    independence: 'الاستقلالية',
    courage: 'الشجاعة',
    teamwork: 'العمل الجماعي',
    adaptability: 'التكيّف',
  },
});

/** The name of a trait in a language; what is no trait is given back as it is. */
export function traitName(trait: string, language: string): string {
  return isTrait(trait) ? names(language)[trait] : trait;
}
