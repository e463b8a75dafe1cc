export type Word = { text: string; lower: string; start: number; end: number };

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}'’-]|\u200c|\u200d)*/gu)].map((match) => ({
    text: match[0],
    lower: match[0].toLowerCase().replace(/’/g, "'"),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** A small hash (FNV-1a), so that two students do not meet the same wording in the same place. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return value;
}
