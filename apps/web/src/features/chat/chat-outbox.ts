// Messages that were written here: on this device at once, on the server as soon as it can be reached, in their order.
import { type Attached, type ChatMessage, sendMessage } from '@lantern/contract/chat';
import type { ProblemCode } from '@lantern/contract/problem';
import { call } from '#api/call.ts';
import { newId } from '#api/new-id.ts';
import { currentUser } from '#api/session.ts';
import { createWaitingOutbox, useWaiting } from '#api/waiting-outbox.ts';
import { addTaken } from './chat.api.ts';

export type NamedAttachment = Attached & { title: string };

export type WaitingMessage = {
  person: string;
  text: string;
  /** with its name, which only this device needs */
  attached?: NamedAttachment;
  at: string;
  /** why the server does not take it */
  refused?: ProblemCode;
};

type Sent = { person: string; message: ChatMessage };

const outbox = createWaitingOutbox<WaitingMessage, Sent>({
  name: 'chat',
  screen: () => (currentUser()?.role === 'mentor' ? '/mentor/chats' : '/talk-to-lantern'),
  inOrder: true,
  canSend: ({ refused }) => !refused,
  async deliver(id, { person, text, attached }) {
    const named = attached && { attached: { kind: attached.kind, id: attached.id } };
    const { message } = await call(sendMessage, { params: { personId: person, id }, body: { text, ...named } });
    return { person, message };
  },
  onTaken: (_, { person, message }) => addTaken(person, message).catch(() => undefined),
  settle: () => undefined,
  refuse: (now, { code }) => ({ ...now, refused: code }),
});

// what still waits is tried again later
const send = (id: string, waiting: WaitingMessage) => void outbox.send(id, waiting).catch(() => undefined);

/** Keeps a message on this device and sends it. False when the browser lets nothing be stored. */
export function writeMessage(person: string, text: string, attached?: NamedAttachment): boolean {
  send(newId(), { person, text, ...(attached && { attached }), at: new Date().toISOString() });
  return outbox.isOnDevice();
}

export const dropMessage = outbox.forget;

/** Tries again what was refused, for example after a block was taken back. */
export function sendAgain(id: string) {
  const waiting = outbox.all()[id];
  if (!waiting) return;
  const { refused: _, ...again } = waiting;
  send(id, again);
}

/** What waits on this device, by id, in the order of writing. */
export const useWaitingMessages = () => useWaiting(outbox);
