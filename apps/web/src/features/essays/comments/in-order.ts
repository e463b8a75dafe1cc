import type { EssayComment } from '@lantern/contract/essays.comments';
import type { CommentPlaces } from './follow-comments.ts';

/** What needs an answer first, in the order of the text. */
export const inOrder = (comments: readonly EssayComment[], places: CommentPlaces) =>
  comments.toSorted(
    (a, b) =>
      Number(a.state !== 'open') - Number(b.state !== 'open') ||
      (places.get(a._id)?.start ?? a.start) - (places.get(b._id)?.start ?? b.start),
  );

/** The comment whose words stand there; where several do, the one about the fewest. */
export function commentAt(places: CommentPlaces, at: number): string | undefined {
  const there = [...places].filter(([, { start, end }]) => start <= at && at <= end);
  return there.sort(([, a], [, b]) => a.end - a.start - (b.end - b.start))[0]?.[0];
}
