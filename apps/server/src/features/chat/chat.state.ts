// What every act in a conversation asks first: whose it is, whether it is open, what of contact details may be seen.
// docs/decisions/0031 says who may write to whom.
import { todayIn } from '@lantern/abroad/days';
import type { ChatMessage, Thread } from '@lantern/contract/chat';
import { Problem } from '@lantern/contract/problem';
import type { Database } from '#database/database.ts';
import type { Caller } from '#feature/caller.ts';
import { readPersonalInfo } from '#features/profile/profile.service.ts';
import { listPresence } from '#features/system/system.service.ts';
import type { Ports } from '#ports/ports.ts';
import * as store from './chat.store.ts';
import { shownOf } from './messages/chat.masked.ts';
import { attachedOf, type MessageRow } from './messages/chat.messages.store.ts';

export type Chats = Pick<Ports, 'database' | 'events' | 'jobs'>;

const adultYears = 18;

export const meOf = ({ id, role }: Caller): store.Me => ({ id, side: role === 'mentor' ? 'mentor' : 'student' });

export type Pair = { studentId: string; mentorId: string | null; chat: store.ChatRow | undefined };

/** The caller's conversation with somebody, or that there may be one; anybody else does not exist for the caller. */
export async function requirePair(database: Database, me: store.Me, personId: string): Promise<Pair> {
  const chat = await store.findChat(database, me, personId);
  if (chat) return { studentId: chat.student_id, mentorId: chat.mentor_id, chat };
  const [studentId, mentorId] = me.side === 'student' ? [me.id, personId] : [personId, me.id];
  const may = me.side === 'student' ? store.mayBegin : store.areKnown;
  if (!(await may(database, studentId, mentorId))) throw new Problem('not_found');
  return { studentId, mentorId, chat };
}

export function requireAccount({ guest }: Caller): void {
  if (guest)
    throw new Problem('forbidden', {
      detail: 'Make an account before you write, so that a mentor can answer you.',
    });
}

export function closedOf(chat: store.ChatRow | undefined, { side }: store.Me): Thread['closed'] {
  if (!chat) return null;
  if (chat.mentor_id === null) return 'gone';
  if (chat.ended_at) return 'ended';
  if (chat.suspended) return 'suspended';
  if (chat[`${side}_blocked`]) return 'by-me';
  return chat[`${store.otherSide(side)}_blocked`] ? 'by-them' : null;
}

/** Whether contact details may be shown to this student at all. An age that nobody said is taken for that of a minor. */
export async function protectionOf(
  database: Database,
  studentId: string,
): Promise<'minor' | 'age-unknown' | undefined> {
  const { dateOfBirth } = await readPersonalInfo({ database }, studentId);
  if (!dateOfBirth) return 'age-unknown';
  // as the database counts years: who was born on 29 February is of age on the 28th
  const birthday = `${Number(dateOfBirth.slice(0, 4)) + adultYears}${dateOfBirth.slice(4).replace('-02-29', '-02-28')}`;
  return birthday > todayIn('UTC', new Date()) ? 'minor' : undefined;
}

export async function contactOf(
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

export function messageOf(row: MessageRow, me: store.Me, contact: Thread['contact']): ChatMessage {
  const attached = attachedOf(row);
  return {
    _id: row.id,
    seq: row.seq,
    mine: row.sender_id === me.id,
    ...(contact === 'both' ? { text: row.text } : shownOf(row)),
    ...(attached && { attached }),
    at: new Date(row.created_at).toISOString(),
  };
}

export async function stateOf(database: Database, pair: Pair, me: store.Me) {
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

/** Tells the devices of both; each hears of the other one. */
export function publishToBoth(
  events: Ports['events'],
  { studentId, mentorId }: Pick<Pair, 'studentId' | 'mentorId'>,
): void {
  if (mentorId === null) return;
  events.publish(studentId, { topic: 'chat', id: mentorId });
  events.publish(mentorId, { topic: 'chat', id: studentId });
}

/** Tells the devices of both that they are blocked, or are not: sessions, call rooms and shares change with that. */
export function publishBlock(ports: Pick<Ports, 'events'>, pair: Pick<Pair, 'studentId' | 'mentorId'>): void {
  publishToBoth(ports.events, pair);
  if (pair.mentorId === null) return;
  for (const person of [pair.studentId, pair.mentorId]) ports.events.publish(person, { topic: 'bookings' });
  ports.events.publish(pair.studentId, { topic: 'shares' });
  ports.events.publish(pair.mentorId, { topic: 'shares', id: pair.studentId });
}
