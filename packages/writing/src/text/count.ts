/** How long a text is, by the rule of the contract (packages/contract/src/essays.ts), which this package does not import. */

/** Runs of anything but white space. */
export function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}

/** UTF-16 units without white space at the two ends: what web forms count. */
export function countCharacters(text: string): number {
  return text.trim().length;
}
