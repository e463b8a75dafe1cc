// What an answer can hold of words that come at once: pasted, heard, or sent by a speech server. Pure.

/** Whether the place is between two halves of one character. */
const isInside = (text: string, at: number) => /[\ud800-\udbff]/.test(text[at - 1] ?? '') && at < text.length;

/** The two parts of a text, of which the first has at most so many characters; no word is torn where it can be helped. */
function splitAt(text: string, most: number): [string, string] {
  if (text.length <= most) return [text, ''];
  const gap = text.slice(0, most + 1).search(/\s\S*$/);
  const end = gap > 0 ? gap : Math.max(0, isInside(text, most) ? most - 1 : most);
  return [text.slice(0, end), text.slice(end).trimStart()];
}

export type Fitted = {
  text: string;
  /** what did not fit; empty where all did */
  rest: string;
};

/** Puts words between two texts that stay as they are; what stands there is never cut for what comes. */
export function fitWords(
  { before, words, after = '' }: Record<'before' | 'words', string> & { after?: string },
  most: number,
): Fitted {
  const [kept, rest] = splitAt(words, Math.max(0, most - before.length - after.length));
  return { text: before + kept + after, rest };
}
