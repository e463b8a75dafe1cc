/** Sentences and paragraphs with exact positions. */
import type { Token } from './tokens.ts';

/** `first` and `last` are token positions; `last` is one past the end. `paragraph` counts from 0. */
export type Sentence = { start: number; end: number; first: number; last: number; paragraph: number };
export type Paragraph = { start: number; end: number };

/** A "sentence" of more tokens than this is cut, so that work on hostile text stays bounded. */
const LONGEST_SENTENCE = 250;

const ABBREVIATIONS = new Set(
  'mr mrs ms dr prof st jr sr vs etc fig vol inc ltd co dept univ approx e.g i.e eg ie u.s u.k ph a.m p.m no hon rev'.split(
    ' ',
  ),
);

/** Paragraphs are parted by blank lines, or by single line breaks where the text has no blank lines. */
export function splitParagraphs(text: string): Paragraph[] {
  const byBlank = cut(text, /\r?\n[ \t]*\r?\n\s*/g);
  if (byBlank.length > 1) return byBlank;
  const lines = cut(text, /\r?\n\s*/g);
  // Hard-wrapped text breaks in mid-sentence; a pasted essay ends its lines with a full stop.
  const finished = lines.filter((line) => /[.!?…]["'”’)]*$/.test(text.slice(line.start, line.end))).length;
  return lines.length > 1 && finished >= lines.length * 0.7 ? lines : byBlank;
}

function cut(text: string, breaks: RegExp): Paragraph[] {
  const parts: Paragraph[] = [];
  let from = 0;
  for (const match of text.matchAll(breaks)) {
    add(parts, text, from, match.index);
    from = match.index + match[0].length;
  }
  add(parts, text, from, text.length);
  return parts;
}

function add(parts: Paragraph[], text: string, from: number, to: number): void {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(text[start] as string)) start++;
  while (end > start && /\s/.test(text[end - 1] as string)) end--;
  if (end > start) parts.push({ start, end });
}

export function splitSentences(tokens: Token[], paragraphs: Paragraph[]): Sentence[] {
  const sentences: Sentence[] = [];
  let paragraph = 0;
  let first = 0;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const next = tokens[i + 1];
    while (paragraph < paragraphs.length - 1 && token.start >= (paragraphs[paragraph] as Paragraph).end) paragraph++;
    const leaves = !next || next.start >= (paragraphs[paragraph] as Paragraph).end;
    if (leaves || i - first + 1 >= LONGEST_SENTENCE || endsSentence(tokens, i)) {
      sentences.push({ start: (tokens[first] as Token).start, end: token.end, first, last: i + 1, paragraph });
      first = i + 1;
    }
  }
  return sentences;
}

function endsSentence(tokens: Token[], i: number): boolean {
  const token = tokens[i] as Token;
  const next = tokens[i + 1] as Token;
  if (token.kind !== 'mark') return false;
  if (isClosing(token))
    return isStop(tokens[i - 1]) && next.spaced && !isClosing(next) && /^[\p{Lu}\p{N}"“‘']/u.test(next.text);
  if (!isStop(token)) return false;
  // after three dots the sentence may go on: "She paused… and smiled."
  const isEllipsis = token.text === '…' || (token.text === '.' && tokens[i - 1]?.text === '.' && !token.spaced);
  if (isEllipsis && /^\p{Ll}/u.test(next.text)) return false;
  if (isStop(next) && !next.spaced) return false;
  if (isClosing(next) && !next.spaced) return false;
  const before = tokens[i - 1];
  if (token.text === '.' && before && !before.text.endsWith('.')) {
    if (ABBREVIATIONS.has(before.lower) || /^\p{Lu}$/u.test(before.text)) return before.text === 'I' && next.spaced;
    if (!next.spaced)
      return before.lower.length > 2 && /^\p{Lu}\p{Ll}/u.test(next.text) && /^\p{Ll}/u.test(before.text);
    if (before.lower.length === 1 && before.kind === 'word') return false;
  }
  return next.spaced || token.text !== '.';
}

function isStop(token: Token | undefined): boolean {
  return token?.text === '.' || token?.text === '!' || token?.text === '?' || token?.text === '…';
}

function isClosing(token: Token | undefined): boolean {
  return token !== undefined && /^["”’')\]]$/.test(token.text);
}
