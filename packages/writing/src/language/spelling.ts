/** A word is right when American or British English accepts it (Hunspell word lists). */
import american from 'dictionary-en';
import british from 'dictionary-en-gb';
import { CULTURE_WORDS } from '../words/culture/culture.ts';
import { EXTRA_WORDS } from '../words/extra-words.ts';
import { readWordList, type WordList } from './word-list.ts';

const decoder = new TextDecoder();
let lists: WordList[] | undefined;
const extra = new Set(EXTRA_WORDS);
const known = new Map<string, boolean>();

/** Words remembered between evaluations; dropped when full so that a worker's memory stays bounded. */
const MEMORY = 50_000;

const PREFIX =
  /^(?:anti|bio|co|counter|cyber|eco|extra|geo|hyper|infra|inter|intra|macro|mega|meta|micro|mid|mini|mis|multi|neo|neuro|non|nano|out|over|para|photo|post|pre|pro|proto|pseudo|psycho|re|self|semi|socio|sub|super|techno|tele|thermo|trans|ultra|un|under)-?(?=[a-z]{4})/;

/** Nouns that the lists have in the singular only: "coercions". Those that must not have a plural are rules of their own. */
const PLURAL = /(?:ion|ism|ist|er|or|ment|ware)s$/;
/** "Salinities". */
const PLURAL_OF_Y = /[aeiou][^aeiou\s]+ities$/;

/** Both lists come with one table of affixes; should a later version part them, they are read one by one. */
function sameAffixes(): boolean {
  return decoder.decode(american.aff) === decoder.decode(british.aff);
}

/** Reads both word lists once per thread; called early while something else loads in the background. */
export function loadSpelling(): WordList[] {
  lists ??= sameAffixes()
    ? [readWordList(decoder.decode(american.aff), decoder.decode(american.dic), decoder.decode(british.dic))]
    : [american, british].map(({ aff, dic }) => readWordList(decoder.decode(aff), decoder.decode(dic)));
  return lists;
}

export function isKnownWord(word: string): boolean {
  const plain = word.replaceAll('’', "'");
  const remembered = known.get(plain);
  if (remembered !== undefined) return remembered;
  const right =
    isListed(plain) ||
    (PREFIX.test(plain) && isListed(plain.replace(PREFIX, ''))) ||
    (PLURAL.test(plain) && isListed(plain.slice(0, -1))) ||
    (PLURAL_OF_Y.test(plain) && isListed(`${plain.slice(0, -3)}y`));
  if (known.size >= MEMORY) known.clear();
  known.set(plain, right);
  return right;
}

/** In our own lists, also as a plural or with 's: "chachas", "chacha's". */
function isOurs(word: string): boolean {
  const one = word.replace(/(?:'s?|s)$/, '');
  return extra.has(word) || CULTURE_WORDS.has(word) || CULTURE_WORDS.has(one) || extra.has(word.replace(/'s?$/, ''));
}

function isListed(word: string): boolean {
  return isOurs(word.toLowerCase()) || isInDictionary(word);
}

/** In one of the two dictionaries, whatever our own lists say. */
export function isInDictionary(word: string): boolean {
  return loadSpelling().some((list) => list.has(word));
}
