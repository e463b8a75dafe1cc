/** Somebody else's words, or a title: what stands between quotation marks, or after "As Nelson Mandela said,". */

import type { Document } from '../text/document.ts';
import { oncePer } from './once.ts';

const QUOTED =
  /“[^”\n]{1,400}”|"[^"\n]{1,400}"|(?<![\p{L}\p{N}])‘[^’\n]{8,400}’|(?<![\p{L}\p{N}])'[^'\n]{8,400}'(?![\p{L}\p{N}])/gu;

/** "As Nelson Mandela said, education is ...", "Gandhi once said that ...": to the end of the sentence. */
const ATTRIBUTED =
  /(?:\b[Aa]s\s+(?:\p{Lu}[\p{L}.’'-]*\s+){1,4}(?:once\s+|famously\s+|rightly\s+)?|(?:\p{Lu}[\p{L}.’'-]*\s+){1,4}(?:once|famously|rightly)\s+)(?:said|says|wrote|put it)(?:\s+that\b|\s*[,:])\s*(?<words>[^.!?\n“"]{8,300})/gu;

const readQuoted = oncePer((document: Document): readonly { start: number; end: number }[] => [
  ...[...document.text.matchAll(QUOTED)].map(({ index, 0: words }) => ({ start: index, end: index + words.length })),
  ...[...document.text.matchAll(ATTRIBUTED)].map(({ index, 0: all, groups }) => {
    const end = index + all.length;
    return { start: end - (groups?.words?.length ?? 0), end };
  }),
]);

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
