/** Tokens with exact positions. Contractions and hyphenated words stay whole: "don't", "well-known". */

export type Token = {
  text: string;
  lower: string;
  /** `lower`, or the word that was meant where it is misspelled. Content is read from this, errors from `lower`. */
  meant: string;
  start: number;
  end: number;
  kind: 'word' | 'number' | 'mark';
  /** Universal part of speech, from wink-nlp; 'X' when unknown. */
  pos: string;
  /** Whether white space stands before it. */
  spaced: boolean;
};

const TOKEN =
  /\p{L}[\p{L}\p{M}\p{N}]*(?:['’-]\p{L}[\p{L}\p{M}\p{N}]*)*['’]?|\p{N}[\p{N}.,:]*\p{N}\p{L}*|\p{N}\p{L}*|[^\s]/gu;

/** Splits text into words, numbers and marks. Linear in the length of the text. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let before = -1;
  for (const match of text.matchAll(TOKEN)) {
    let value = match[0];
    const start = match.index;
    // A closing quote is a mark of its own, unless it is the s-apostrophe of "students'".
    if (/['’]$/.test(value) && !/s['’]$/i.test(value)) value = value.slice(0, -1);
    const first = value.codePointAt(0) ?? 0;
    const kind = isDigit(first) ? 'number' : /^\p{L}/u.test(value) ? 'word' : 'mark';
    const lower = value.toLowerCase().replaceAll('’', "'");
    tokens.push({
      text: value,
      lower,
      meant: lower,
      start,
      end: start + value.length,
      kind,
      pos: 'X',
      spaced: start !== before,
    });
    before = start + value.length;
    if (value.length < match[0].length) {
      tokens.push({
        text: match[0].slice(-1),
        lower: "'",
        meant: "'",
        start: before,
        end: before + 1,
        kind: 'mark',
        pos: 'PUNCT',
        spaced: false,
      });
      before += 1;
    }
  }
  return tokens;
}

function isDigit(code: number): boolean {
  return /\p{N}/u.test(String.fromCodePoint(code));
}
