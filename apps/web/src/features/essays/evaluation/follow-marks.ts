// Where a suggestion's span is while the text around it is edited.
import type { Suggestion } from '@lantern/contract/essays.evaluations';

export type Span = { start: number; end: number };
/** One place for each suggestion; undefined where its span was changed. */
export type Places = readonly (Span | undefined)[];

/** Finds a suggestion in a text that may not be the evaluated one: its sentence, nearest to where it stood. */
export function placeOf(text: string, suggestion: Suggestion): Span | undefined {
  const { sentence, sentence_start, start, end } = suggestion;
  if (!sentence) return undefined;
  const at = nearest(text, sentence, sentence_start);
  if (at < 0) return undefined;
  const from = at + start - sentence_start;
  const to = Math.min(at + end - sentence_start, at + sentence.length);
  return from >= at && to > from ? { start: from, end: to } : undefined;
}

function nearest(text: string, part: string, wanted: number): number {
  if (text.startsWith(part, wanted)) return wanted;
  const after = text.indexOf(part, wanted);
  const before = text.lastIndexOf(part, wanted);
  if (after < 0 || before < 0) return Math.max(after, before);
  return after - wanted < wanted - before ? after : before;
}

export function placeAll(text: string, suggestions: readonly Suggestion[]): Places {
  return suggestions.map((suggestion) => placeOf(text, suggestion));
}

/** The one stretch that an edit replaced. Ends are those of `before` and of `after`. */
export function findEdit(before: string, after: string): { start: number; oldEnd: number; newEnd: number } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  return { start, oldEnd: before.length - tail, newEnd: after.length - tail };
}

/** Moves every place along with an edit; a changed span loses its mark, and gets it back when the edit is undone. */
export function followEdit(places: Places, suggestions: readonly Suggestion[], before: string, after: string): Places {
  if (before === after) return places;
  const { start, oldEnd, newEnd } = findEdit(before, after);
  const shift = newEnd - oldEnd;
  return suggestions.map((suggestion, index) => {
    const place = places[index];
    if (place && place.end <= start) return place;
    if (place && place.start >= oldEnd) return { start: place.start + shift, end: place.end + shift };
    return placeOf(after, suggestion);
  });
}
