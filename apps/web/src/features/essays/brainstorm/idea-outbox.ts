// Ideas that are saved, marked or deleted: on this device first, then on the server.
import type { DeletedIdea, Idea } from '@lantern/contract/essays';
import {
  deleteIdea,
  favoriteIdea,
  type SavedIdea,
  saveIdea as saveIdeaCall,
} from '@lantern/contract/essays.brainstorm';
import { Problem } from '@lantern/contract/problem';
import { useSyncExternalStore } from 'react';
import { call } from '#api/call.ts';
import { createLines } from '#api/lines.ts';
import { newId } from '#api/new-id.ts';
import { addOutbox } from '#api/outbox.ts';
import { queryClient } from '#api/query-client.ts';
import { createRetry, isPassing } from '#api/retry.ts';
import { currentUser, onSessionChange } from '#api/session.ts';
import { createWaitingStore } from '#api/waiting-store.ts';
import { expectEcho } from '../drafts/keepers.ts';
import { deletedQuery } from '../essays.api.ts';
import { changeIdeas, ideasQuery } from './brainstorm.api.ts';
import { ideasPrefix } from './start-outbox.ts';
import { refuse, rowsOf, sameWords, settle, type WaitingIdea, type WaitingIdeas, wordsOf } from './waiting-ideas.ts';

const none: WaitingIdeas = {};

const store = createWaitingStore<WaitingIdeas>(ideasPrefix);
const all = () => store.read() ?? none;

export function useWaitingIdeas(): WaitingIdeas {
  return useSyncExternalStore(store.subscribe, all);
}

function put(id: string, waiting: WaitingIdea | undefined) {
  const { [id]: _, ...others } = all();
  const next = { ...others, ...(waiting && { [id]: waiting }) };
  store.write(Object.keys(next).length > 0 ? next : undefined);
}

function known(): SavedIdea[] {
  const user = currentUser()?.id;
  return (user && queryClient.getQueryData(ideasQuery(user).queryKey)) || [];
}

async function deliver(id: string, { idea, favorited, deleted, isSaved }: WaitingIdea): Promise<SavedIdea | undefined> {
  expectEcho('ideas');
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

/** Sends one idea until nothing of it waits. Rejects when something still does. */
async function send(id: string): Promise<void> {
  const owner = currentUser()?.id;
  for (let sent = all()[id]; sent && !sent.refused; sent = all()[id]) {
    try {
      const answer = await deliver(id, sent);
      if (currentUser()?.id !== owner) return;
      changeIdeas((ideas) => {
        const others = ideas.filter(({ _id }) => _id !== id && _id !== answer?._id);
        return answer ? [answer, ...others] : others;
      });
      void queryClient.invalidateQueries({ queryKey: deletedQuery.queryKey });
      const now = all()[id];
      const left = now && settle(now, sent);
      put(id, undefined);
      // the same words were saved before, on another device
      if (left) put(answer?._id ?? id, left);
      if (left && answer && answer._id !== id) return send(answer._id);
    } catch (error) {
      const now = all()[id];
      if (currentUser()?.id !== owner || isPassing(error)) retry.later(error);
      else if (now) {
        put(id, refuse(now, (error as Problem).code));
        void queryClient.invalidateQueries({ queryKey: ['essays', 'ideas'] });
      }
      throw error;
    }
  }
}

const inLine = createLines();
const sendInLine = (id: string) => inLine(id, () => send(id));

export type Outcome = 'sent' | 'waiting';

/** Notes how an idea is meant to be and sends it. 'waiting': the server is out of reach, it is sent later by itself. */
async function want(id: string, waiting: WaitingIdea): Promise<Outcome> {
  put(id, waiting);
  try {
    await sendInLine(id);
    return 'sent';
  } catch (error) {
    if (isPassing(error)) return 'waiting';
    throw error;
  }
}

/** Saves an idea, or finds the saved one of the same words. Throws what the server says against it. */
export function saveIdea(idea: Idea, favorited = false): Promise<Outcome> {
  const row = rowsOf(known(), all()).find((each) => sameWords(each, idea));
  if (row && !row.refused) return favorited && !row.favorited ? markIdea(row, true) : Promise.resolve('sent');
  return want(row?._id ?? newId(), { idea: wordsOf(idea), favorited, deleted: false, isSaved: false });
}

export function markIdea(row: SavedIdea, favorited: boolean): Promise<Outcome> {
  const isSaved = all()[row._id]?.isSaved ?? true;
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
  put(id, undefined);
}

const retry = createRetry(quietly);

async function syncAll() {
  const results = await Promise.allSettled(Object.keys(all()).map(sendInLine));
  if (results.some(({ status }) => status === 'rejected')) throw new Error('Some ideas still wait.');
  retry.done();
}

function quietly() {
  void syncAll().catch(() => undefined);
}

addOutbox('ideas', {
  count: () => Object.keys(all()).length,
  sync: syncAll,
  clear: async () => store.write(undefined),
  decision: () => (Object.values(all()).some(({ refused }) => refused) ? '/essays' : undefined),
});
window.addEventListener('online', quietly);
onSessionChange(() => {
  store.changed();
  quietly();
});
quietly();
