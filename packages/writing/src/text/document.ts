/** An essay, read once: everything the measures, rules and gates look at. */
import { makeReadable } from './readable.ts';
import { type Paragraph, type Sentence, splitParagraphs, splitSentences } from './sentences.ts';
import { type Token, tokenize } from './tokens.ts';

export type Document = {
  /** The essay as given; all offsets point into it. */
  given: string;
  /** The part that is read, with links and control characters blanked out. Same offsets. */
  text: string;
  tokens: Token[];
  /** The tokens that are words or numbers. */
  words: Token[];
  sentences: Sentence[];
  paragraphs: Paragraph[];
};

/** Reads without parts of speech: light enough for a browser. `readDocument` of read-document.ts adds them. */
export function readPlainDocument(given: string): Document {
  const text = makeReadable(given);
  const tokens = tokenize(text);
  const paragraphs = splitParagraphs(text);
  const words = tokens.filter((token) => token.kind !== 'mark');
  return { given, text, tokens, words, sentences: splitSentences(tokens, paragraphs), paragraphs };
}

/** The words of one sentence (no marks). */
export function wordsOf(document: Document, sentence: Sentence): Token[] {
  return document.tokens.slice(sentence.first, sentence.last).filter((token) => token.kind !== 'mark');
}

/** The sentence that holds a position; the last one that starts before it when it falls between two. */
export function sentenceAt(document: Document, position: number): Sentence | undefined {
  let low = 0;
  let high = document.sentences.length - 1;
  let found: Sentence | undefined;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const sentence = document.sentences[middle] as Sentence;
    if (sentence.start <= position) {
      found = sentence;
      low = middle + 1;
    } else high = middle - 1;
  }
  return found;
}

/** The sentences of each paragraph, in order. */
export function sentencesByParagraph(document: Document): Sentence[][] {
  const groups: Sentence[][] = document.paragraphs.map(() => []);
  for (const sentence of document.sentences) groups[sentence.paragraph]?.push(sentence);
  return groups.filter((group) => group.length > 0);
}
