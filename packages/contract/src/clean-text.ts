/**
 * What nobody typed and nobody sees, taken out of a text: soft hyphens, zero-width spaces, byte order marks and overrides of
 * direction that word processors, PDFs and web pages leave behind; ligatures ("ﬁ") become their letters, odd spaces a space.
 * The one function for it: fields, messages, titles, names, pastes and the essay engine all use it.
 */

/** Scripts that are written without spaces: there a zero-width space parts words. */
const unspaced = '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';

/**
 * The joiners U+200C and U+200D stay, as Bangla, Arabic, Persian and emoji are written with them; between Latin letters they
 * do nothing. Direction marks stay, but for the overrides, which turn words around. The space of French before : ; ! ? » % stays.
 */
const unseen = new RegExp(
  [
    '[\\u00ad\\u180e\\u2060-\\u2064\\ufeff\\u202d\\u202e]+',
    `(?<![${unspaced}])\\u200b+|\\u200b+(?![${unspaced}])`,
    '(?<=\\p{Script=Latin})[\\u200c\\u200d]+(?=\\p{Script=Latin})',
    '[\\ufb00-\\ufb06]',
    '(?<!«)[\\u00a0\\u202f](?![:;!?»%])|[\\u2000-\\u200a\\u205f\\u3000]',
  ].join('|'),
  'gu',
);

const seenInstead = (found: string) =>
  /[\ufb00-\ufb06]/.test(found) ? found.normalize('NFKC') : /\s/.test(found) && !found.includes('\ufeff') ? ' ' : '';

export function cleanText(text: string): string {
  return text.replace(unseen, seenInstead);
}

/** The same, with the way back: `toGiven` turns a place in the clean text into one in the text as given. */
export function cleanWithPlaces(given: string): { text: string; toGiven: (place: number) => number } {
  const cuts: { clean: number; given: number }[] = [];
  let text = '';
  let from = 0;
  for (const { index, 0: found } of given.matchAll(unseen)) {
    text += given.slice(from, index) + seenInstead(found);
    from = index + found.length;
    cuts.push({ clean: text.length, given: from });
  }
  text += given.slice(from);
  return {
    text,
    toGiven: (place) => {
      const last = cuts.findLast(({ clean }) => clean <= place);
      return last ? last.given + place - last.clean : place;
    },
  };
}
