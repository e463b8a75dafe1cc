// Ideas that are saved, marked or deleted: on this device first, then on the server.
import type { DeletedIdea, Idea } from '@lantern/contract/essays';
import {
  deleteIdea,
  favoriteIdea,
  type SavedIdea,
  saveIdea as saveIdeaCall,
} from '@lantern/contract/essays.brainstorm';
import { Problem } from '@lantern/contract/problem';
import { call } from '#api/call.ts';
import { newId } from '#api/new-id.ts';
import { queryClient } from '#api/query-client.ts';
import { isRetryable } from '#api/retry.ts';
import { currentUser } from '#api/session.ts';
import { createWaitingOutbox, useWaiting } from '#api/waiting-outbox.ts';
import { deletedQuery } from '../essays.api.ts';
import { changeIdeas, ideasQuery } from './brainstorm.api.ts';
import { refuse, rowsOf, sameWords, settle, type WaitingIdea, type WaitingIdeas, wordsOf } from './waiting-ideas.ts';

async function deliver(id: string, { idea, favorited, deleted, isSaved }: WaitingIdea): Promise<SavedIdea | undefined> {
  if (deleted) {
    // one that never got there is gone too
    await call(deleteIdea, { params: { id } }).catch((error: unknown) => {
      if (!(error instanceof Problem && error.code === 'not_found')) throw error;
    });
    return undefined;
  }
  if (isSaved) return (await call(favoriteIdea, { body: { idea_id: id, favorited } })).idea;
  return (await call(saveIdeaCall, { body: { ...idea, idea_id: id, favorited } })).idea;
}

const outbox = createWaitingOutbox<WaitingIdea, SavedIdea | undefined>({
  name: 'ideas',
  screen: '/essays',
  deliver,
  settle,
  // the same words were saved before, on another device
  idOf: (id, answer) => answer?._id ?? id,
  canSend: ({ refused }) => !refused,
  onTaken(id, answer) {
    changeIdeas((ideas) => {
      const others = ideas.filter(({ _id }) => _id !== id && _id !== answer?._id);
      return answer ? [answer, ...others] : others;
    });
    void queryClient.invalidateQueries({ queryKey: deletedQuery.queryKey });
  },
  refuse(now, { code }) {
    void queryClient.invalidateQueries({ queryKey: ['essays', 'ideas'] });
    return refuse(now, code);
  },
});

export function useWaitingIdeas(): WaitingIdeas {
  return useWaiting(outbox);
}

function known(): SavedIdea[] {
  const user = currentUser()?.id;
  return (user && queryClient.getQueryData(ideasQuery(user).queryKey)) || [];
}

export type Outcome = 'sent' | 'waiting';

/** Notes how an idea is meant to be and sends it. 'waiting': the server is out of reach, it is sent later by itself. */
async function want(id: string, waiting: WaitingIdea): Promise<Outcome> {
  try {
    await outbox.send(id, waiting);
    return 'sent';
  } catch (error) {
    if (isRetryable(error)) return 'waiting';
    throw error;
  }
}

/** Saves an idea, or finds the saved one of the same words. Throws what the server says against it. */
export function saveIdea(idea: Idea, favorited = false): Promise<Outcome> {
  const row = rowsOf(known(), outbox.all()).find((each) => sameWords(each, idea));
  if (row && !row.refused) return favorited && !row.favorited ? markIdea(row, true) : Promise.resolve('sent');
  return want(row?._id ?? newId(), { idea: wordsOf(idea), favorited, deleted: false, isSaved: false });
}

export function markIdea(row: SavedIdea, favorited: boolean): Promise<Outcome> {
  const isSaved = outbox.all()[row._id]?.isSaved ?? true;
  return want(row._id, { idea: wordsOf(row), favorited, deleted: false, isSaved });
}

export function removeIdea(row: SavedIdea): Promise<Outcome> {
  return want(row._id, { idea: wordsOf(row), favorited: row.favorited, deleted: true, isSaved: true });
}

/** Takes a deletion back: saving the same words brings an idea back. */
export function restoreIdea(row: SavedIdea | DeletedIdea): Promise<Outcome> {
  return want(row._id, { idea: wordsOf(row), favorited: row.favorited, deleted: false, isSaved: false });
}

/** Throws away an idea that the server did not take. */
export function forgetIdea(id: string) {
  outbox.forget(id);
}
