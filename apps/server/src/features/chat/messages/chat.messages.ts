// What is written in a conversation, and how far each side has come in it.
import {
  type Attached,
  type ChatMessage,
  type listMessages as listMessagesCall,
  messagesPerPage,
  type Thread,
} from '@lantern/contract/chat';
import { Problem } from '@lantern/contract/problem';
import type * as z from 'zod/mini';
import type { Database } from '#database/database.ts';
import { countTry, type Throttle, tryKey } from '#database/throttles.ts';
import type { Caller } from '#feature/caller.ts';
import { noteRead, notify } from '#features/notifications/notifications.service.ts';
import { listPresence } from '#features/system/system.service.ts';
import type { Ports } from '#ports/ports.ts';
import {
  type Chats,
  closedOf,
  contactOf,
  meOf,
  messageOf,
  publishToBoth,
  requireAccount,
  requirePair,
  stateOf,
} from '../chat.state.ts';
import * as store from '../chat.store.ts';
import { isShared, listAttachments } from './chat.attachments.ts';
import { maskedOf } from './chat.masked.ts';
import * as messages from './chat.messages.store.ts';

const messagesOfPerson: Throttle = { tries: 60, windowSeconds: 60 };
/** What somebody was told who is writing: pages say it every few seconds. */
const typingOfPerson: Throttle = { tries: 40, windowSeconds: 60 };
/** New conversations of a student: nobody writes to every mentor at once. */
const begunByStudent: Throttle = { tries: 10, windowSeconds: 24 * 3600 };
/** Somebody who read all, and so lately, is looking at it. */
const readingMs = 2 * 60_000;

type Asked = z.infer<typeof listMessagesCall.query>;

export async function listMessages(
  database: Database,
  caller: Caller,
  personId: string,
  asked: Asked,
): Promise<Thread> {
  const me = meOf(caller);
  const pair = await requirePair(database, me, personId);
  const state = await stateOf(database, pair, me);
  const rows = pair.chat
    ? await messages.listMessages(database, pair.chat.id, {
        ...asked,
        limit: messagesPerPage + 1,
        // what is hidden cannot be found either: digits could be guessed one by one
        hides: state.contact !== 'both',
      })
    : [];
  const more = rows.length > messagesPerPage;
  if (more && asked.after === undefined) rows.shift();
  const answered = rows.slice(0, messagesPerPage).map((row) => messageOf(row, me, state.contact));
  const wanted = asked.search?.toLowerCase();
  const shown = wanted === undefined ? answered : answered.filter(({ text }) => text.toLowerCase().includes(wanted));
  const things = pair.chat ? await listAttachments(database, pair.chat, me) : [];
  return { ...state, messages: shown, things, more };
}

/** One line for each conversation, told anew once it was read. */
const newsKey = (chatId: string) => `chat:${chatId}`;

/** Tells the other one that somebody wrote, unless they are reading just now. Never what: that is for the conversation. */
async function notifyOfMessage(jobs: Ports['jobs'], transaction: Database, chat: store.ChatRow, me: store.Me) {
  const side = store.otherSide(me.side);
  const userId = chat[`${side}_id`];
  if (userId === null) return;
  const hasReadAll = chat[`${side}_read`] === chat.last_seq;
  const readAt = chat[`${side}_read_at`]?.getTime() ?? 0;
  if (hasReadAll && Date.now() - readAt < readingMs) {
    const there = (await listPresence(transaction, [userId])).get(userId);
    if (there?.here) return;
  }
  await notify(jobs, transaction, {
    userId,
    kind: 'chat-message',
    key: newsKey(chat.id),
    places: { name: await store.findName(transaction, me.id) },
    path: `${side === 'student' ? '/talk-to-lantern' : '/mentor/chats'}?with=${me.id}`,
    renew: true,
  });
}

type NewMessage = { personId: string; id: string; text: string; attached?: Attached | undefined };

export async function sendMessage(
  { database, events, jobs }: Chats,
  caller: Caller,
  { personId, id, text, attached: said }: NewMessage,
): Promise<ChatMessage> {
  const me = meOf(caller);
  const pair = await requirePair(database, me, personId);
  const { studentId, mentorId } = pair;
  requireAccount(caller);
  await countTry(database, tryKey('chat-messages', caller.id), messagesOfPerson);
  if (!pair.chat && me.side === 'student') await countTry(database, tryKey('chats-begun', caller.id), begunByStudent);
  if (mentorId === null) throw new Problem('chat_closed');
  const attached = said && { kind: said.kind, id: said.id };
  const { row, isNew } = await database.transaction().execute(async (transaction) => {
    const chat = await store.beginChat(transaction, studentId, mentorId);
    const there = await messages.findMessage(transaction, id);
    if (there) {
      const isOwn = there.chat_id === chat.id && there.sender_id === me.id;
      const isSame = there.text === text && there.attached_id === (attached?.id ?? null);
      if (!isOwn || !isSame) throw new Problem('id_taken');
      return { row: there, isNew: false };
    }
    if (closedOf(chat, me)) throw new Problem('chat_closed');
    if (attached && !(await isShared(transaction, chat, attached))) throw new Problem('not_shared');
    const added = await messages.addMessage(transaction, {
      chatId: chat.id,
      sender: me,
      id,
      text,
      attached,
      ...maskedOf(text),
    });
    if (!added) throw new Problem('id_taken');
    await notifyOfMessage(jobs, transaction, chat, me);
    return { row: added, isNew: true };
  });
  if (isNew) publishToBoth(events, { studentId, mentorId });
  return messageOf(row, me, await contactOf(database, { studentId, chat: pair.chat }, me));
}

export async function markRead(ports: Chats, caller: Caller, personId: string, seq: number) {
  const { database, events } = ports;
  const me = meOf(caller);
  const pair = await requirePair(database, me, personId);
  if (pair.chat && (await store.noteRead(database, me, pair.chat.id, seq))) {
    publishToBoth(events, pair);
    await noteRead(ports, caller.id, newsKey(pair.chat.id));
  }
  return { ok: true as const };
}

export async function markDelivered({ database, events }: Chats, caller: Caller) {
  const me = meOf(caller);
  for (const person of await store.noteDelivered(database, me)) events.publish(person, { topic: 'chat', id: me.id });
  return { ok: true as const };
}

export async function publishTyping({ database, events }: Chats, caller: Caller, personId: string) {
  const me = meOf(caller);
  const { chat, studentId, mentorId } = await requirePair(database, me, personId);
  await countTry(database, tryKey('chat-typing', caller.id), typingOfPerson);
  const person = me.side === 'student' ? mentorId : studentId;
  if (chat && person && !closedOf(chat, me)) events.publish(person, { topic: 'chat-typing', id: me.id });
  return { ok: true as const };
}
