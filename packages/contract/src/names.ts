// What people are called.

/** Words before a name that nobody is called by. An abbreviation with a dot, and a single letter, are known by their form. */
const titles = new Set(
  'md mohd muhd mst mosa sk sh dr prof mr mrs ms miss mx er engr eng adv capt maj col lt rev fr sr smt sri shri shree kum'.split(
    ' ',
  ),
);

const isTitle = (word: string) =>
  titles.has(word.toLowerCase().replace(/\.$/, '')) || /^[\p{L}\p{M}]{1,6}\.$/u.test(word) || /^\p{L}$/u.test(word);

/**
 * The word of a name that its owner is called by: the first that is no title, abbreviation or initial; where all are,
 * the last. Empty only for an empty name.
 */
export function calledName(name: string): string {
  const words = name.trim().split(/\s+/u);
  return words.find((word) => !isTitle(word)) ?? words.at(-1) ?? '';
}

/** Words of a name that lead somewhere: mail programs make links of them. A dot alone does not ("Md.Rahim"). */
const address =
  /@|:\/\/|www\.|\.(?:com|net|org|edu|info|biz|io|me|co|app|dev|xyz|top|site|online|link|click|ru|cn|in|bd|uk|ly|to|gg)(?![\p{L}\p{N}])/iu;
const digitsMax = 5;

/** Whether something that is given as a name holds a way to reach somebody, or a place to go to. */
export function holdsAddress(name: string): boolean {
  return address.test(name) || (name.match(/\p{Nd}/gu)?.length ?? 0) > digitsMax;
}

const mailedMax = 60;

/** A name as it stands in a mail: of reasonable length, and without words that a mail program would make a link of. */
export function nameInMail(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '' && !holdsAddress(word));
  const signs = [...words.join(' ')];
  return signs.length > mailedMax
    ? `${signs
        .slice(0, mailedMax - 1)
        .join('')
        .trimEnd()}…`
    : signs.join('');
}
