// Conversations of students and mentors. A person is named by their id: a caller reaches only their own conversation with
// them. docs/decisions/0031 says who may write to whom.
import { todayIn } from '@lantern/abroad/days';
import {
  type ChatMessage,
  type ChatPerson,
  type listMessages as listMessagesCall,
  messagesPerPage,
  peopleListed,
  type Thread,
} from '@lantern/contract/chat';
import type { MentorProfile } from '@lantern/contract/mentors';
import { Problem } from '@lantern/contract/problem';
import type * as z from 'zod/mini';
import type { Caller } from '#caller.ts';
import type { Database } from '#database/database.ts';
import { countTry, type Limit, tryKey } from '#database/limits.ts';
import { noteRead, notify } from '#features/notifications/notifications.service.ts';
import { readPersonalInfo } from '#features/profile/profile.service.ts';
import { listPresence } from '#features/system/system.service.ts';
import type { Ports } from '#ports/ports.ts';
import { wellFormed } from '#well-formed.ts';
import { maskContacts } from './chat.masking.ts';
import * as store from './chat.store.ts';

export type Chats = Pick<Ports, 'database' | 'events' | 'jobs'>;

const messagesOfPerson: Limit = { tries: 60, windowSeconds: 60 };
/** What somebody was told who is writing: pages say it every few seconds. */
const typingOfPerson: Limit = { tries: 40, windowSeconds: 60 };
/** New conversations of a student: nobody writes to every mentor at once. */
const begunByStudent: Limit = { tries: 10, windowSeconds: 24 * 3600 };
const adultYears = 18;
/** Somebody who read all, and so lately, is looking at it. */
const readingMs = 2 * 60_000;

export const meOf = ({ id, role }: Caller): store.Me => ({ id, side: role === 'mentor' ? 'mentor' : 'student' });

type Pair = { studentId: string; mentorId: string | null; chat: store.ChatRow | undefined };

/** The caller's conversation with somebody, or that there may be one; anybody else does not exist for the caller. */
export async function requirePair(database: Database, me: store.Me, personId: string): Promise<Pair> {
  const id = personId.toLowerCase();
  const chat = await store.findChat(database, me, id);
  if (chat) return { studentId: chat.student_id, mentorId: chat.mentor_id, chat };
  const [studentId, mentorId] = me.side === 'student' ? [me.id, id] : [id, me.id];
  const may = me.side === 'student' ? store.mayBegin : store.areKnown;
  if (!(await may(database, studentId, mentorId))) throw new Problem('not_found');
  return { studentId, mentorId, chat };
}

function requireAccount({ guest }: Caller): void {
  if (guest)
    throw new Problem('forbidden', {
      detail: 'Make this workspace an account before you write: a mentor answers you.',
    });
}

function closedOf(chat: store.ChatRow | undefined, { side }: store.Me): Thread['closed'] {
  if (!chat) return null;
  if (chat.mentor_id === null) return 'gone';
  if (chat.ended_at) return 'ended';
  if (chat[`${side}_blocked`]) return 'by-me';
  return chat[`${store.otherSide(side)}_blocked`] ? 'by-them' : null;
}

/** Whether contact details may be shown to this student at all. An age that nobody said is taken for that of a minor. */
async function protectionOf(database: Database, studentId: string): Promise<'minor' | 'age-unknown' | undefined> {
  const { dateOfBirth } = await readPersonalInfo({ database }, studentId);
  if (!dateOfBirth) return 'age-unknown';
  const birthday = `${Number(dateOfBirth.slice(0, 4)) + adultYears}${dateOfBirth.slice(4)}`;
  return birthday > todayIn('UTC', new Date()) ? 'minor' : undefined;
}

async function contactOf(
  database: Database,
  { studentId, chat }: Pick<Pair, 'studentId' | 'chat'>,
  { side }: store.Me,
): Promise<Thread['contact']> {
  const why = await protectionOf(database, studentId);
  // a mentor is not told whether it is the age
  if (why) return side === 'student' ? why : 'protected';
  const [mine, theirs] = [chat?.[`${side}_agreed`], chat?.[`${store.otherSide(side)}_agreed`]];
  if (mine && theirs) return 'both';
  if (mine) return 'mine';
  return theirs ? 'theirs' : 'none';
}

function messageOf(row: store.MessageRow, me: store.Me, contact: Thread['contact']): ChatMessage {
  return {
    _id: row.id,
    seq: row.seq,
    mine: row.sender_id === me.id,
    ...(contact === 'both' ? { text: row.text } : maskContacts(row.text)),
    at: new Date(row.created_at).toISOString(),
  };
}

async function stateOf(database: Database, pair: Pair, me: store.Me) {
  const other = store.otherSide(me.side);
  const closed = closedOf(pair.chat, me);
  const person = me.side === 'student' ? pair.mentorId : pair.studentId;
  const presence = await listPresence(database, closed === null && person ? [person] : []);
  return {
    delivered: pair.chat?.[`${other}_delivered`] ?? 0,
    read: pair.chat?.[`${other}_read`] ?? 0,
    seen: pair.chat?.[`${me.side}_read`] ?? 0,
    here: [...presence.values()].some(({ here }) => here),
    closed,
    contact: await contactOf(database, pair, me),
  };
}

export async function listPeople(database: Database, caller: Caller): Promise<{ people: ChatPerson[] }> {
  const me = meOf(caller);
  const rows = await store.listPeople(database, me, peopleListed);
  const presence = await listPresence(
    database,
    rows.flatMap(({ person_id }) => person_id ?? []),
  );
  const people = rows.map((row) => {
    const profile = me.side === 'student' ? (row.profile as MentorProfile | null) : null;
    const chat = row.id ? row : undefined;
    const closed = closedOf(chat, me);
    const there = closed === null && row.person_id ? presence.get(row.person_id) : undefined;
    return {
      person_id: row.person_id ?? row.id,
      name: row.name,
      expertise: profile?.expertise ?? '',
      specialties: profile?.specialties ?? [],
      time_zone: profile?.time_zone ?? null,
      here: there?.here ?? false,
      last_seen: there?.lastSeen ?? null,
      // a line of a list never shows contact details
      last: row.message && messageOf(row.message, me, 'none'),
      unread: row.unread,
      closed,
    };
  });
  return { people };
}

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
    ? await store.listMessages(database, pair.chat.id, { ...asked, limit: messagesPerPage + 1 })
    : [];
  const more = rows.length > messagesPerPage;
  if (more && asked.after === undefined) rows.shift();
  const messages = rows.slice(0, messagesPerPage).map((row) => messageOf(row, me, state.contact));
  const words = asked.search?.toLowerCase();
  // what is hidden cannot be found either: digits could be guessed one by one
  const shown = words === undefined ? messages : messages.filter(({ text }) => text.toLowerCase().includes(words));
  return { ...state, messages: shown, more };
}

/** Tells the devices of both; each hears of the other one. */
export function tellBoth(events: Ports['events'], { studentId, mentorId }: Pick<Pair, 'studentId' | 'mentorId'>): void {
  if (mentorId === null) return;
  events.publish(studentId, { topic: 'chat', id: mentorId });
  events.publish(mentorId, { topic: 'chat', id: studentId });
}

/** One line for each conversation, told anew once it was read. */
const newsKey = (chatId: string) => `chat:${chatId}`;

/** Tells the other one that somebody wrote, unless they are reading just now. Never what: that is for the conversation. */
async function tellOfMessage(jobs: Ports['jobs'], transaction: Database, chat: store.ChatRow, me: store.Me) {
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

export async function sendMessage(
  { database, events, jobs }: Chats,
  caller: Caller,
  { personId, id, text }: { personId: string; id: string; text: string },
): Promise<ChatMessage> {
  const me = meOf(caller);
  const pair = await requirePair(database, me, personId);
  const { studentId, mentorId } = pair;
  requireAccount(caller);
  await countTry(database, tryKey('chat-messages', caller.id), messagesOfPerson);
  if (!pair.chat && me.side === 'student') await countTry(database, tryKey('chats-begun', caller.id), begunByStudent);
  if (mentorId === null) throw new Problem('chat_closed');
  const words = wellFormed(text);
  const { row, isNew } = await database.transaction().execute(async (transaction) => {
    const chat = await store.beginChat(transaction, studentId, mentorId);
    const there = await store.findMessage(transaction, id.toLowerCase());
    if (there) {
      const isSame = there.chat_id === chat.id && there.sender_id === me.id && there.text === words;
      if (!isSame) throw new Problem('id_taken');
      return { row: there, isNew: false };
    }
    if (closedOf(chat, me)) throw new Problem('chat_closed');
    const added = await store.addMessage(transaction, {
      chatId: chat.id,
      sender: me,
      id: id.toLowerCase(),
      text: words,
    });
    if (!added) throw new Problem('id_taken');
    await tellOfMessage(jobs, transaction, chat, me);
    return { row: added, isNew: true };
  });
  if (isNew) tellBoth(events, { studentId, mentorId });
  return messageOf(row, me, await contactOf(database, { studentId, chat: pair.chat }, me));
}

export async function markRead(ports: Chats, caller: Caller, personId: string, seq: number) {
  const { database, events } = ports;
  const me = meOf(caller);
  const pair = await requirePair(database, me, personId);
  if (pair.chat && (await store.noteRead(database, me, pair.chat.id, seq))) {
    tellBoth(events, pair);
    await noteRead(ports, caller.id, newsKey(pair.chat.id));
  }
  return { ok: true as const };
}

export async function markDelivered({ database, events }: Chats, caller: Caller) {
  const me = meOf(caller);
  for (const person of await store.noteDelivered(database, me)) events.publish(person, { topic: 'chat', id: me.id });
  return { ok: true as const };
}

export async function sayTyping({ database, events }: Chats, caller: Caller, personId: string) {
  const me = meOf(caller);
  const { chat, studentId, mentorId } = await requirePair(database, me, personId);
  await countTry(database, tryKey('chat-typing', caller.id), typingOfPerson);
  const person = me.side === 'student' ? mentorId : studentId;
  if (chat && person && !closedOf(chat, me)) events.publish(person, { topic: 'chat-typing', id: me.id });
  return { ok: true as const };
}

async function change({ database, events }: Chats, caller: Caller, personId: string, what: object) {
  const me = meOf(caller);
  const pair = await requirePair(database, me, personId);
  requireAccount(caller);
  const { studentId, mentorId } = pair;
  if (mentorId === null) return await stateOf(database, pair, me);
  const chat = await database.transaction().execute(async (transaction) => {
    const { id } = await store.beginChat(transaction, studentId, mentorId);
    return await store.changeChat(transaction, me, id, what);
  });
  tellBoth(events, pair);
  return await stateOf(database, { ...pair, chat }, me);
}

export async function setBlock(ports: Chats, caller: Caller, personId: string, blocked: boolean) {
  return await change(ports, caller, personId, { blocked });
}

export async function setContact(ports: Chats, caller: Caller, personId: string, agreed: boolean) {
  const { studentId } = await requirePair(ports.database, meOf(caller), personId);
  if (agreed && (await protectionOf(ports.database, studentId))) throw new Problem('contact_protected');
  return await change(ports, caller, personId, { agreed });
}
