// What somebody typed, as a search asks for it.
import { editDistance } from './edits.ts';
import { splitWords } from './fold.ts';
import { nameKey, plainParts, shortKeys } from './keys.ts';
import { kindWords, smallWords } from './kinds.ts';

/** A word as it was typed, and the words that it is compared as: both are looked for. */
export type AskedWord = { typed: string; compared: readonly string[]; isKind: boolean };

export type Asked = {
  text: string;
  words: readonly AskedWord[];
  /** the words in one order, as names are stored */
  key: string;
  /** what it may be short for */
  short: readonly string[];
};

const wordsMax = 8;

/** Words that stand in so many names that they tell nobody apart, and that many spell in a way of their own: 'univercity'. */
const common =
  'university college institute technology engineering science polytechnic international agricultural'.split(' ');

/** What stands for a common word, with its first letter and one or two others wrong, is that word. */
export function mendCommon(word: string): string {
  if (word.length < 6 || !/^[a-z]+$/.test(word) || plainParts(word, false)[0] !== word) return word;
  const most = word.length < 8 ? 1 : 2;
  return common.find((one) => one[0] === word[0] && editDistance(word, one, most) <= most) ?? word;
}

export function readAsked(text: string): Asked {
  const all = splitWords(text).map(mendCommon);
  const mended = all.join(' ');
  const telling = all.filter((word) => !smallWords.has(word));
  const typed = (telling.length > 0 ? telling : all).slice(0, wordsMax);
  const words = typed.map((word) => {
    const compared = plainParts(word, typed.length > 1);
    return { typed: word, compared, isKind: compared.every((part) => kindWords.has(part)) };
  });
  const joined = all.join('');
  return {
    text,
    words,
    key: nameKey(mended),
    short: [...shortKeys(mended), ...(/^[a-z0-9]{2,}$/.test(joined) ? [`@${joined}`, `=${joined}`] : [])],
  };
}

/** The words that say who is meant; all of them where there is none. */
export function tellingOf({ words }: Asked): readonly AskedWord[] {
  const telling = words.filter(({ isKind }) => !isKind);
  return telling.length > 0 ? telling : words;
}

/**
 * Keys of names that are meant where two words were one, or where one of `meant` stands in the place of a word. At most a few hundred.
 */
export function nearKeys(asked: Asked, meant: ReadonlyMap<string, readonly string[]>): string[] {
  const words = asked.words.flatMap(({ compared }) => compared);
  const keys = new Set<string>();
  const add = (some: readonly string[]) => {
    const text = some.join(' ');
    keys.add(nameKey(text));
    for (const key of shortKeys(text)) keys.add(key);
  };
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    if (next) add(words.toSpliced(index, 2, word + next));
    for (const other of meant.get(word) ?? []) {
      const once = words.with(index, other);
      add(once);
      for (const [second, secondWord] of words.entries())
        if (second > index) for (const more of meant.get(secondWord) ?? []) add(once.with(second, more));
      if (keys.size > 300) return [...keys];
    }
  }
  for (const key of [asked.key, ...asked.short]) keys.delete(key);
  return [...keys];
}

/** 'newcastle' as 'new castle': every way to cut a word into two. */
export function halves(word: string): [string, string][] {
  const cuts: [string, string][] = [];
  for (let at = 2; at <= word.length - 2; at++) cuts.push([word.slice(0, at), word.slice(at)]);
  return cuts;
}
