// Things that messages name. What is told of one is worked out when it is asked for: a share ends at once, everywhere.
import type { Attached, AttachedThing } from '@lantern/contract/chat';
import type { Database } from '#database/database.ts';
import type { ChatRow, Me } from './chat.store.ts';
import * as store from './chat.things.store.ts';

const peopleOf = ({ student_id, mentor_id }: ChatRow) => ({ studentId: student_id, mentorId: mentor_id });

/** Whether a message of this conversation may name the thing now. */
export async function isShared(database: Database, chat: ChatRow, attached: Attached): Promise<boolean> {
  const [thing] = await store.listThings(database, peopleOf(chat), [attached]);
  return thing?.is_shared ?? false;
}

export async function listThings(database: Database, chat: ChatRow, { side }: Me): Promise<AttachedThing[]> {
  const named = await store.listNamed(database, chat.id);
  if (named.length === 0) return [];
  const there = new Map((await store.listThings(database, peopleOf(chat), named)).map((one) => [one.id, one]));
  return named.map(({ kind, id }) => {
    const { title = null, is_shared = false } = there.get(id) ?? {};
    if (is_shared) return { kind, id, state: 'shared', title };
    if (side === 'mentor') return { kind, id, state: 'ended', title: null };
    return { kind, id, state: title === null ? 'gone' : 'ended', title };
  });
}
