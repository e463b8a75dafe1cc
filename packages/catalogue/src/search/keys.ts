// By what an institution is found: the words of its names in one form, in no order, and what students call it for short.
// The same functions read what is stored and what is typed.
import type { Institution } from '../institution.ts';
import { fold, splitWords } from './fold.ts';
import { kindTable, kindWords, readTable, smallWords } from './kinds.ts';
import { toLatin } from './latin.ts';
import { placeTable } from './places.ts';

const meant = new Map([...readTable(placeTable, fold), ...readTable(kindTable, fold)]);
/** Short forms that stand for several words, where something stands beside them ('IIT Bombay'). */
const shortForms = readTable(
  `indian institute technology: iit
national institute technology: nit
indian institute management: iim
indian institute information technology: iiit
indian institute science education research: iiser
all india institute medical science: aiims
technology university: tu
university california: uc
city university new york: cuny
state university new york: suny`,
  fold,
);
const unspaced = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const longest = Math.max(...[...meant.keys()].filter((word) => unspaced.test(word)).map((word) => word.length));

/** A word of a script without spaces, cut where the tables know a part of it. */
function cut(word: string): string[] {
  const parts: string[] = [];
  let rest = '';
  for (let at = 0; at < word.length; ) {
    let length = Math.min(longest, word.length - at);
    while (length > 1 && !meant.has(word.slice(at, at + length))) length -= 1;
    const part = word.slice(at, at + length);
    if (meant.has(part)) {
      if (rest) parts.push(rest);
      rest = '';
      parts.push(part);
    } else rest += part;
    at += length;
  }
  if (rest) parts.push(rest);
  return parts;
}

/** One word as it is compared: 'Universität' is 'university', '北京大学' two words, 'Kiev' is 'kyiv'. */
function plainWords(word: string): readonly string[] {
  // 'al-', the article, is written together with its word
  const known = meant.get(word) ?? meant.get(word.replace(/^(?:وال|ال|لل)(?=...)/, ''));
  if (known) return known;
  if (unspaced.test(word) && word.length > 1) {
    const parts = cut(word);
    if (parts.length > 1) return parts.flatMap(plainWords);
  }
  return [toLatin(word) || word];
}

/** The words of a text as they are compared, in its order, without those that tell nothing. */
export function comparedWords(text: string): string[] {
  const words = splitWords(text);
  const telling = words.filter((word) => !smallWords.has(word));
  const all = telling.length > 0 ? telling : words;
  return all.flatMap((word) => plainParts(word, all.length > 1));
}

/** The words that one word is compared as; `hasMore`: others stand beside it, so that 'IIT' is read out. */
export const plainParts = (word: string, hasMore: boolean): readonly string[] =>
  (hasMore ? shortForms.get(word) : undefined) ?? plainWords(word);

const inOneOrder = (words: readonly string[]) => [...new Set(words)].sort().join(' ');
const withoutKind = (words: readonly string[]) => {
  const telling = words.filter((word) => !kindWords.has(word));
  return telling.length > 0 ? telling : words;
};

/** Two names that have the same key are the same name: word order, accents, language and short words do not count. */
export const nameKey = (text: string): string => inOneOrder(comparedWords(text));

/** What a text can be short for: its telling words in any order, and written as one word. */
export function shortKeys(text: string): string[] {
  const words = withoutKind(comparedWords(text));
  return [...new Set([`~${inOneOrder(words)}`, `=${words.join('')}`])];
}

/** First letters of a name's words, with and without the small ones: 'buet', 'sust'. */
function initials(name: string): string[] {
  const words = splitWords(name).filter((word) => /^[a-z]/.test(word));
  const all = [words, words.filter((word) => !smallWords.has(word))].map((some) =>
    some.map(([first]) => first).join(''),
  );
  return all.filter((letters) => letters.length >= 3);
}

/** 'unimelb' of https://www.unimelb.edu.au: what its own people call it. */
function hostLabel(website: string | null): string[] {
  const host = /^https?:\/\/(?:www\d?\.)?([a-z0-9.-]+)/i.exec(website ?? '')?.[1]?.toLowerCase() ?? '';
  const labels = host.split('.');
  const own = labels.filter(
    (label) => label.length > 1 && !/^(?:com|edu|ac|org|net|gov|info|uni|co|[a-z]{2})$/.test(label),
  );
  // 'ac.bd' ends many; what stands before it may have two letters as well, as 'du.ac.bd'
  const before = /(?:^|\.)([a-z]{2,})\.(?:edu|ac|edu\.[a-z]{2}|ac\.[a-z]{2})$/.exec(host)?.[1];
  return [...new Set([...own.slice(-1), ...(before ? [before] : [])])].map((label) => label.replaceAll('-', ''));
}

type SearchKeys = {
  /** the key of each of its names, the main one first */
  keys: string[];
  /** what it is called for short, after '~' (telling words), '=' (one word) or '@' (initials, address); '!': see below */
  short: string[];
  /** ' words of the main name | words of other names and the city ', folded and as they are compared */
  text: string;
};

/** `isWellKnown`: students everywhere look for it, so that it stands before others of the same short name. */
export function searchKeys(
  one: Pick<Institution, 'name' | 'otherNames' | 'city' | 'website'>,
  isWellKnown = false,
): SearchKeys {
  const names = [one.name, ...one.otherNames];
  const wordsOf = (text: string) => [...splitWords(text), ...comparedWords(text)];
  const main = [...new Set(wordsOf(one.name))];
  const others = new Set([...one.otherNames, one.city].flatMap(wordsOf));
  const other = [...others].filter((word) => !main.includes(word));
  return {
    keys: [...new Set(names.map(nameKey))],
    short: [
      ...(isWellKnown ? ['!'] : []),
      ...new Set([
        ...names.flatMap(shortKeys),
        ...[...initials(one.name), ...hostLabel(one.website)].map((label) => `@${label}`),
      ]),
    ],
    text: ` ${main.join(' ')} | ${other.join(' ')} `,
  };
}
