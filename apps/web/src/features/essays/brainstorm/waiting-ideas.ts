// Saved ideas as the student sees them: what the server said, with what waits on this device laid over it. Pure.
import type { DeletedIdea, Idea } from '@lantern/contract/essays';
import type { SavedIdea } from '@lantern/contract/essays.brainstorm';
import type { ProblemCode } from '@lantern/contract/problem';

/** How an idea is meant to be, until the server has it so. */
export type WaitingIdea = {
  idea: Idea;
  favorited: boolean;
  /** to be removed */
  deleted: boolean;
  /** whether the server has it */
  isSaved: boolean;
  /** why the server did not take it */
  refused?: ProblemCode;
};
/** By id. */
export type WaitingIdeas = Readonly<Record<string, WaitingIdea>>;

export type IdeaRow = SavedIdea & { waits?: 'unsent' | 'refused'; refused?: ProblemCode };

export function wordsOf({ title, summary, how_to_start, what_to_include, why_it_works }: Idea): Idea {
  return { title, summary, how_to_start, what_to_include, why_it_works };
}

export function sameWords(a: Idea, b: Idea): boolean {
  return JSON.stringify(wordsOf(a)) === JSON.stringify(wordsOf(b));
}

function rowOf(id: string, { idea, favorited, refused }: WaitingIdea, known: SavedIdea | undefined): IdeaRow {
  return {
    essay_id: null,
    created_at: new Date().toISOString(),
    ...known,
    ...idea,
    _id: id,
    favorited,
    waits: refused ? 'refused' : 'unsent',
    ...(refused && { refused }),
  };
}

/** New ones first, then as the server orders them. */
export function rowsOf(saved: readonly SavedIdea[], waiting: WaitingIdeas): IdeaRow[] {
  const rows = saved.map((idea): IdeaRow => {
    const wait = waiting[idea._id];
    return wait ? rowOf(idea._id, wait, idea) : idea;
  });
  const added = Object.entries(waiting)
    .filter(([id]) => !saved.some(({ _id }) => _id === id))
    .map(([id, wait]) => rowOf(id, wait, undefined))
    .reverse();
  return [...added, ...rows].filter(({ _id }) => !waiting[_id]?.deleted);
}

/** Deleted ideas, but those that were saved again on this device. */
export function stillDeleted(deleted: readonly DeletedIdea[], waiting: WaitingIdeas): DeletedIdea[] {
  const saved = Object.values(waiting).filter((wait) => !wait.deleted && !wait.refused);
  return deleted.filter((idea) => !saved.some((wait) => sameWords(wait.idea, idea)));
}

/** What is left when the server refuses it: a stored idea returns to the server's state. */
export function refuse(now: WaitingIdea, code: ProblemCode): WaitingIdea | undefined {
  return now.isSaved ? undefined : { ...now, refused: code };
}

/** What is left to send after the server has it as `sent` says; undefined when nothing is. */
export function settle(now: WaitingIdea, sent: WaitingIdea): WaitingIdea | undefined {
  if (now.deleted === sent.deleted && now.favorited === sent.favorited) return undefined;
  return { ...now, isSaved: !sent.deleted };
}
