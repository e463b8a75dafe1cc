export type Word = { text: string; lower: string; start: number; end: number };

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}'’-]|\u200c|\u200d)*/gu)].map((match) => ({
    text: match[0],
    lower: match[0].toLowerCase().replace(/’/g, "'"),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
