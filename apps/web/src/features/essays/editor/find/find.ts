// Finding words in a text the way readers mean them: é is e, ﬁ is fi, “ is ", an Arabic vowel sign is not asked for.
import type { Span } from '../../evaluation/follow-marks.ts';

/** Marks that readers leave out when they search: Latin, Greek and Cyrillic accents, Arabic vowel signs and the tatweel. */
const leftOut = /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u00ad]|\u200c|\u200d/;
const alike: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2013': '-',
  '\u2014': '-',
  '\u00a0': ' ',
  '\n': ' ',
};

type Folded = { text: string /** where each folded unit begins in the text */; starts: number[]; ends: number[] };

/** Case and accents are folded unit by unit, so that a place in the folded text leads back to one in the text. */
function fold(text: string): Folded {
  const folded: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const start = at;
    at += character.length;
    for (const unit of (alike[character] ?? character).toLowerCase().normalize('NFKD')) {
      if (leftOut.test(unit)) {
        // A mark belongs to the letter before it.
        if (ends.length > 0) ends[ends.length - 1] = at;
        continue;
      }
      folded.push(unit);
      // Surrogate pairs are two units of the string that is searched.
      for (let index = 0; index < unit.length; index++) {
        starts.push(start);
        ends.push(at);
      }
    }
  }
  return { text: folded.join(''), starts, ends };
}

const plain = /^[\x20-\x7e\t]*$/;

/** Every place of `sought`, in order, none inside another. */
export function findAll(text: string, sought: string): Span[] {
  const { text: needle } = plain.test(sought) ? { text: sought.toLowerCase() } : fold(sought);
  if (needle === '') return [];
  const { text: hay, starts, ends } = fold(text);
  const found: Span[] = [];
  for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, at + needle.length)) {
    const start = starts[at] ?? 0;
    // a letter that stands for two is found once
    if (start >= (found.at(-1)?.end ?? 0)) found.push({ start, end: ends[at + needle.length - 1] ?? text.length });
  }
  return found;
}

/** The place that comes first at or after `from`, or the first of all. */
export function nextFrom(found: readonly Span[], from: number): number {
  const next = found.findIndex(({ start }) => start >= from);
  return Math.max(next, 0);
}

/** One replacement that has every place changed, so that one undo takes all back. */
export function replaceAll(
  text: string,
  found: readonly Span[],
  by: string,
): { start: number; end: number; text: string } {
  const start = found[0]?.start ?? 0;
  const end = found.at(-1)?.end ?? start;
  const parts = found.map((place, index) => by + text.slice(place.end, found[index + 1]?.start ?? place.end));
  return { start, end, text: parts.join('') };
}
