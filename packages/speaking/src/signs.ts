/**
 * Signs of a thing in the words of an answer: whole words, beginnings and endings with a star, # for a number, @did for a
 * deed, @title for the name of a thing in several words, @name for any name inside a sentence. */
import { isName, isNumber } from '@lantern/writing/measures/specificity/details';
import { toBase } from '@lantern/writing/text/base-form';
import type { Document } from '@lantern/writing/text/document';
import type { Sentence } from '@lantern/writing/text/sentences';
import type { Token } from '@lantern/writing/text/tokens';

export type Signs = {
  whole: ReadonlySet<string>;
  /** by their first letter */
  beginnings: ReadonlyMap<string, readonly string[]>;
  endings: readonly string[];
  number: boolean;
  deed: boolean;
  title: boolean;
  name: boolean;
};
/** What stands after a slash is weak: it only touches the thing. Lists are joined by a bar. */
export type SignList = { strong: Signs; weak: Signs };

const known = new Map<string, SignList>();

export function readSigns(words: string): SignList {
  const remembered = known.get(words);
  if (remembered) return remembered;
  const lists = words.split('|').map((list) => list.split('/').map((side) => side.split(/\s+/)));
  const signs = {
    strong: listSigns(lists.flatMap(([strong = []]) => strong)),
    weak: listSigns(lists.flatMap(([, weak = []]) => weak)),
  };
  known.set(words, signs);
  return signs;
}

function listSigns(all: readonly string[]): Signs {
  return {
    whole: new Set(all.filter((word) => /^[a-z'][a-z0-9'-]*$/.test(word))),
    beginnings: Map.groupBy(
      all.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
      (word) => word[0] ?? '',
    ),
    endings: all.filter((word) => word.startsWith('*')).map((word) => word.slice(1)),
    number: all.includes('#'),
    deed: all.includes('@did'),
    title: all.includes('@title'),
    name: all.includes('@name'),
  };
}

export function isSign({ whole, beginnings, endings, number }: Signs, token: Token): boolean {
  if (token.kind === 'mark') return false;
  if (number && isNumber(token)) return true;
  // "my father's"
  const meant = token.meant.replace(/'s$/, '');
  if (whole.has(meant) || whole.has(toBase(meant))) return true;
  return (
    beginnings.get(meant[0] ?? '')?.some((beginning) => meant.startsWith(beginning)) ||
    endings.some((ending) => meant.endsWith(ending))
  );
}

/** Two words with capitals side by side inside a sentence: "Integrated Watershed Modelling", the name of a module or a place. */
export function hasTitle(document: Document, sentence: Sentence): boolean {
  for (let i = sentence.first; i + 1 < sentence.last; i++)
    if (isName(document, sentence, i) && isName(document, sentence, i + 1)) return true;
  return false;
}

/** A name inside a sentence: a town, a person, a firm. */
export const holdsName = (document: Document): boolean =>
  document.sentences.some((sentence) => {
    for (let i = sentence.first + 1; i < sentence.last; i++) if (isName(document, sentence, i)) return true;
    return false;
  });
