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
