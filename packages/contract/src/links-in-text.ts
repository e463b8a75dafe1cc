// Where an https address in somebody's words begins and ends. Sentences of every script go on right behind it.

/** No address holds these: spaces, and what RFC 3986 leaves out. */
const begin = /https:\/\/[^\s\p{Z}<>"`{}|\\^]+/giu;
/**
 * Quotes, full stops and brackets of other scripts, pictures, and signs that are not seen. Hyphens, the en dash and the
 * Catalan dot stand within addresses, and joiners within words of some scripts.
 */
const foreignMark = /(?![\u2010-\u2013\p{Pc}·\u200c\u200d])(?!\p{ASCII})[\p{P}\p{Cf}\p{Extended_Pictographic}]/u;
/** A word of a script without spaces, or an ending, that was written on to a Latin address. */
const foreignWord = /(?<=[a-z\d])(?!\p{Script=Latin})\p{L}/iu;
const openers: Record<string, string> = { ')': '(', ']': '[' };

/** How much of an address is left when the sentence around it is taken off. */
function lengthOf(address: string): number {
  const ends = [address.search(foreignMark), address.search(foreignWord)].filter((at) => at >= 0);
  let end = Math.min(address.length, ...ends);
  const open: Record<string, number> = { '(': 0, '[': 0, ')': 0, ']': 0 };
  for (const sign of address.slice(0, end)) if (sign in open) open[sign] = (open[sign] ?? 0) + 1;
  for (;;) {
    const last = address[end - 1] ?? '';
    const opener = openers[last];
    if (opener) {
      if ((open[last] ?? 0) <= (open[opener] ?? 0)) return end;
      open[last] = (open[last] ?? 0) - 1;
    } else if (last === 's' && address[end - 2] === "'") end -= 1;
    else if (!/[.,;:!?'*\u2010-\u2013\u200c\u200d]/.test(last)) return end;
    end -= 1;
  }
}

/** The https addresses of a text, in their order: `link` stands at `index`. */
export function findLinks(text: string): { link: string; index: number }[] {
  return [...text.matchAll(begin)].flatMap(({ 0: address, index }) => {
    const link = address.slice(0, lengthOf(address));
    return link.length > 'https://'.length ? [{ link, index }] : [];
  });
}
