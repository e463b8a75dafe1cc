// Saves of activities: on this device first, then on the server. Sent at the start of the app, when the connection comes
// back, after signing in, again and again while something waits, and when asked.
import { type Activity, addActivity, updateActivity } from '@lantern/contract/activities';
import { Problem } from '@lantern/contract/problem';
import { useSyncExternalStore } from 'react';
import { call } from '#api/call.ts';
import { addOutbox, outboxChanged } from '#api/outbox.ts';
import { createRetry, isPassing } from '#api/retry.ts';
import { currentUser, onSessionChange } from '#api/session.ts';
import { waitingPrefix } from './start-outbox.ts';
import { type AllWaiting, canSend, keepMine, refuse, settle, type Waiting } from './waiting.ts';

const none: AllWaiting = {};

let text: string | null | undefined;
let parsed = none;
const listeners = new Set<() => void>();

function keyOfUser(): string | undefined {
  const user = currentUser();
  return user ? waitingPrefix + user.id : undefined;
}

/** What waits for whoever is signed in; the same object until something changes. */
function allWaiting(): AllWaiting {
  const key = keyOfUser();
  const stored = key ? localStorage.getItem(key) : null;
  if (stored === text) return parsed;
  text = stored;
  try {
    parsed = (JSON.parse(stored ?? '{}') as AllWaiting) ?? none;
  } catch {
    parsed = none;
  }
  return parsed;
}

/** Throws when the browser stores nothing: then the words must stay in the form. */
function write(id: string, waiting: Waiting | undefined) {
  const key = keyOfUser();
  if (!key) throw new Problem('unauthenticated');
  const { [id]: before, ...others } = allWaiting();
  // An edited one keeps its place.
  const next =
    waiting && before ? { ...allWaiting(), [id]: waiting } : { ...others, ...(waiting && { [id]: waiting }) };
  if (Object.keys(next).length > 0) localStorage.setItem(key, JSON.stringify(next));
  else localStorage.removeItem(key);
  changed();
}

function changed() {
  outboxChanged();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useWaiting(): AllWaiting {
  return useSyncExternalStore(subscribe, allWaiting);
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
  for (let sent = allWaiting()[id]; sent && canSend(sent); sent = allWaiting()[id]) {
    try {
      const answer = await deliver(id, sent);
      if (currentUser()?.id !== owner) return;
      const now = allWaiting()[id];
      onSaved(answer);
      if (now) write(id, settle(now, sent, answer));
    } catch (error) {
      const now = allWaiting()[id];
      if (isPassing(error) || currentUser()?.id !== owner) retry.later(error);
      else if (now) write(id, refuse(now, error as Problem));
      throw error;
    }
  }
}

/** One after the other for each activity, so that an older save never overtakes a newer one. */
const lines = new Map<string, Promise<unknown>>();

function sendInLine(id: string): Promise<void> {
  const next = (lines.get(id) ?? Promise.resolve()).then(
    () => send(id),
    () => send(id),
  );
  lines.set(id, next);
  return next;
}

export type Outcome = 'saved' | 'waiting' | 'elsewhere';

/**
 * Saves an activity. 'waiting': the server is out of reach, it is sent later by itself. 'elsewhere': another device
 * changed or deleted it, the list shows both. Throws what the student can put right; the words stay on this device.
 */
export async function saveActivity(id: string, waiting: Waiting): Promise<Outcome> {
  write(id, waiting);
  try {
    await sendInLine(id);
    return 'saved';
  } catch (error) {
    if (isPassing(error)) return 'waiting';
    if (error instanceof Problem && error.code === 'invalid_request') throw error;
    return 'elsewhere';
  }
}

/** Answers a conflict with the student's own words. */
export async function sendMine(id: string): Promise<void> {
  const waiting = allWaiting()[id];
  if (waiting) await saveActivity(id, keepMine(waiting));
}

/** Throws away what waits of an activity. */
export function forgetWaiting(id: string) {
  if (allWaiting()[id]) write(id, undefined);
}

const retry = createRetry(quietly);

async function syncAll() {
  const results = await Promise.allSettled(Object.keys(allWaiting()).map(sendInLine));
  if (results.some(({ status }) => status === 'rejected') || Object.keys(allWaiting()).length > 0)
    throw new Error('Some activities still wait.');
  retry.done();
}

function quietly() {
  void syncAll().catch(() => undefined);
}

addOutbox('activities', {
  count: () => Object.keys(allWaiting()).length,
  sync: syncAll,
  clear: async () => {
    const key = keyOfUser();
    if (key) localStorage.removeItem(key);
    changed();
  },
  decision: () => (Object.values(allWaiting()).every(canSend) ? undefined : '/ecas'),
});
window.addEventListener('online', quietly);
// Another tab wrote.
window.addEventListener('storage', ({ key }) => key?.startsWith(waitingPrefix) && changed());
onSessionChange(() => {
  changed();
  quietly();
});
quietly();
