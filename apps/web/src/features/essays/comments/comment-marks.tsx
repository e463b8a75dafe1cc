import type { ReactNode } from 'react';
import styles from './comments.module.css';
import type { CommentPlaces } from './follow-comments.ts';

/** A text with the words that comments are about marked. Where they overlap, the part that an earlier one took is not marked again. */
export function CommentMarks({
  text,
  places,
  current,
}: {
  text: string;
  places: CommentPlaces;
  current?: string | undefined;
}) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [id, place] of [...places].sort(([, a], [, b]) => a.start - b.start || a.end - b.end)) {
    if (place.end <= at) continue;
    const start = Math.max(at, place.start);
    parts.push(text.slice(at, start));
    parts.push(
      <mark key={id} data-comment={id} className={styles.mark} data-current={id === current || undefined}>
        {text.slice(start, place.end)}
      </mark>,
    );
    at = place.end;
  }
  parts.push(text.slice(at));
  return parts;
}
