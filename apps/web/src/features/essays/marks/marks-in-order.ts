// The marks of a text as a reader meets them, and the one that a place belongs to.
import type { Suggestion } from '@lantern/contract/essays.evaluations';
import type { Places, Span } from '../evaluation/follow-marks.ts';

export type Mark = { suggestion: Suggestion; index: number; place: Span };

/** Those that stand in the text and were not put away, from its start to its end. */
export function marksInOrder(
  suggestions: readonly Suggestion[],
  places: Places,
  isAway: (suggestion: Suggestion) => boolean,
): Mark[] {
  return suggestions
    .flatMap((suggestion, index): Mark[] => {
      const place = places[index];
      return place && !isAway(suggestion) ? [{ suggestion, index, place }] : [];
    })
    .sort((a, b) => a.place.start - b.place.start || a.place.end - b.place.end);
}

/** The shortest mark around a place: a word's goes before its sentence's. */
export function markAt(marks: readonly Mark[], at: number): Mark | undefined {
  return marks
    .filter(({ place }) => place.start <= at && at <= place.end)
    .toSorted((a, b) => a.place.end - a.place.start - (b.place.end - b.place.start))[0];
}

/** The first mark that begins after a place, or the last one before it; round the ends of the text. */
export function markFrom(marks: readonly Mark[], at: number, step: 1 | -1): Mark | undefined {
  return step === 1
    ? (marks.find(({ place }) => place.start > at) ?? marks[0])
    : (marks.findLast(({ place }) => place.start < at) ?? marks.at(-1));
}
