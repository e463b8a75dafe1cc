/** What stands between quotation marks: somebody else's words, or a title. */

import type { Document } from '../text/document.ts';
import { oncePer } from './once.ts';

const QUOTED =
  /“[^”\n]{1,400}”|"[^"\n]{1,400}"|(?<![\p{L}\p{N}])‘[^’\n]{8,400}’|(?<![\p{L}\p{N}])'[^'\n]{8,400}'(?![\p{L}\p{N}])/gu;

const readQuoted = oncePer((document: Document): readonly { start: number; end: number }[] =>
  [...document.text.matchAll(QUOTED)].map(({ index, 0: words }) => ({ start: index, end: index + words.length })),
);

export function isQuoted(document: Document, place: { start: number; end: number }): boolean {
  return readQuoted(document).some(({ start, end }) => start <= place.start && place.end <= end);
}

/** How much of a place (0-1) stands between quotation marks. */
export function shareQuoted(document: Document, place: { start: number; end: number }): number {
  const inside = readQuoted(document).reduce(
    (sum, { start, end }) => sum + Math.max(0, Math.min(end, place.end) - Math.max(start, place.start)),
    0,
  );
  return inside / Math.max(1, place.end - place.start);
}
