// Who is signed in. The last known user stays on the device, so that the app opens offline.
import { getSession, type SessionUser, sessionUserSchema, signOut } from '@lantern/contract/accounts.session';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { call, sessionLost } from './call.ts';
import { clearOutboxes } from './outbox.ts';
import { forgetAnswers, keepAnswersFor } from './query-client.ts';
import { leaveNoTrace, markHere } from './shared-phone.ts';
import { notForgottenKey, onlyServerKnows, pendingSignOutKey, userKey } from './user-key.ts';

export type Session = {
  user: SessionUser | null;
  /** False only while a device that remembers nobody waits for the server's first answer. */
  known: boolean;
  /** The server ended it while somebody was at work. */
  ended?: true;
};

/** What a pre-rendered page is for. */
const nobody: Session = { user: null, known: false };
let session = nobody;
const listeners = new Set<() => void>();

function remembered(): SessionUser | null {
  try {
    const kept = localStorage.getItem(userKey);
    if (!kept) return null;
    const parsed = z.safeParse(sessionUserSchema, JSON.parse(kept));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function change(next: Session) {
  // the same user again stays the same value: else everything that shows it would be rendered at once, as one task
  const isSame = JSON.stringify(next.user) === JSON.stringify(session.user);
  session = isSame ? { ...next, user: session.user } : next;
  keepAnswersFor(next.user?.id);
  for (const listener of listeners) listener();
}

/** To be called with the user that a sign-up, a sign-in or the server's session names. */
export async function setUser(user: SessionUser | null) {
  const before = session.user;
  if ((before ?? remembered())?.id !== user?.id) await forgetAnswers();
  if (user) markHere();
  if (user) localStorage.setItem(userKey, JSON.stringify(user));
  else localStorage.removeItem(userKey);
  change({ user, known: true });
}

/** Asks the server who is signed in. Without an answer the device's memory counts. */
export async function refreshSession() {
  try {
    if (localStorage.getItem(pendingSignOutKey)) {
      await call(signOut, {});
      localStorage.removeItem(pendingSignOutKey);
    }
    const before = session.user;
    const { user } = await call(getSession, {});
    // somebody signed in or out while the answer was on its way
    if (session.user !== before) return;
    await setUser(user);
    if (before && !user) change({ ...session, ended: true });
  } catch {
    change({ ...session, known: true });
  }
}

/** The next user of this device gets no notifications of the last one: the push service says "gone" from now on. */
async function stopPush() {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/** Ends the session and removes this student's things from the device; what waits to be sent stays when asked to. */
export async function endSession({ keepUnsynced }: { keepUnsynced: boolean }) {
  localStorage.setItem(pendingSignOutKey, '1');
  try {
    await call(signOut, {}, { timeout: 5000 });
    localStorage.removeItem(pendingSignOutKey);
  } catch {
    // Out of reach: the next start of the app ends the session before it does anything else.
  }
  await stopPush().catch(() => undefined);
  if (!keepUnsynced) await clearOutboxes();
  let isForgotten = false;
  try {
    isForgotten = await forgetAnswers();
  } finally {
    localStorage.removeItem(userKey);
    if (!keepUnsynced) leaveNoTrace();
    if (!isForgotten) localStorage.setItem(notForgottenKey, '1');
    session = { user: null, known: true };
  }
}

export function startSession() {
  const user = onlyServerKnows() ? null : remembered();
  // the very value that a pre-rendered page was made with: else all of it would be rendered again at once
  change(user ? { user, known: true } : nobody);
  if (!user && localStorage.getItem(notForgottenKey))
    void forgetAnswers().then((isForgotten) => isForgotten && localStorage.removeItem(notForgottenKey));
  sessionLost.subscribe(() => void refreshSession());
  window.addEventListener('online', () => void refreshSession());
  window.addEventListener('storage', (event) => {
    // Another tab signed in or out.
    if (event.key === userKey && remembered()?.id !== session.user?.id) location.reload();
  });
  return refreshSession();
}

/** Runs `listener` after each change of who is signed in. */
export function onSessionChange(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The signed-in user, for code outside of components. */
export function currentUser(): SessionUser | null {
  return session.user;
}

/**
 * What `select` takes of the session, by its identity. A component that takes less is rendered less often: of a change
 * React renders all that takes part in one task, also what it was taking over in parts.
 */
export function useSession<Part>(select: (session: Session) => Part): Part {
  return useSyncExternalStore(
    onSessionChange,
    () => select(session),
    () => select(nobody),
  );
}

/** The signed-in user; only for screens that the route table protects. */
export function useUser(): SessionUser {
  const user = useSession((session) => session.user);
  if (!user) throw new Error('A protected screen was shown to nobody.');
  return user;
}
