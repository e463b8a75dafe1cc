import type { Suggestion } from '@lantern/contract/essays.evaluations';
import type { ReactNode } from 'react';
import styles from './evaluation.module.css';
import { familyOf } from './family.ts';
import type { Places } from './follow-marks.ts';

type MarkedTextProps = {
  text: string;
  suggestions: readonly Suggestion[];
  places: Places;
  hidden?: (suggestion: Suggestion) => boolean;
  current?: number | undefined;
};

/** A text with its suggestions' spans marked. Where spans overlap, the part that an earlier one took is not marked again. */
export function MarkedText({ text, suggestions, places, hidden, current }: MarkedTextProps) {
  const marks = suggestions
    .map((suggestion, index) => ({ suggestion, index, place: places[index] }))
    .filter(({ suggestion, place }) => place && !hidden?.(suggestion))
    .sort((a, b) => (a.place?.start ?? 0) - (b.place?.start ?? 0) || (a.place?.end ?? 0) - (b.place?.end ?? 0));
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { suggestion, index, place } of marks) {
    if (!place || place.end <= at) continue;
    const start = Math.max(at, place.start);
    if (start > at) parts.push(text.slice(at, start));
    parts.push(
      <mark
        key={index}
        data-mark={index}
        className={styles[familyOf(suggestion.category)]}
        aria-current={current === index || undefined}
      >
        {text.slice(start, place.end)}
      </mark>,
    );
    at = place.end;
  }
  parts.push(text.slice(at));
  return parts;
}
