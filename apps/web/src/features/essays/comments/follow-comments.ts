// Where each comment's words stand in the text at hand, edit by edit.
import type { EssayComment } from '@lantern/contract/essays.comments';
import { type Anchor, carry, findAgain, type Span } from '@lantern/writing/comments/anchor';

/** By id of the version: the texts that comments were made for, as far as they are on this device. */
export type Texts = ReadonlyMap<string, string>;
export type CommentPlaces = ReadonlyMap<string, Span>;

const anchorOf = ({ start, end, quote, before, after }: EssayComment): Anchor => ({ start, end, quote, before, after });

/** From the text that it was made for; where that is not at hand, by what stands around its words. */
function placeOf(comment: EssayComment, texts: Texts, text: string): Span | undefined {
  const from = texts.get(comment.version_id);
  return from === undefined ? findAgain(anchorOf(comment), text) : carry(anchorOf(comment), from, text);
}

export function placeComments(comments: readonly EssayComment[], texts: Texts, text: string): CommentPlaces {
  return new Map(
    comments.flatMap((comment) => {
      const place = placeOf(comment, texts, text);
      return place ? [[comment._id, place] as const] : [];
    }),
  );
}

/** After an edit from `before` to `text`: words that were lost may be back. */
export function followComments(
  places: CommentPlaces,
  comments: readonly EssayComment[],
  texts: Texts,
  { before, text }: { before: string; text: string },
): CommentPlaces {
  return new Map(
    comments.flatMap((comment) => {
      const known = places.get(comment._id);
      const place = (known && carry({ ...anchorOf(comment), ...known }, before, text)) ?? placeOf(comment, texts, text);
      return place ? [[comment._id, place] as const] : [];
    }),
  );
}
