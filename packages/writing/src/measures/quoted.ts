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

/** "In the words of Nelson Mandela, ...", "as Rumi wrote,", "Like Steve Jobs, I believe": thought that leans on a great name. */
const BORROWED =
  /\b(?:[Ii]n the (?:famous )?words of\s+(?:\p{Lu}[\p{L}.’'-]*\s*){1,4},|[Aa]s\s+(?:\p{Lu}[\p{L}.’'-]*\s+){1,4}(?:once\s+|famously\s+|rightly\s+|so\s+\w+ly\s+)?(?:said|says|wrote|writes|put it|puts it|reminds? us|reminded us|teach(?:es)? us|taught us|observed|believed|tells? us)|[Ll]ike\s+(?:\p{Lu}[\p{L}.’'-]*\s?){2,4},\s+I\s+(?:too\s+|also\s+)?(?:believe|think|know|feel|dream)|(?:\p{Lu}[\p{L}.’'-]*\s+){2,4}(?:once|famously|rightly)\s+(?:said|wrote))/gu;

export function findBorrowed({ text, sentences }: Document): { start: number; end: number }[] {
  const found = [...text.matchAll(BORROWED)].map(({ index }) => index);
  return sentences.filter(({ start, end }) => found.some((at) => at >= start && at < end));
}

/** How much of a place (0-1) stands between quotation marks. */
export function shareQuoted(document: Document, place: { start: number; end: number }): number {
  const inside = readQuoted(document).reduce(
    (sum, { start, end }) => sum + Math.max(0, Math.min(end, place.end) - Math.max(start, place.start)),
    0,
  );
  return inside / Math.max(1, place.end - place.start);
}
