import type { EssayComment } from '@lantern/contract/essays.comments';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useOnline } from '#api/use-online.ts';
import { versionQuery } from '../version.api.ts';
import { type CommentPlaces, followComments, placeComments, type Texts } from './follow-comments.ts';

type UsePlaces = {
  essay: string;
  comments: readonly EssayComment[];
  text: string;
  /** Of the essay as the server has it: the text of that version is at hand. */
  current: { revision: number; text: string } | undefined;
  /** A mentor's device keeps nothing. */
  keep: boolean;
};

type Following = { comments: readonly EssayComment[]; texts: Texts; text: string; places: CommentPlaces };

/** The places of open comments in the text. A text that they were made for is fetched once, unless it is the current one. */
export function usePlaces({ essay, comments, text, current, keep }: UsePlaces): CommentPlaces {
  const open = useMemo(() => comments.filter(({ state }) => state === 'open'), [comments]);
  const texts = useTexts(essay, open, current, keep);
  const [following, setFollowing] = useState<Following>(() => ({
    comments: open,
    texts,
    text,
    places: placeComments(open, texts, text),
  }));
  const isSame = following.comments === open && following.texts === texts;
  if (isSame && following.text === text) return following.places;
  const places = isSame
    ? followComments(following.places, open, texts, { before: following.text, text })
    : placeComments(open, texts, text);
  // Set while rendering: the marks must never be a text behind.
  setFollowing({ comments: open, texts, text, places });
  return places;
}

/** A text that was at hand once stays at hand: the essay goes on, its versions do not. */
function useTexts(
  essay: string,
  comments: readonly EssayComment[],
  current: UsePlaces['current'],
  keep: boolean,
): Texts {
  const queries = useQueryClient();
  const online = useOnline();
  const [known, setKnown] = useState<Texts>(new Map());
  const wanted = [...new Map(comments.map((one) => [one.version_id, one.revision]))].filter(([id]) => !known.has(id));
  const older = wanted.flatMap(([id, revision]) => (revision === current?.revision ? [] : [id])).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is tried again when the connection is back
  useEffect(() => {
    for (const id of older.split(' ').filter(Boolean)) {
      const query = keep ? versionQuery(essay, id) : { ...versionQuery(essay, id), persister: undefined };
      const add = ({ text }: { text: string }) => setKnown((before) => new Map([...before, [id, text]]));
      // without its text a comment stands in the list alone
      queries.fetchQuery(query).then(add, () => undefined);
    }
  }, [essay, older, keep, queries, online]);
  const atHand = wanted.flatMap(([id, revision]) =>
    current && revision === current.revision ? [[id, current.text] as const] : [],
  );
  if (atHand.length === 0) return known;
  const next = new Map([...known, ...atHand]);
  setKnown(next);
  return next;
}
