// What waits on this device by id, and how it is sent: at the start of the app, when the connection comes back, after
// signing in, again and again while something waits, and when asked. What is sent and what is left of it the caller
// says.
import { Problem } from '@lantern/contract/problem';
import { useSyncExternalStore } from 'react';
import { addOutbox } from '#api/outbox.ts';
import { createRetry, isRetryable } from '#api/retry.ts';
import { serializeByKey } from '#api/serialize-by-key.ts';
import { currentUser, onSessionChange } from '#api/session.ts';
import { createWaitingStore } from '#api/waiting-store.ts';

/** By id, in the order of writing. */
export type AllOf<Waiting> = Readonly<{ [id: string]: Waiting }>;

export type WaitingOutboxOptions<Waiting, Answer> = {
  /** Under `lantern.<name>.<user>` the device keeps what waits; the line of the screen's route names it too. */
  name: string;
  /** Where the student chooses what is to become of what the server did not take. */
  screen: `/${string}` | (() => `/${string}`);
  /** Sends one after the other, in the order of writing: one that cannot be sent yet holds back those after it. */
  inOrder?: boolean;
  /** Whether it can be sent without a decision of the student. */
  canSend: (waiting: Waiting) => boolean;
  /** Sends one. May be sent twice. */
  deliver: (id: string, waiting: Waiting) => Promise<Answer>;
  /** Called with the server's answer, before what is left is stored. */
  onTaken: (id: string, answer: Answer) => void | Promise<void>;
  /**
   * What is left to send after `sent` was taken, and under which id if that is another one; nothing where all is there.
   */
  settle: (now: Waiting, sent: Waiting, answer: Answer) => Waiting | undefined;
  idOf?: (id: string, answer: Answer) => string;
  /** What is kept when the server refuses it; undefined to drop it. */
  refuse: (now: Waiting, problem: Problem, id: string) => Waiting | undefined;
};

export type WaitingOutbox<Waiting> = {
  /** What waits on this device now. */
  all: () => AllOf<Waiting>;
  subscribe: (listener: () => void) => () => void;
  /** False when the browser lets nothing be stored. */
  isOnDevice: () => boolean;
  /** Notes how one is meant to be and sends it until nothing of it waits. Rejects when something still does. */
  send: (id: string, waiting: Waiting) => Promise<void>;
  /** Throws away what waits of one. */
  forget: (id: string) => void;
};

/** To be called once for each name, when the feature's module starts. */
export function createWaitingOutbox<Waiting, Answer>({
  name,
  screen,
  inOrder = false,
  canSend,
  deliver,
  onTaken,
  settle,
  idOf = (id) => id,
  refuse,
}: WaitingOutboxOptions<Waiting, Answer>): WaitingOutbox<Waiting> {
  const none: AllOf<Waiting> = {};
  const store = createWaitingStore<AllOf<Waiting>>(`lantern.${name}.`);
  const all = () => store.read() ?? none;

  function put(id: string, waiting: Waiting | undefined) {
    const { [id]: _, ...others } = all();
    // One that is written again keeps its place.
    const next = waiting ? { ...all(), [id]: waiting } : others;
    store.write(Object.keys(next).length > 0 ? next : undefined);
  }

  async function sendOne(id: string): Promise<void> {
    const owner = currentUser()?.id;
    for (let sent = all()[id]; sent && canSend(sent); sent = all()[id]) {
      try {
        const answer = await deliver(id, sent);
        if (currentUser()?.id !== owner) return;
        const noted = onTaken(id, answer);
        if (noted) await noted;
        if (currentUser()?.id !== owner) return;
        const now = all()[id];
        if (!now) return;
        const left = settle(now, sent, answer);
        const next = idOf(id, answer);
        if (next !== id) put(id, undefined);
        put(next, left);
        if (next !== id && left) return sendOne(next);
      } catch (error) {
        const now = all()[id];
        if (currentUser()?.id !== owner || isRetryable(error) || !(error instanceof Problem)) retry.later(error);
        else if (now) put(id, refuse(now, error, id));
        throw error;
      }
    }
  }

  const oneByOne = serializeByKey();
  const sendOneByOne = (id: string) => oneByOne(id, () => sendOne(id));
  const sendAllInOrder = () =>
    oneByOne('', async () => {
      for (const id of Object.keys(all())) {
        await sendOne(id).catch((error) => {
          // what the server refused is noted with its refusal, and holds nothing back
          if (isRetryable(error) || !(error instanceof Problem)) throw error;
        });
      }
    });
  const retry = createRetry(trySending);

  async function syncAll() {
    const results = await Promise.allSettled(inOrder ? [sendAllInOrder()] : Object.keys(all()).map(sendOneByOne));
    if (results.some(({ status }) => status === 'rejected') || Object.keys(all()).length > 0)
      throw new Error(`Some ${name} still wait.`);
    retry.done();
  }

  function trySending() {
    void syncAll().catch(() => undefined);
  }

  addOutbox(name, {
    count: () => Object.keys(all()).length,
    sync: syncAll,
    clear: async () => store.write(undefined),
    decision() {
      if (Object.values(all()).every(canSend)) return undefined;
      return typeof screen === 'function' ? screen() : screen;
    },
  });
  window.addEventListener('online', trySending);
  onSessionChange(() => {
    store.changed();
    trySending();
  });
  trySending();

  return {
    all,
    subscribe: store.subscribe,
    isOnDevice: store.isOnDevice,
    async send(id, waiting) {
      put(id, waiting);
      await (inOrder ? sendAllInOrder() : sendOneByOne(id));
    },
    forget(id) {
      if (all()[id]) put(id, undefined);
    },
  };
}

/** What waits of an outbox on this device, by id. */
export function useWaiting<Waiting>({
  subscribe,
  all,
}: Pick<WaitingOutbox<Waiting>, 'subscribe' | 'all'>): AllOf<Waiting> {
  return useSyncExternalStore(subscribe, all);
}
