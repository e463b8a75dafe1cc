/** Finds quoted sentences in an essay although the quote came back with other quotation marks, spaces or letter forms. */

/** Folded text, and for each of its UTF-16 units where the original characters begin and end that it stands for. */
type Folded = { text: string; starts: Int32Array; ends: Int32Array };

/** A shorter quote is found by chance. Folded characters. */
const QUOTE_MIN = 8;
/** Places that are looked at. A text of one letter would have as many as it is long. */
const TRIES = 50;

const DOUBLE = /[\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033]/;
const SINGLE = /[\u2018\u2019\u201a\u201b\u02bc\u2032\u0060\u00b4]/;
const MARK = /\p{M}/u;
const INVISIBLE = /^[\u00ad\u200b-\u200f\u2060\ufeff]$/;
const LETTER = /[\p{L}\p{N}]/u;

/**
 * NFKC letter by letter (a letter takes its combining marks along, so that every offset stays known), straight quotation
 * marks, one space for any white space, nothing for invisible characters.
 */
function fold(text: string): Folded {
  const units: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (let at = 0; at < text.length; ) {
    const start = at;
    at += lengthAt(text, at);
    while (at < text.length && text.charCodeAt(at) >= 0x300 && MARK.test(letterAt(text, at))) at += lengthAt(text, at);
    for (const unit of foldLetter(text.slice(start, at))) {
      if (unit === ' ' && units.at(-1) === ' ') {
        ends[ends.length - 1] = at;
        continue;
      }
      units.push(unit);
      starts.push(start);
      ends.push(at);
    }
  }
  return { text: units.join(''), starts: Int32Array.from(starts), ends: Int32Array.from(ends) };
}

const lengthAt = (text: string, at: number) => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
const letterAt = (text: string, at: number) => text.slice(at, at + lengthAt(text, at));

/** The UTF-16 units that a letter with its marks becomes. */
function foldLetter(letter: string): string[] {
  if (letter.length === 1 && letter > ' ' && letter < '\u007f' && letter !== '`') return [letter];
  if (INVISIBLE.test(letter)) return [];
  // before NFKC, which would turn an acute accent or a double prime into other characters
  if (SINGLE.test(letter)) return ["'"];
  if (DOUBLE.test(letter)) return ['"'];
  return letter.normalize('NFKC').replace(/\s+/g, ' ').split('');
}

/**
 * Prepares an essay for many questions. The answer to a quote is where it stands in the essay as given, whole words only:
 * `text.slice(start, end)` is the student's own slice. Undefined when the essay does not say that.
 */
export function quoteFinder(text: string): (quote: string) => { start: number; end: number } | undefined {
  const essay = fold(text);
  return (quote) => {
    const wanted = fold(quote).text.trim();
    if (wanted.length < QUOTE_MIN) return undefined;
    let at = -1;
    for (let tries = 0; tries < TRIES; tries++) {
      at = essay.text.indexOf(wanted, at + 1);
      if (at < 0) return undefined;
      const last = at + wanted.length - 1;
      if (splitsWord(essay.text, at) || splitsWord(essay.text, last + 1)) continue;
      return { start: essay.starts[at] ?? 0, end: essay.ends[last] ?? 0 };
    }
    return undefined;
  };
}

function splitsWord(text: string, at: number): boolean {
  return LETTER.test(text.charAt(at - 1)) && LETTER.test(text.charAt(at));
}
