/** Worn phrases, found once per essay; and the essay without the sentences that are nothing else. */
import type { Document } from '../text/document.ts';
import { type FoundPhrase, findPhrases, indexPhrases, indexPhrasesInAnyForm } from '../text/phrases.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Token } from '../text/tokens.ts';
import { CLICHES } from '../words/cliches.ts';
import { STOCK_PHRASES } from '../words/stock-phrases.ts';
import { oncePer } from './once.ts';

/** Little words that learners take for one another: "thank you since your time" is as worn as it was meant. */
const LITTLE = new Set('in at on for of with from by since'.split(' '));
const stock = indexPhrases(STOCK_PHRASES, (word) => (LITTLE.has(word) ? 'of' : word));
const cliches = indexPhrasesInAnyForm(CLICHES);

/** In the order of the text; where two overlap, the longer one. */
export const findWorn = oncePer((document: Document): readonly FoundPhrase[] => {
  const kept: FoundPhrase[] = [];
  const stocked = findPhrases(document, stock).filter((found) => keepsItsEdges(document, found));
  const all = [...findPhrases(document, cliches), ...stocked];
  for (const found of all.sort((a, b) => b.end - b.start - (a.end - a.start))) {
    if (!kept.some(({ start, end }) => start < found.end && found.start < end)) kept.push(found);
  }
  return kept.sort((a, b) => a.start - b.start);
});

/** "At the bottom of the hill" is no "from the bottom of my heart": where a phrase begins or ends with a little word, it must be that one. */
function keepsItsEdges({ text }: Document, { phrase, start, end }: FoundPhrase): boolean {
  const words = phrase.split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const found = text.slice(start, end).toLowerCase();
  return (!LITTLE.has(first) || found.startsWith(first)) && (!LITTLE.has(last) || found.endsWith(last));
}

/** A sentence is nothing but a cliché when so much of it is worn, counted in words. */
const MOSTLY = 0.6;
/** With fewer words left there is nothing to read. */
const FEWEST_WORDS = 50;

export function isCliche(document: Document, sentence: Sentence): boolean {
  const words = document.tokens.slice(sentence.first, sentence.last).filter(({ kind }) => kind !== 'mark');
  const worn = findWorn(document).filter(({ start, end }) => start >= sentence.start && end <= sentence.end);
  const inside = words.filter((word) => worn.some(({ start, end }) => word.start >= start && word.end <= end));
  return inside.length >= MOSTLY * Math.max(1, words.length);
}

/**
 * The same essay without the sentences that are clichés: what all measures read but those that look for clichés, so that a
 * saying earns nothing, neither length nor a linking word, and taking it out costs nothing. Offsets stay true.
 */
export const withoutCliches = oncePer((document: Document): Document => {
  const gone = document.sentences.filter((sentence) => isCliche(document, sentence));
  if (gone.length === 0) return document;
  const isGone = ({ start, end }: { start: number; end: number }) =>
    gone.some((sentence) => sentence.start <= start && end <= sentence.end);
  const words = document.words.filter((word) => !isGone(word));
  if (words.length < FEWEST_WORDS) return document;
  const sentences = document.sentences.filter((sentence) => !gone.includes(sentence));
  const left = [...new Set(sentences.map(({ paragraph }) => paragraph))];
  const cut = (text: string, by: (length: number) => string) =>
    gone.reduceRight((rest, { start, end }) => rest.slice(0, start) + by(end - start) + rest.slice(end), text);
  return {
    given: cut(document.given, () => ''),
    text: cut(document.text, (length) => ' '.repeat(length)),
    tokens: document.tokens.map((token) => (isGone(token) ? blank(token) : token)),
    words,
    sentences: sentences.map((sentence) => ({ ...sentence, paragraph: left.indexOf(sentence.paragraph) })),
    paragraphs: left.flatMap((place) => document.paragraphs[place] ?? []),
  };
});

function blank(token: Token): Token {
  return { ...token, text: ' ', lower: '', meant: '', kind: 'mark', pos: 'PUNCT' };
}
