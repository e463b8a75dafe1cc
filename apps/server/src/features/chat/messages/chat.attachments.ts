// Essays and papers that messages name. What is told of one is worked out when it is asked for: a share ends at once, everywhere.
import type { Attached, AttachmentState } from '@lantern/contract/chat';
import type { Database } from '#database/database.ts';
import type { ChatRow, Me } from '../chat.store.ts';
import * as store from './chat.attachments.store.ts';

const peopleOf = ({ student_id, mentor_id }: ChatRow) => ({ studentId: student_id, mentorId: mentor_id });

/** Whether a message of this conversation may name it now. */
export async function isShared(database: Database, chat: ChatRow, attached: Attached): Promise<boolean> {
  const [found] = await store.findTheirs(database, peopleOf(chat), [attached]);
  return found?.is_shared ?? false;
}

export async function listAttachments(database: Database, chat: ChatRow, { side }: Me): Promise<AttachmentState[]> {
  const named = await store.listAttached(database, chat.id);
  if (named.length === 0) return [];
  const there = new Map((await store.findTheirs(database, peopleOf(chat), named)).map((one) => [one.id, one]));
  return named.map(({ kind, id }) => {
    const { title = null, is_shared = false } = there.get(id) ?? {};
    if (is_shared) return { kind, id, state: 'shared', title };
    if (side === 'mentor') return { kind, id, state: 'ended', title: null };
    return { kind, id, state: title === null ? 'gone' : 'ended', title };
  });
}
