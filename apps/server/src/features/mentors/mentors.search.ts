// Which mentors somebody means: by words of a name or a card, or by a country or language in any language of ours. Without
// case and accents; a word in another script than the name is compared by its sound.
import { fold, splitWords } from '@lantern/catalogue/search/fold';
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

/** A country or language as all our languages call it, folded. */
function allNames(type: 'region' | 'language', code: string): string {
  const key = `${type} ${code}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const names = languageCodes.flatMap((language) =>
    (['long', 'short'] as const).map((style) => new Intl.DisplayNames([language], { type, style }).of(code) ?? code),
  );
  const all = [...new Set(names), type === 'region' ? (alsoCalled[code] ?? '') : ''].map(fold).join(' ');
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

/** Whether a word of the name, which is in another script than what was typed, sounds like it or begins so. */
function soundsIn(name: string, typed: string): boolean {
  const sound = soundOf(toLatin(typed) ?? typed);
  if (sound.length < 2) return false;
  return splitWords(name).some((word) => {
    if (scriptOf(word) === scriptOf(typed)) return false;
    const own = soundOf(toLatin(word) ?? word);
    // two letters begin half of all names
    return own === sound || (typed.length > 3 && own.startsWith(sound));
  });
}

/** Those who are meant, in their order, those by their name first; all of them where no word was typed. */
export function findMeant<One>(
  all: readonly One[],
  typed: string | undefined,
  readCard: (one: One) => Searched,
): One[] {
  const words = splitWords(typed ?? '');
  if (words.length === 0) return [...all];
  const named: One[] = [];
  const others: One[] = [];
  for (const one of all) {
    const { name, expertise = '', specialties = [], countries = [], languages = [] } = readCard(one);
    const isInName = (word: string) => fold(name).includes(word) || soundsIn(name, word);
    const card = [
      ...[expertise, ...specialties].map(fold),
      ...countries.map((code) => allNames('region', code)),
      ...languages.map((code) => allNames('language', code)),
    ].join(' ');
    if (words.every(isInName)) named.push(one);
    else if (words.every((word) => isInName(word) || card.includes(word))) others.push(one);
  }
  return [...named, ...others];
}
