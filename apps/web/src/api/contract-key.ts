/** How the catalogues' sources mark a sentence of the contract. */
export const contractMark = 'contract: ';

/**
 * What a sentence of the contract is called in the catalogues that a browser gets: it has the sentence itself already. The
 * dot keeps it apart from the ids of other messages; the build makes sure that no two sentences have the same
 * (build/contract-keys.ts).
 */
export function contractKey(sentence: string): string {
  let hash = 0;
  for (let at = 0; at < sentence.length; at++) hash = (Math.imul(hash, 31) + sentence.charCodeAt(at)) >>> 0;
  return `.${hash.toString(36)}`;
}
