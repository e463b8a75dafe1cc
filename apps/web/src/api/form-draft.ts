// What is typed into a form stays on this device until the server has it: through a reload and without a connection.
// A form has a name; under it wait what is typed, and what was saved and is still to be sent. For saves that may be
// sent twice and where the last one wins; essays have an outbox of their own.
import { signedIn } from '@lantern/contract/access';
import type { Endpoint, Input, Method, Output } from '@lantern/contract/endpoint';
import { Problem, type ProblemCode } from '@lantern/contract/problem';
import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { call, NetworkError } from './call.ts';
import { isSame } from './is-same.ts';
import { newId } from './new-id.ts';
import { addOutbox, outboxChanged } from './outbox.ts';
import { queryClient } from './query-client.ts';
import { createRetry, isRetryable } from './retry.ts';
import { serializeByKey } from './serialize-by-key.ts';
import { currentUser, onSessionChange } from './session.ts';

type Values = Record<string, unknown>;
type Send = { id: string; method: Method; path: `/api/${string}`; body: Values };
type Kept = {
  typed?: Values;
  send?: Send;
  /** Why the server did not take what was sent later; what was sent is `typed` again. */
  refused?: ProblemCode;
};

const prefix = 'lantern.form.';

const keyOf = (userId: string, name: string) => `${prefix}${userId}.${name}`;
const nameIn = (key: string, userId: string) => key.slice(keyOf(userId, '').length);

function read(userId: string | undefined, name: string): Kept {
  if (!userId) return {};
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId, name)) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

function write(userId: string, name: string, kept: Kept) {
  const key = keyOf(userId, name);
  try {
    if (kept.typed || kept.send) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
  } catch {
    // A full or forbidden store: what is typed lives as long as the page.
  }
  outboxChanged();
}

function namesOf(userId: string | undefined): string[] {
  if (!userId) return [];
  const start = keyOf(userId, '');
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(start) ? [nameIn(key, userId)] : []));
}

const tidy = (text: string) => text.trim();

/** Whether two sets of answers are the same; space around a text does not count, as the server drops it. */
export function sameAnswers(a: object, b: object): boolean {
  const other = b as Values;
  return Object.entries(a).every(([name, value]) => isSame(value, other[name], tidy));
}

type KeptForm<V> = {
  values: Partial<V>;
  unfinished: boolean;
  waiting: boolean;
  refused: ProblemCode | undefined;
};

/**
 * What this device keeps of a form for the account that is signed in: typed last, else saved and not sent yet.
 * `unfinished` when it was typed and never saved, or refused; `waiting` when a save is still to be sent.
 */
export function readForm<V extends Values>(name: string): KeptForm<V> {
  const { typed, send, refused } = read(currentUser()?.id, name);
  return {
    values: (typed ?? send?.body ?? {}) as Partial<V>,
    unfinished: typed !== undefined,
    waiting: send !== undefined,
    refused,
  };
}

/** Keeps `values` on the device while they differ from `saved`, which is what the server has. Without a name nothing is kept. */
export function useKeptForm(name: string | undefined, values: object, saved: object) {
  useEffect(() => {
    const userId = currentUser()?.id;
    if (!userId || !name) return;
    const kept = read(userId, name);
    const known = sameAnswers(values, kept.send?.body ?? saved);
    if (!known) write(userId, name, { ...kept, typed: values as Values });
    else if (kept.typed) write(userId, name, kept.send ? { send: kept.send } : {});
  }, [name, values, saved]);
}

/**
 * One text that stays on this device until it is sent or is the saved one again. While nothing is typed it is `saved`,
 * also when another device changes that.
 */
export function useKeptText(
  name: string,
  saved = '',
): [text: string, setText: (text: string) => void, sent: (words: string) => void] {
  const [typed, setTyped] = useState(() => readForm<{ text: string }>(name).values.text);
  const text = typed ?? saved;
  useKeptForm(
    name,
    useMemo(() => ({ text }), [text]),
    useMemo(() => ({ text: saved }), [saved]),
  );
  // the server drops the space around it
  useEffect(() => setTyped((now) => (now?.trim() === saved.trim() ? undefined : now)), [saved]);
  function setText(next: string) {
    setTyped(next === saved ? undefined : next);
    // at once: who sends a text often closes its form in the same moment
    if (next === saved) forgetTyped(name);
  }
  /** The server has these words. Told by who sends them: the form may be gone before the answer shows; what was typed since stays. */
  function sent(words: string) {
    if (readForm<{ text: string }>(name).values.text?.trim() === words.trim()) forgetTyped(name);
  }
  return [text, setText, sent];
}

/** Throws away what is typed; what was saved is still sent. */
export function forgetTyped(name: string) {
  const userId = currentUser()?.id;
  const { send } = read(userId, name);
  if (userId) write(userId, name, send ? { send } : {});
}

/** Of each form. */
const oneByOne = serializeByKey();

async function deliver(userId: string, name: string, send: Send): Promise<unknown> {
  const { method, path, body, id } = send;
  const answer = await call({ method, path, summary: name, access: signedIn, response: z.unknown() }, { body });
  const { send: waiting, ...rest } = read(userId, name);
  if (waiting?.id === id) write(userId, name, rest);
  return answer;
}

function unsend(userId: string, name: string, { id, body }: Send, refused?: ProblemCode) {
  const { send, typed } = read(userId, name);
  if (send?.id === id) write(userId, name, { typed: typed ?? body, ...(refused && { refused }) });
}

/**
 * Saves a form: on this device first, then on the server. Answers undefined when the server is out of reach; it is sent
 * later by itself then. Throws what the server refuses.
 */
export async function saveForm<E extends Endpoint>(
  name: string,
  to: E,
  input: Input<E> & { body: Values },
): Promise<Output<E> | undefined> {
  const userId = currentUser()?.id;
  if (!userId) throw new Problem('unauthenticated');
  const send: Send = { id: newId(), method: to.method, path: to.path, body: input.body };
  write(userId, name, { send });
  try {
    const answer = await oneByOne(keyOf(userId, name), () => deliver(userId, name, send));
    return z.parse(to.response as z.ZodMiniType, answer) as Output<E>;
  } catch (error) {
    if (!isRetryable(error)) unsend(userId, name, send);
    else retry.later(error);
    if (error instanceof NetworkError) return undefined;
    throw error;
  }
}

const trySync = () => void syncForms().catch(() => undefined);
const retry = createRetry(trySync);

/** Sends what waits. Rejects when something still does, or was refused. */
async function syncForms() {
  const userId = currentUser()?.id;
  if (!userId) return;
  let failure: unknown;
  let sent = false;
  for (const name of namesOf(userId)) {
    await oneByOne(keyOf(userId, name), async () => {
      const { send, refused } = read(userId, name);
      if (refused) failure ??= new Problem(refused);
      if (!send) return;
      try {
        await deliver(userId, name, send);
        sent = true;
      } catch (error) {
        failure = error;
        if (isRetryable(error)) retry.later(error);
        else unsend(userId, name, send, error instanceof Problem ? error.code : 'internal');
      }
    });
  }
  // Screens that show what was sent ask for it again.
  if (sent) await queryClient.invalidateQueries();
  if (failure) throw failure;
  retry.done();
}

const waits = ({ send, refused }: Kept) => send !== undefined || refused !== undefined;
const unfinished = (kept: Kept) => kept.typed !== undefined && !waits(kept);

function countForms(test: (kept: Kept) => boolean): number {
  const userId = currentUser()?.id;
  return namesOf(userId).filter((name) => test(read(userId, name))).length;
}

/** To be called once, when the app starts. */
export function startForms() {
  addOutbox('forms', {
    count: () => countForms(waits),
    unsaved: () => countForms(unfinished),
    sync: syncForms,
    clear: async () => {
      const userId = currentUser()?.id;
      if (userId) for (const name of namesOf(userId)) write(userId, name, {});
    },
  });
  window.addEventListener('online', trySync);
  window.addEventListener('storage', ({ key }) => key?.startsWith(prefix) && outboxChanged());
  let known: string | undefined;
  onSessionChange(() => {
    const userId = currentUser()?.id;
    if (userId === known) return;
    known = userId;
    trySync();
  });
  trySync();
}
