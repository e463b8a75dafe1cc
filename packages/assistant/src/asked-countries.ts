// The countries that a question names, in any of our languages.

import { countries } from '@lantern/content/countries';
import { languageCodes } from '@lantern/contract/languages';
import { wordsOf } from './terms.ts';
import { peoples } from './words/peoples.ts';

/** What people also call them; 'us' alone is a pronoun. */
const others: Record<string, string> = {
  sg: 'SG',
  aus: 'AU',
  ger: 'DE',
  newzealand: 'NZ',
  newzeland: 'NZ',
  'new zeland': 'NZ',
  nz: 'NZ',
  southkorea: 'KR',
  srilanka: 'LK',
  saudiarabia: 'SA',
  germny: 'DE',
  germoney: 'DE',
  jermany: 'DE',
  almania: 'DE',
  allemagne: 'DE',
  angleterre: 'GB',
  wales: 'GB',
  inglaterra: 'GB',
  alemania: 'DE',
  francia: 'FR',
  italia: 'IT',
  italie: 'IT',
  irlande: 'IE',
  canda: 'CA',
  cananda: 'CA',
  ostrelia: 'AU',
  austrailia: 'AU',
  ausralia: 'AU',
  oz: 'AU',
  amrika: 'US',
  amerika: 'US',
  uk: 'GB',
  england: 'GB',
  britain: 'GB',
  'great britain': 'GB',
  scotland: 'GB',
  london: 'GB',
  usa: 'US',
  'u s a': 'US',
  america: 'US',
  american: 'US',
  british: 'GB',
  german: 'DE',
  deutschland: 'DE',
  french: 'FR',
  canadian: 'CA',
  australian: 'AU',
  dutch: 'NL',
  holland: 'NL',
  irish: 'IE',
  italian: 'IT',
  japanese: 'JP',
  swedish: 'SE',
  malaysian: 'MY',
  korea: 'KR',
  korean: 'KR',
  turkey: 'TR',
  turkiye: 'TR',
  turkish: 'TR',
  hungarian: 'HU',
  russian: 'RU',
  taiwanese: 'TW',
  تركي: 'TR',
  تركيه: 'TR',
  صيني: 'CN',
  صينيه: 'CN',
  كوري: 'KR',
  كوريه: 'KR',
  روسي: 'RU',
  روسيه: 'RU',
  هنغاري: 'HU',
  مجري: 'HU',
  سعودي: 'SA',
  سعوديه: 'SA',
  chinese: 'CN',
  swiss: 'CH',
  uae: 'AE',
  quebec: 'CA',
  যুক্তরাজ্য: 'GB',
  যুক্তরাজ্যে: 'GB',
  ইউকে: 'GB',
  ইউকেতে: 'GB',
  আমেরিকা: 'US',
  যুক্তরাষ্ট্র: 'US',
  بريطانيا: 'GB',
  امريكا: 'US',
  المانيا: 'DE',
  كندي: 'CA',
  كنديه: 'CA',
  الماني: 'DE',
  المانيه: 'DE',
  بريطاني: 'GB',
  بريطانيه: 'GB',
  انجلترا: 'GB',
  امريكي: 'US',
  امريكيه: 'US',
  فرنسي: 'FR',
  فرنسيه: 'FR',
  استرالي: 'AU',
  استراليه: 'AU',
  ياباني: 'JP',
  يابانيه: 'JP',
  ايطالي: 'IT',
  ايطاليه: 'IT',
  ماليزي: 'MY',
  ماليزيه: 'MY',
  জার্মান: 'DE',
  ব্রিটিশ: 'GB',
  ব্রিটেন: 'GB',
  ইংল্যান্ড: 'GB',
  লন্ডন: 'GB',
  কানাডিয়ান: 'CA',
  নেদারল্যান্ড: 'NL',
  ইউএসএ: 'US',
  eeuu: 'US',
  'ee uu': 'US',
  यूके: 'GB',
  ब्रिटेन: 'GB',
  इंग्लैंड: 'GB',
  लंदन: 'GB',
  अमेरिका: 'US',
  अमरीका: 'US',
  यूएसए: 'US',
  यूएस: 'US',
};

/** Where people say the town for the country. */
const towns: Record<string, string> = {
  GB: 'manchester birmingham edinburgh glasgow leeds liverpool bristol',
  US: 'chicago boston texas california florida houston seattle',
  CA: 'toronto vancouver montreal ottawa calgary winnipeg ontario alberta',
  AU: 'melbourne sydney brisbane perth adelaide canberra',
  DE: 'berlin munich hamburg frankfurt cologne stuttgart',
  FR: 'paris lyon toulouse',
  NL: 'amsterdam rotterdam utrecht eindhoven',
  IE: 'dublin cork galway limerick',
  IT: 'rome milan bologna turin',
  JP: 'tokyo osaka kyoto',
  NZ: 'auckland wellington christchurch',
  SE: 'stockholm gothenburg lund uppsala',
  MY: 'kuala_lumpur',
};
export const townWords: ReadonlySet<string> = new Set(Object.values(towns).flatMap((names) => names.split(/\s+/)));

/**
 * Where somebody is from is not where they go: "from Nepal", and in Bangla, Hindi and Nepali, where it comes behind, "Nepal
 * bata". So "Canada from Nepal" is about Canada.
 */
function isFrom(question: string, before: string | undefined, after: string | undefined): boolean {
  return /\bfrom\b/i.test(question) ? before === 'from' : after === 'from' || after === 'থেকে';
}

const names = new Map<string, string>();
for (const language of languageCodes) {
  const region = new Intl.DisplayNames([language], { type: 'region' });
  for (const code of countries) {
    const name = wordsOf(region.of(code) ?? '').join(' ');
    if (name.length > 2) names.set(name, code);
  }
}
for (const [code, list] of Object.entries(towns))
  for (const town of list.split(' ')) names.set(town.replace('_', ' '), code);
for (const [name, code] of Object.entries(others)) names.set(wordsOf(name).join(' '), code);

/** Names of one word, which are misspelt like any other. */
export const countryWords: ReadonlySet<string> = new Set(
  [...names.keys(), ...peoples.keys()].filter((name) => name.length > 3 && !name.includes(' ')),
);

const peopleOf = (word: string) => peoples.get(word) ?? peoples.get(word.replace(/s$|^ال|^لل/, ''));

const adjectives = new Set([
  ...['american', 'british', 'german', 'french', 'canadian', 'australian', 'dutch', 'london'],
  ...Object.values(towns).flatMap((list) => list.split(' ')),
]);
const namedAfter = new Set(['council', 'school', 'institute', 'metropolitan']);
const longest = 4;
const endings = /(ের|েতে|তে|য়|র|ে)$/;

function codeOf(words: readonly string[]): string | undefined {
  const name = words.join(' ');
  const known = names.get(name) ?? names.get(name.replace(endings, '')) ?? names.get(`${name}s`);
  if (known || words.length > 1) return known;
  // 'in' and 'to' are written together with the name in Arabic: لألمانيا, بكندا
  return names.get(name.replace(/^[لبو]/, '')) ?? names.get(name.replace(/^[وف]?[لبك]?ال/, ''));
}

export type AskedCountries = {
  /** ISO codes of where the question is about */
  about: string[];
  /** ISO codes of where who asks is from, by their own word */
  homes: string[];
  /** the words that are left when they are taken out */
  rest: string[];
};

/** In small letters it is a pronoun, unless such a word follows. */
const unitedStates =
  /\bU\.?S\b|\b(?:the|in) us\b|\bus (?=(?:student |study )?(?:visa|embassy|consulate|universit|college|school|bachelor|master|citizen|degree))/;

/** Reads the countries out of a question, or of its words made plain. */
export function readCountries(question: string, words: readonly string[] = wordsOf(question)): AskedCountries {
  const about: string[] = unitedStates.test(question) ? ['US'] : [];
  const homes: string[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    let taken = 0;
    const people = peopleOf(words[at] as string);
    if (people) {
      homes.push(people);
      at += 1;
      continue;
    }
    for (let size = Math.min(longest, words.length - at); size > 0 && taken === 0; size -= 1) {
      const code = codeOf(words.slice(at, at + size));
      if (!code) continue;
      taken = size;
      // the name of a university is not where it is asked about
      const next = words[at + 1] ?? '';
      const isName =
        size === 1 &&
        adjectives.has(words[at] as string) &&
        (namedAfter.has(next) || (next === 'university' && ['of', 'in'].includes(words[at + 2] ?? '')));
      if (isName) {
        taken = 0;
        break;
      }
      const list = isFrom(question, words[at - 1], words[at + size]) ? homes : about;
      if (!list.includes(code)) list.push(code);
    }
    if (taken === 0) rest.push(words[at] as string);
    at += Math.max(1, taken);
  }
  return { about, homes, rest };
}
