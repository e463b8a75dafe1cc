// Where the student is in the wizard: on this device at once, on the server soon after. While both agree it is the kept
// answer of the query; only what the server does not have yet waits here.

import {
  type BrainstormState,
  brainstormStateSchema,
  saveBrainstorm,
  saveInput,
} from '@lantern/contract/essays.brainstorm';
import { Problem } from '@lantern/contract/problem';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { call } from '#api/call.ts';
import { addOutbox } from '#api/outbox.ts';
import { putAnswer, queryClient } from '#api/query-client.ts';
import { createRetry, isRetryable } from '#api/retry.ts';
import { currentUser, onSessionChange } from '#api/session.ts';
import { createWaitingStore } from '#api/waiting-store.ts';
import { stateQuery } from './brainstorm.api.ts';
import { acknowledge, emptyState, isSettled, join, sameState, type Waiting } from './brainstorm-state.ts';
import { statePrefix } from './waiting-keys.ts';

type Run = Waiting['runs'][number];

/** Milliseconds without a change before it is sent. */
const pause = 2000;
/** Only the last runs are worth sending late. */
const runsMax = 5;
const staleSchema = z.object({ state: z.nullable(brainstormStateSchema), revision: z.int() });

const store = createWaitingStore<Waiting>(statePrefix);
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;

function begin(): Waiting {
  const user = currentUser()?.id;
  const kept = user ? queryClient.getQueryData(stateQuery(user).queryKey) : undefined;
  const base = kept?.state ?? emptyState;
  return { state: base, base, revision: kept?.revision ?? 0, runs: [] };
}

/** PostgreSQL cannot hold these, and nobody means to write them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is dropped
const tidy = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');

function keep(waiting: Waiting) {
  store.write(isSettled(waiting) ? undefined : waiting);
}

export function changeState(change: (state: BrainstormState) => Partial<BrainstormState>) {
  const { refused, ...waiting } = store.read() ?? begin();
  keep({ ...waiting, state: { ...waiting.state, ...change(waiting.state) } });
  sendSoon();
}

export function writeReflection(id: string, text: string) {
  changeState(({ reflections: { [id]: _, ...others } }) => ({
    reflections: text === '' ? others : { ...others, [id]: tidy(text) },
  }));
}

/** Has the server keep what went into the generator and what came out. */
export function keepRun(run: Run) {
  const waiting = store.read() ?? begin();
  keep({ ...waiting, runs: [...waiting.runs, run].slice(-runsMax) });
  sendSoon();
}

const trySending = () => void send().catch(() => undefined);
const retry = createRetry(trySending);

function sendSoon() {
  clearTimeout(timer);
  timer = setTimeout(trySending, pause);
}

/** Sends until nothing waits. Rejects when something still does. */
function send(): Promise<void> {
  clearTimeout(timer);
  running ??= run().finally(() => {
    running = undefined;
  });
  return running;
}

async function run() {
  const owner = currentUser()?.id;
  try {
    for (let waiting = store.read(); waiting && currentUser()?.id === owner; waiting = store.read()) {
      if (waiting.sent || !sameState(waiting.state, waiting.base)) await sendState(waiting);
      else if (waiting.runs[0]) await sendRun(waiting.runs[0]);
      else keep(waiting);
    }
    retry.done();
  } catch (error) {
    const left = store.read();
    if (isRetryable(error)) retry.later(error);
    else if (left && currentUser()?.id === owner) keep({ ...left, refused: true });
    throw error;
  }
}

async function sendState(waiting: Waiting) {
  const user = currentUser()?.id;
  const { state, revision } = waiting;
  keep({ ...waiting, sent: state });
  const kept = await call(saveBrainstorm, { body: { state, base_revision: revision } }).catch(joinStale);
  if (!user || currentUser()?.id !== user || !kept) return;
  // the words that were sent, not the server's copy of them: half a character would differ for ever
  await putAnswer(stateQuery(user).queryKey, { ...kept, state });
  const now = store.read();
  if (now && currentUser()?.id === user) keep(acknowledge(now, state, kept.revision));
}

function joinStale(error: unknown): undefined {
  if (!(error instanceof Problem && error.code === 'stale_revision')) throw error;
  const { state, revision } = z.parse(staleSchema, error.extra);
  const now = store.read();
  // another tab may have sent it meanwhile
  if (now) keep(join(now, state ?? emptyState, revision));
}

async function sendRun(run: Run) {
  try {
    await call(saveInput, { body: run });
  } catch (error) {
    // one that the server does not want is no loss: the ideas are in the state
    if (isRetryable(error)) throw error;
  }
  const now = store.read();
  if (now) keep({ ...now, runs: now.runs.filter(({ run_id }) => run_id !== run.run_id) });
}

/** What this device has and the server has not; undefined when both agree. */
export function useWaitingState(): Pick<Waiting, 'state' | 'refused'> | undefined {
  return useSyncExternalStore(store.subscribe, store.read);
}

export function isOnDevice(): boolean {
  return store.isOnDevice();
}

addOutbox('brainstorm', {
  count: () => (store.read() ? 1 : 0),
  sync: send,
  clear: async () => store.write(undefined),
});
window.addEventListener('online', trySending);
onSessionChange(() => {
  store.changed();
  trySending();
});
trySending();
