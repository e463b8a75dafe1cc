// Which mentors somebody means: by words of a name or a card, or by a country or language in any language of ours. Without
// case and accents; a word in another script than the name is compared by its sound.
import { splitWords } from '@lantern/catalogue/search/fold';
import { toLatin } from '@lantern/catalogue/search/latin';
import { languageCodes } from '@lantern/contract/languages';

export type Searched = {
  name: string;
  expertise?: string;
  specialties?: readonly string[];
  countries?: readonly string[];
  languages?: readonly string[];
};

/** What people write for a country that Intl does not know. */
const alsoCalled: Record<string, string> = { US: 'usa america', GB: 'britain england scotland wales', AE: 'uae' };

const known = new Map<string, string>();

/** As words are compared: a space before each, and the same marks left out on both sides ("O'Brien", "R&D"). */
const wordsIn = (...texts: readonly string[]) =>
  texts.flatMap((text) => splitWords(text).map((word) => ` ${word}`)).join('');

/** A country or language as all our languages call it, in words. */
function allNames(type: 'region' | 'language', code: string): string {
  const key = `${type} ${code}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const names = languageCodes.flatMap((language) =>
    (['long', 'short'] as const).map((style) => new Intl.DisplayNames([language], { type, style }).of(code) ?? code),
  );
  const all = wordsIn(...new Set(names), type === 'region' ? (alsoCalled[code] ?? '') : '');
  known.set(key, all);
  return all;
}

const scripts = [/\p{Script=Latin}/u, /\p{Script=Arabic}/u, /\p{Script=Bengali}/u, /\p{Script=Devanagari}/u];
const scriptOf = (word: string) => scripts.findIndex((script) => script.test(word));

/** What is left of a word in Latin letters when spelling, vowels and breath are taken out: 'farhana' and 'ফারহানা' are 'frn'. */
function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/ch/g, 's')
    .replace(/[qc]/g, 'k')
    .replace(/[wv]/g, 'b')
    .replace(/z/g, 'j')
    .replace(/[^a-z]|[aeiouyh]/g, '')
    .replace(/(.)\1+/g, '$1');
}

type Typed = { word: string; script: number; sound: string };
const readTyped = (word: string): Typed => ({ word, script: scriptOf(word), sound: soundOf(toLatin(word) ?? word) });

/** Whether a word of the name, which is in another script than what was typed, sounds like it or begins so. */
function soundsIn(name: readonly string[], { word, script, sound }: Typed): boolean {
  if (sound.length < 2) return false;
  return name.some((one) => {
    if (scriptOf(one) === script) return false;
    const own = soundOf(toLatin(one) ?? one);
    // two letters begin half of all names
    return own === sound || (word.length > 3 && own.startsWith(sound));
  });
}

/** In the middle of words stand only longer ones: "us" is in Austria and in industry. Arabic writes its article before them. */
const isOnCard = (card: string, word: string) =>
  card.includes(` ${word}`) || card.includes(` ال${word}`) || (word.length > 3 && card.includes(word));

/** Those who are meant, in their order, those by their name first; all of them where no word was typed. */
export function findMeant<One>(
  all: readonly One[],
  typed: string | undefined,
  readCard: (one: One) => Searched,
): One[] {
  const words = [...new Set(splitWords(typed ?? ''))].map(readTyped);
  if (words.length === 0) return [...all];
  const named: One[] = [];
  const others: One[] = [];
  for (const one of all) {
    const { name, expertise = '', specialties = [], countries = [], languages = [] } = readCard(one);
    const ownName = splitWords(name);
    const wholeName = ownName.join(' ');
    const unnamed = words.filter((typedOne) => !wholeName.includes(typedOne.word) && !soundsIn(ownName, typedOne));
    if (unnamed.length === 0) {
      named.push(one);
      continue;
    }
    const card = [
      wordsIn(expertise, ...specialties),
      ...countries.map((code) => allNames('region', code)),
      ...languages.map((code) => allNames('language', code)),
    ].join('');
    if (unnamed.every(({ word }) => isOnCard(card, word))) others.push(one);
  }
  return [...named, ...others];
}
