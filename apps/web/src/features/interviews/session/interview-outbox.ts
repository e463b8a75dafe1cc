// Mock interviews: on this device at once, on the server soon after. Only what the server does not have yet waits here.
import {
  deleteInterview,
  type Interview,
  type KeptInterview,
  keptInterviewSchema,
  saveInterview,
} from '@lantern/contract/interviews';
import { Problem } from '@lantern/contract/problem';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { call } from '#api/call.ts';
import { addOutbox } from '#api/outbox.ts';
import { putAnswer, queryClient } from '#api/query-client.ts';
import { createRetry, isRetryable } from '#api/retry.ts';
import { currentUser, onSessionChange } from '#api/session.ts';
import { createWaitingStore } from '#api/waiting-store.ts';
import { interviewQuery, interviewsQuery } from '../interviews.api.ts';
import { clearRecordings, removeRecordings } from '../recording/recordings.ts';
import { mergeInterviews } from './interview-state.ts';
import { clearLeftOvers, removeLeftOvers } from './left-over.ts';

type Waiting = {
  interview: Interview;
  /** of the server, when this device went on from it; 0 for a new one */
  revision: number;
  /** why the server does not take it as it stands */
  refused?: string;
};
type WaitingById = Readonly<Record<string, Waiting>>;

/** Milliseconds without a change before it is sent. */
const pause = 2000;
const none: WaitingById = {};

const store = createWaitingStore<WaitingById>('lantern.interviews.');
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;

function keep(id: string, waiting: Waiting | undefined) {
  const { [id]: _, ...others } = store.read() ?? none;
  const next = waiting ? { ...others, [id]: waiting } : others;
  store.write(Object.keys(next).length > 0 ? next : undefined);
}

function keptOn(id: string): KeptInterview | undefined {
  const user = currentUser()?.id;
  return user ? queryClient.getQueryData(interviewQuery(user, id).queryKey) : undefined;
}

/** The session as this device has it; undefined while it has not been opened here. */
function interviewNow(id: string): Interview | undefined {
  return store.read()?.[id]?.interview ?? keptOn(id)?.interview;
}

/** Changes a session, or begins one with `first`. */
export function changeInterview(id: string, change: (interview: Interview) => Interview, first?: Interview) {
  const now = interviewNow(id) ?? first;
  if (!now) return;
  const revision = store.read()?.[id]?.revision ?? keptOn(id)?.revision ?? 0;
  keep(id, { interview: change(now), revision });
  clearTimeout(timer);
  timer = setTimeout(trySending, pause);
}

const trySending = () => void send().catch(() => undefined);
const retry = createRetry(trySending);

/** Sends until nothing waits that the server would take. Rejects when something still does. */
function send(): Promise<void> {
  clearTimeout(timer);
  running ??= run().finally(() => {
    running = undefined;
  });
  return running;
}

function nextToSend(): [string, Waiting] | undefined {
  return Object.entries(store.read() ?? none).find(([, { refused }]) => !refused);
}

async function run() {
  const owner = currentUser()?.id;
  for (let next = nextToSend(); next && owner && currentUser()?.id === owner; next = nextToSend()) {
    const [id, waiting] = next;
    try {
      await sendOne(owner, id, waiting);
    } catch (error) {
      if (isRetryable(error)) {
        retry.later(error);
        throw error;
      }
      const left = store.read()?.[id];
      if (left) keep(id, { ...left, refused: error instanceof Problem ? error.message : '' });
    }
  }
  retry.done();
}

async function sendOne(owner: string, id: string, { interview, revision }: Waiting) {
  let kept: KeptInterview;
  try {
    kept = await call(saveInterview, { params: { id }, body: { interview, base_revision: revision } });
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'stale_revision')) throw error;
    const theirs = z.parse(keptInterviewSchema, error.extra);
    const now = store.read()?.[id];
    if (now) keep(id, { interview: mergeInterviews(now.interview, theirs.interview), revision: theirs.revision });
    return;
  }
  if (currentUser()?.id !== owner) return;
  const { queryKey } = interviewQuery(owner, id);
  queryClient.setQueryData(queryKey, kept);
  await putAnswer(queryKey, kept);
  const now = store.read()?.[id];
  // what was changed while it was on its way goes on from the new revision
  if (now) keep(id, now.interview === interview ? undefined : { ...now, revision: kept.revision });
  void queryClient.invalidateQueries({ queryKey: interviewsQuery(owner).queryKey });
}

/** Deletes a session with its recordings, on the server and here. One that only this device has needs no connection. */
export async function removeInterview(id: string) {
  const isOnlyHere = store.read()?.[id]?.revision === 0;
  try {
    await call(deleteInterview, { params: { id } });
  } catch (error) {
    if (!isOnlyHere && !(error instanceof Problem && error.code === 'not_found')) throw error;
  }
  keep(id, undefined);
  removeLeftOvers(id);
  await removeRecordings(id);
  const user = currentUser()?.id;
  if (user)
    void putAnswer(
      interviewsQuery(user).queryKey,
      (queryClient.getQueryData(interviewsQuery(user).queryKey) ?? []).filter(({ _id }) => _id !== id),
    );
}

/** What this device has and the server has not. */
export function useWaitingInterviews(): WaitingById {
  return useSyncExternalStore(store.subscribe, () => store.read() ?? none);
}

export function isOnDevice(): boolean {
  return store.isOnDevice();
}

addOutbox('interviews', {
  count: () => Object.keys(store.read() ?? none).length,
  sync: send,
  clear: async () => {
    store.write(undefined);
    clearLeftOvers();
    await clearRecordings();
  },
});
window.addEventListener('online', trySending);
onSessionChange(() => {
  store.changed();
  trySending();
});
trySending();
