import { type ArrivalTopic, arrivalPacks } from '@lantern/content/abroad/arrival-facts';
import {
  cardIds,
  rentSignIds,
  settlementCategories,
  settlementItemIds,
  tipIds,
} from '@lantern/content/abroad/settlement';
import { settlementWordsIn } from '@lantern/content/abroad/settlement-words';
import { countryName } from '@lantern/content/countries';
import { noteWords, type Written, wordsIn } from '@lantern/content/in-languages';
import type { Passage, PassageLanguage } from '../passage.ts';
import { sourceOf, wordFact } from './facts.ts';

const topics: Record<ArrivalTopic, Written<string> & { keywords: string }> = {
  emergency: {
    en: 'emergency numbers',
    bn: 'জরুরি নম্বর',
    ar: 'أرقام الطوارئ',
    keywords: 'police ambulance fire call emergency number help',
  },
  register: {
    en: 'registering after the arrival',
    bn: 'পৌঁছানোর পর নিবন্ধন',
    ar: 'التسجيل بعد الوصول',
    keywords: 'register arrival address office report city hall residence first days',
  },
  phone: {
    en: 'SIM card and phone',
    bn: 'সিম কার্ড ও ফোন',
    ar: 'الشريحة والهاتف',
    keywords: 'sim mobile prepaid plan number buy',
  },
  bank: { en: 'opening a bank account', bn: 'ব্যাংক অ্যাকাউন্ট খোলা', ar: 'فتح حساب مصرفي', keywords: 'bank account open' },
  transport: {
    en: 'buses and trains',
    bn: 'বাস ও ট্রেন',
    ar: 'الحافلات والقطارات',
    keywords: 'transport student card ticket pass discount',
  },
};

noteWords('assistant', ...Object.values(topics));

export function arrivingPassages(language: PassageLanguage): Passage[] {
  const own = settlementWordsIn(language);
  const english = settlementWordsIn('en');
  const places = arrivalPacks.flatMap(({ country, facts }) =>
    facts.map((fact): Passage => {
      const topic = fact.scope.program as ArrivalTopic;
      return {
        id: `arrival:${country}:${topic}`,
        kind: 'arrival',
        title: `${countryName(country, language)}: ${wordsIn(topics[topic], language)}`,
        ...wordFact(fact, language),
        keywords: topics[topic].keywords,
        countries: [country],
        source: sourceOf(fact),
        screen: `/settlement`,
      };
    }),
  );
  const general = (id: string, title: string, text: string, keywords: string): Passage => ({
    id: `settlement:${id}`,
    kind: 'settlement',
    title,
    text,
    note: '',
    keywords,
    countries: [],
    source: null,
    screen: '/settlement',
  });
  return [
    ...places,
    ...settlementItemIds.map((id) =>
      general(id, own.items[id].title, own.items[id].description, english.items[id].title),
    ),
    ...settlementCategories.flatMap((category) =>
      cardIds[category].map((id) =>
        general(`card-${id}`, own.cards[id].title, own.cards[id].description, `${category} ${english.cards[id].title}`),
      ),
    ),
    ...tipIds.map((id) => general(`tip-${id}`, own.tips[id].title, own.tips[id].description, english.tips[id].title)),
    ...rentSignIds.map((id) =>
      general(`rent-${id}`, own.rent[id].question, own.rent[id].reason, 'rent room scam fraud landlord offer sign'),
    ),
  ];
}
