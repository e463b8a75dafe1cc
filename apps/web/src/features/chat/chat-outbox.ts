// Messages that were written here: on this device at once, on the server as soon as it can be reached, in their order.
import { type Attached, sendMessage } from '@lantern/contract/chat';
import { Problem, type ProblemCode } from '@lantern/contract/problem';
import { useSyncExternalStore } from 'react';
import { call } from '#api/call.ts';
import { newId } from '#api/new-id.ts';
import { addOutbox } from '#api/outbox.ts';
import { createRetry, isRetryable } from '#api/retry.ts';
import { currentUser, onSessionChange } from '#api/session.ts';
import { createWaitingStore } from '#api/waiting-store.ts';
import { addTaken } from './chat.api.ts';

export type NamedThing = Attached & { title: string };

export type WaitingMessage = {
  person: string;
  text: string;
  /** with its name, which only this device needs */
  attached?: NamedThing;
  at: string;
  /** why the server does not take it */
  refused?: ProblemCode;
};
type WaitingById = Readonly<Record<string, WaitingMessage>>;

const none: WaitingById = {};
const store = createWaitingStore<WaitingById>('lantern.chat.');
let running: Promise<void> | undefined;

function keep(id: string, waiting: WaitingMessage | undefined) {
  const { [id]: _, ...others } = store.read() ?? none;
  // what is noted again keeps its place
  const next = waiting ? { ...store.read(), [id]: waiting } : others;
  store.write(Object.keys(next).length > 0 ? next : undefined);
}

function nextToSend(): [string, WaitingMessage] | undefined {
  return Object.entries(store.read() ?? none).find(([, { refused }]) => !refused);
}

const trySending = () => void send().catch(() => undefined);
const retry = createRetry(trySending);

/** Sends one after the other, so that they arrive in the order of writing. Rejects when something still waits. */
function send(): Promise<void> {
  running ??= run().finally(() => {
    running = undefined;
  });
  return running;
}

async function run() {
  const owner = currentUser()?.id;
  for (let next = nextToSend(); next && owner && currentUser()?.id === owner; next = nextToSend()) {
    const [id, { person, text, attached }] = next;
    const named = attached && { attached: { kind: attached.kind, id: attached.id } };
    try {
      const { message } = await call(sendMessage, { params: { personId: person, id }, body: { text, ...named } });
      if (currentUser()?.id !== owner) return;
      await addTaken(person, message).catch(() => undefined);
      keep(id, undefined);
    } catch (error) {
      if (isRetryable(error) || !(error instanceof Problem)) {
        retry.later(error);
        throw error;
      }
      const left = store.read()?.[id];
      if (left) keep(id, { ...left, refused: error.code });
    }
  }
  retry.done();
}

/** Keeps a message on this device and sends it. False when the browser lets nothing be stored. */
export function writeMessage(person: string, text: string, attached?: NamedThing): boolean {
  keep(newId(), { person, text, ...(attached && { attached }), at: new Date().toISOString() });
  trySending();
  return store.isOnDevice();
}

export function dropMessage(id: string) {
  keep(id, undefined);
}

/** Tries again what was refused, for example after a block was taken back. */
export function sendAgain(id: string) {
  const waiting = store.read()?.[id];
  if (!waiting) return;
  const { refused: _, ...again } = waiting;
  keep(id, again);
  trySending();
}

/** What waits on this device, by id, in the order of writing. */
export function useWaitingMessages(): WaitingById {
  return useSyncExternalStore(store.subscribe, () => store.read() ?? none);
}

addOutbox('chat', {
  count: () => Object.keys(store.read() ?? none).length,
  sync: send,
  clear: async () => store.write(undefined),
  decision: () =>
    Object.values(store.read() ?? none).some(({ refused }) => refused)
      ? currentUser()?.role === 'mentor'
        ? '/mentor/chats'
        : '/talk-to-lantern'
      : undefined,
});
window.addEventListener('online', trySending);
onSessionChange(() => {
  store.changed();
  trySending();
});
trySending();
