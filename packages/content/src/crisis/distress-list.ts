// How a text is looked through for wordings of somebody who wants to die, or to hurt themselves. It is a list of wordings, not a
// judgement of a person: it misses what is said in other words, and it would rather ask once too often.

export type DistressList = Readonly<{
  /** what sounds like it and is not: taken out before the wordings are looked for */
  others: readonly RegExp[];
  /** of somebody who speaks of themselves, or of somebody close */
  wordings: readonly RegExp[];
}>;

// a nukta too: it is left out as often as it is written
const marks = /[\u0300-\u036f\u064b-\u065f\u0670\u0640\u093c]/g;

/** Letters and single spaces: case, accents, apostrophes and the spellings that Arabic and Hindi mix are one. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(marks, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’'`‘]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/œ/g, 'oe')
    .replace(/ة/g, 'ه')
    .replace(/[ىی]/g, 'ي')
    .replace(/ँ/g, 'ं')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
}

/** Longer texts are read in pieces of this many characters, so that no pattern meets a whole essay at once. */
const pieceSize = 2000;

/** Whether a text has a wording of one of the lists. */
export function hasWording(text: string, lists: readonly DistressList[]): boolean {
  for (let at = 0; at < text.length; at += pieceSize) {
    // a wording on the border stands whole in one of two pieces
    const folded = fold(text.slice(Math.max(0, at - 120), at + pieceSize));
    for (const { others, wordings } of lists) {
      const left = others.reduce((so, other) => so.replace(other, ' '), folded);
      if (wordings.some((wording) => wording.test(left))) return true;
    }
  }
  return false;
}
