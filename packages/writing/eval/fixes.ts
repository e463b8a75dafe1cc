/** Whether the first fix of a flag is what a corrector wrote at that place. */
import type { Flag } from '../src/language/flag.ts';
import type { Joined } from './detokenize.ts';
import { type Edit, touches } from './edits.ts';

type Range = { from: number; to: number };

/** A corrector who left the place as it was wrote something else than any fix. */
export function isFixWritten(
  flag: Flag & { fix: string },
  range: Range,
  { text, spans }: Joined,
  correctors: readonly (readonly Edit[])[],
): boolean {
  return correctors.some((edits) => {
    const near = edits.filter((edit) => touches(edit, range.from, range.to));
    if (near.length === 0) return false;
    const from = Math.min(range.from, ...near.map((edit) => edit.from));
    const to = Math.max(range.to, ...near.map((edit) => edit.to));
    const [start, end] = [spans[from]?.start ?? text.length, spans[to - 1]?.end ?? text.length];
    const mine = text.slice(start, flag.start) + flag.fix + text.slice(flag.end, end);
    const theirs = rewrite({ text, spans }, { from, to }, near);
    if (bare(mine) === bare(theirs)) return true;
    // they changed a neighbour besides: the fix stands in what they wrote, and what was flagged does not; of a fix that changes
    // capitals alone, capitals decide
    const flagged = text.slice(flag.start, flag.end);
    const isWider = from < range.from || to > range.to;
    if (flag.fix.toLowerCase() === flagged.toLowerCase())
      return hasWords(theirs, flag.fix) && !hasWords(theirs, flagged);
    return isWider && flag.fix.trim() !== '' && holds(theirs, flag.fix) && !holds(theirs, flagged);
  });
}

function rewrite({ text, spans }: Joined, { from, to }: Range, edits: readonly Edit[]): string {
  let written = '';
  for (let at = from; at <= to; at++) {
    const edit = edits.find((one) => one.from === at);
    if (edit) written += ` ${edit.words}`;
    const gone = edits.some((one) => one.from <= at && at < one.to);
    const span = spans[at];
    if (at < to && !gone && span) written += ` ${text.slice(span.start, span.end)}`;
  }
  return written;
}

function hasWords(all: string, phrase: string): boolean {
  return words(all).includes(words(phrase));
}

const words = (text: string) => ` ${text.trim().split(/\s+/).join(' ')} `;

function holds(all: string, phrase: string): boolean {
  return hasWords(all.toLowerCase(), phrase.toLowerCase());
}

function bare(words: string): string {
  return words.toLowerCase().replace(/\s+/g, '');
}
