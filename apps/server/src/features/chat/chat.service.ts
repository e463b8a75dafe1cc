// Conversations of students and mentors: with whom, and on what terms. A person is named by their id: a caller reaches
// only their own conversation with them.
import { type ChatPerson, peopleListed } from '@lantern/contract/chat';
import { type MentorProfile, mentorsMax } from '@lantern/contract/mentors';
import { Problem } from '@lantern/contract/problem';
import type { Database } from '#database/database.ts';
import type { Caller } from '#feature/caller.ts';
import { findMeant, searchedOf } from '#features/mentors/mentors.service.ts';
import { listPresence } from '#features/system/system.service.ts';
import {
  type Chats,
  closedOf,
  meOf,
  messageOf,
  protectionOf,
  publishBlock,
  publishToBoth,
  requireAccount,
  requirePair,
  stateOf,
} from './chat.state.ts';
import * as store from './chat.store.ts';

type PeopleSearch = { q?: string | undefined; person?: string | undefined };

/** Those of all whom the caller can write to who are meant by the words; without any, the first. One more than are shown. */
async function readPeople(database: Database, me: store.Me, { q, person }: PeopleSearch) {
  const rows = await store.listPeople(database, me, q || person ? mentorsMax : peopleListed + 1);
  const wanted = person ? rows.filter((row) => (row.person_id ?? row.id) === person) : rows;
  const people = wanted.map((row) => {
    const profile = me.side === 'student' ? (row.profile as MentorProfile | null) : null;
    return { ...row, profile, card: profile && searchedOf({ name: row.name ?? '', profile }) };
  });
  return findMeant(people, q, ({ name, card }) => card ?? { name: name ?? '' });
}

export async function listPeople(
  database: Database,
  caller: Caller,
  search: PeopleSearch = {},
): Promise<{ people: ChatPerson[]; more: boolean }> {
  const me = meOf(caller);
  const found = await readPeople(database, me, search);
  const rows = found.slice(0, peopleListed);
  const presence = await listPresence(
    database,
    rows.flatMap(({ person_id }) => person_id ?? []),
  );
  const people = rows.map((row) => {
    const chat = row.id ? row : undefined;
    const closed = closedOf(chat, me);
    const there = closed === null && row.person_id ? presence.get(row.person_id) : undefined;
    return {
      person_id: row.person_id ?? row.id,
      name: row.name,
      expertise: row.card?.expertise ?? '',
      specialties: row.card?.specialties ?? [],
      time_zone: row.profile?.time_zone ?? null,
      here: there?.here ?? false,
      last_seen: there?.lastSeen ?? null,
      // a line of a list never shows contact details
      last: row.message && messageOf(row.message, me, 'none'),
      unread: row.unread,
      closed,
    };
  });
  return { people, more: found.length > rows.length };
}

type Change = { blocked: boolean } | { agreed: boolean };

async function change(ports: Chats, caller: Caller, personId: string, what: Change) {
  const { database, events } = ports;
  const me = meOf(caller);
  const pair = await requirePair(database, me, personId);
  requireAccount(caller);
  const { studentId, mentorId } = pair;
  if (mentorId === null) return await stateOf(database, pair, me);
  const chat = await database.transaction().execute(async (transaction) => {
    const { id } = await store.beginChat(transaction, studentId, mentorId);
    return await store.changeChat(transaction, me, id, what);
  });
  if ('blocked' in what) publishBlock(ports, pair);
  else publishToBoth(events, pair);
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
