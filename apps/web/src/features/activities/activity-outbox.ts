// Saves of activities: on this device first, then on the server. Sent at the start of the app, when the connection comes
// back, after signing in, again and again while something waits, and when asked.
import { type Activity, addActivity, updateActivity } from '@lantern/contract/activities';
import { Problem } from '@lantern/contract/problem';
import { useSyncExternalStore } from 'react';
import { call } from '#api/call.ts';
import { createLines } from '#api/lines.ts';
import { addOutbox } from '#api/outbox.ts';
import { createRetry, isPassing } from '#api/retry.ts';
import { currentUser, onSessionChange } from '#api/session.ts';
import { createWaitingStore } from '#api/waiting-store.ts';
import { waitingPrefix } from './start-outbox.ts';
import { type AllWaiting, canSend, keepMine, refuse, settle, type Waiting } from './waiting.ts';

const none: AllWaiting = {};

const store = createWaitingStore<AllWaiting>(waitingPrefix);
const all = () => store.read() ?? none;

export function useWaiting(): AllWaiting {
  return useSyncExternalStore(store.subscribe, all);
}

function put(id: string, waiting: Waiting | undefined) {
  const { [id]: _, ...others } = all();
  // An edited one keeps its place.
  const next = waiting ? { ...all(), [id]: waiting } : others;
  store.write(Object.keys(next).length > 0 ? next : undefined);
}

let onSaved: (activity: Activity) => void = () => {};

/** What is done with every activity that the server has taken. */
export function whenSaved(listener: (activity: Activity) => void) {
  onSaved = listener;
}

async function deliver(id: string, { fields, base }: Waiting): Promise<Activity> {
  if (base === null) return (await call(addActivity, { body: { ...fields, id } })).eca;
  return (await call(updateActivity, { params: { id }, body: { ...fields, base_revision: base } })).eca;
}

/** Sends one activity until nothing of it waits. Rejects when something still does. */
async function send(id: string): Promise<void> {
  const owner = currentUser()?.id;
  for (let sent = all()[id]; sent && canSend(sent); sent = all()[id]) {
    try {
      const answer = await deliver(id, sent);
      if (currentUser()?.id !== owner) return;
      const now = all()[id];
      onSaved(answer);
      if (now) put(id, settle(now, sent, answer));
    } catch (error) {
      const now = all()[id];
      if (isPassing(error) || currentUser()?.id !== owner) retry.later(error);
      else if (now) put(id, refuse(now, error as Problem));
      throw error;
    }
  }
}

const inLine = createLines();
const sendInLine = (id: string) => inLine(id, () => send(id));

export type Outcome = 'saved' | 'waiting' | 'elsewhere';

/**
 * Saves an activity. 'waiting': the server is out of reach, it is sent later by itself. 'elsewhere': another device
 * changed or deleted it, the list shows both. Throws what the student can put right; the words stay on this device.
 */
export async function saveActivity(id: string, waiting: Waiting): Promise<Outcome> {
  if (!currentUser()) throw new Problem('unauthenticated');
  put(id, waiting);
  try {
    await sendInLine(id);
    return 'saved';
  } catch (error) {
    // where the browser stores nothing the words must stay in the form
    if (isPassing(error) && store.isOnDevice()) return 'waiting';
    if (isPassing(error) || (error instanceof Problem && error.code === 'invalid_request')) throw error;
    return 'elsewhere';
  }
}

/** Answers a conflict with the student's own words. */
export async function sendMine(id: string): Promise<void> {
  const waiting = all()[id];
  if (waiting) await saveActivity(id, keepMine(waiting));
}

/** Throws away what waits of an activity. */
export function forgetWaiting(id: string) {
  if (all()[id]) put(id, undefined);
}

const retry = createRetry(quietly);

async function syncAll() {
  const results = await Promise.allSettled(Object.keys(all()).map(sendInLine));
  if (results.some(({ status }) => status === 'rejected') || Object.keys(all()).length > 0)
    throw new Error('Some activities still wait.');
  retry.done();
}

function quietly() {
  void syncAll().catch(() => undefined);
}

addOutbox('activities', {
  count: () => Object.keys(all()).length,
  sync: syncAll,
  clear: async () => store.write(undefined),
  decision: () => (Object.values(all()).every(canSend) ? undefined : '/ecas'),
});
window.addEventListener('online', quietly);
onSessionChange(() => {
  store.changed();
  quietly();
});
quietly();
