// Country names in a search: 'universities in Germany', 'dhaka bangladesh', 'জাপান'.
import { countries } from '@lantern/content/countries';

const languages = ['en', 'bn', 'ar', 'hi', 'es', 'fr', 'de', 'zh', 'ja'];
const short: Record<string, string> = {
  usa: 'US',
  us: 'US',
  america: 'US',
  'united states of america': 'US',
  uk: 'GB',
  britain: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  uae: 'AE',
  emirates: 'AE',
  turkey: 'TR',
  korea: 'KR',
  holland: 'NL',
  'hong kong': 'HK',
  'czech republic': 'CZ',
  russia: 'RU',
  china: 'CN',
  taiwan: 'TW',
};

type Named = { code: string; isEnglish: boolean };
let names: Map<string, Named> | undefined;

function byName(): Map<string, Named> {
  if (names) return names;
  names = new Map(Object.entries(short).map(([name, code]) => [name, { code, isEnglish: true }]));
  for (const language of languages) {
    const display = new Intl.DisplayNames([language], { type: 'region' });
    for (const code of countries) {
      const name = plain(display.of(code) ?? code);
      if (!names.has(name)) names.set(name, { code, isEnglish: language === 'en' });
    }
  }
  return names;
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** The country that a text is, or ends with, whether it is named in English, and what stands before it. */
export function readCountry(text: string): { country: string; isEnglish: boolean; rest: string } | undefined {
  const words = plain(text).split(' ');
  for (let at = Math.max(0, words.length - 5); at < words.length; at++) {
    const named = byName().get(words.slice(at).join(' '));
    if (named)
      return {
        country: named.code,
        isEnglish: named.isEnglish,
        rest: words
          .slice(0, at)
          .join(' ')
          .replace(/\b(in|of|at)$/, '')
          .trim(),
      };
  }
  return undefined;
}
