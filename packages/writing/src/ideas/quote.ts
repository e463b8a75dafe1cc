/** Slices of the student's own sentences, fit to stand between quotation marks. All of them are found verbatim in the input. */
import { FUNCTION_WORDS } from '../words/function-words.ts';

export const QUOTE = 120;
const SHORT = 52;

/** What may not begin or end a quotation; a closing bracket may end one, and an opening one begin it. */
const EDGES = new Set(' \t\n\r\v\f\u00a0"\'“”„«»,;:.!?।؟،—–*_#<>-');
const LINKS =
  /^(?:until|till|then|but|and|because|so|when|while|that|where|which|who|or|if|after|before|although|however|suddenly|finally|since then|(?:one|that) (?:day|night|morning|evening|afternoon|week)),?\s+/iu;
const OPEN_END =
  /\s+(?:a|an|the|this|that|these|those|my|our|his|her|its|their|your|and|or|but|so|because|if|when|which|who|of|to|for|from|in|on|at|by|with|as|than|i|we|he|she|they|it|was|were|is|are|am|be|been|had|has|have|did|not|would|could|should|will|can|very|who|whose|around|into|over|under|about|between|through|behind|near|every|each|some|all|more|only|also|without)$/iu;

/** A phrase begun in the last three words, which the cut may have broken off. */
const CUT_PHRASE = /(?<=.{18})\s+(?:at|in|on|for|from|with|by|to|of|into|near|about|after|before)(?:\s+\S+){0,2}$/iu;

/** The sentence, or the part of it around `at` that fits in `max` characters. */
export function quoteOf(text: string, at = 0, max: number = QUOTE): string {
  const [part, inside] = outsideMarks(text, at);
  if (tidy(part).length <= max) return tidy(part);
  const cuts = [...part.matchAll(/[,;:—–،]\s+|\s+(?=(?:and|but|because|until|so|then|when|which|while|who)\s)/giu)];
  const bounds = [0, ...cuts.map((cut) => cut.index + cut[0].length), part.length];
  let from = 0;
  while (from < bounds.length - 2 && (bounds[from + 1] as number) <= inside) from++;
  let to = from + 1;
  const size = (a: number, b: number) => (bounds[b] as number) - (bounds[a] as number);
  for (;;) {
    if (to < bounds.length - 1 && size(from, to + 1) <= max) to++;
    else if (from > 0 && size(from - 1, to) <= max) from--;
    else break;
  }
  const clause = part.slice(bounds[from], bounds[to]);
  const start = clause.length > max ? Math.max(0, wordStart(clause, inside - (bounds[from] as number) - max / 3)) : 0;
  return clip(tidy(clause.slice(start)), max);
}

/** A few words for a title: from `at` on, without the linking word that stands there. */
export function shortOf(text: string, at = 0, max: number = SHORT): string {
  const clause = quoteOf(text, at, max * 2);
  const offset = Math.max(0, text.indexOf(clause));
  const from = clause.length > max ? clause.slice(Math.max(0, Math.min(at - offset, clause.length - 12))) : clause;
  let short = tidy(from);
  for (let i = 0; i < 3 && short.length > 20; i++) short = tidy(short.replace(LINKS, ''));
  if (short.length > max) {
    const links = [
      ...short.matchAll(/[,;]?\s+(?:and|but|because|until|so|then|when|which|while|after|before)\s|[;:—–،]\s/giu),
    ];
    const end = links.findLast(({ index }) => index >= 18 && index <= max)?.index;
    short = short.slice(0, end);
    if (short.length > max) short = clip(short, max).replace(CUT_PHRASE, '');
  }
  return clip(tidy(short), max) || clip(tidy(text), max);
}

/** Cut at a word's end; at a letter's end only where there is no space. Never within a character. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const room = text.slice(0, max + 1);
  const space = room.search(/\s\S*$/u);
  let cut =
    space > max * 0.4 ? text.slice(0, space) : text.slice(0, max).replace(/[\uD800-\uDBFF]$|[\p{M}\u200d]+$/u, '');
  for (let i = 0; i < 4 && OPEN_END.test(cut) && cut.length > 12; i++) cut = cut.replace(OPEN_END, '');
  return tidy(cut);
}

function tidy(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && (EDGES.has(text[start] as string) || text[start] === ')')) start++;
  while (end > start && (EDGES.has(text[end - 1] as string) || text[end - 1] === '(')) end--;
  return start === end ? text.trim() : text.slice(start, end);
}

/** A quotation inside a quotation confuses: of “…” inside, the longest part without marks is taken, or the one around `at`. */
function outsideMarks(text: string, at: number): [string, number] {
  if (!/[“”]/u.test(text)) return [text, at];
  let best: [string, number] = ['', 0];
  for (const match of text.matchAll(/[^“”]+/gu)) {
    const [part] = match;
    if (match.index <= at && at < match.index + part.length && part.trim().length > 12) return [part, at - match.index];
    if (part.trim().length > best[0].trim().length) best = [part, 0];
  }
  return best;
}

function wordStart(text: string, near: number): number {
  const from = text.indexOf(' ', Math.max(0, Math.floor(near)));
  return near <= 0 || from < 0 ? 0 : from + 1;
}

export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word);
}
