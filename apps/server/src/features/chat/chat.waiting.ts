import { previewOf } from '@lantern/contract/chat.preview';
import type { Waiting } from '@lantern/contract/shares.students';
import type { Database } from '#database/database.ts';
import { waitingMax } from '#feature/waits-for-mentor.ts';
import * as store from './chat.waiting.store.ts';
import { shownOf } from './messages/chat.masked.ts';

/** Characters of the first unread message that a line of a list shows. */
const shown = 80;

/** Conversations with words of a student that the mentor has not read, by the first of them. */
export async function listWaiting(database: Database, mentorId: string): Promise<Waiting[]> {
  const rows = await store.listUnread(database, mentorId, waitingMax);
  return rows.map(({ chatId, studentId, name, since, ...message }) => {
    // a line of a list never shows contact details
    const masked = previewOf(shownOf(message));
    const cut = [...masked].length > shown ? `${[...masked].slice(0, shown).join('')}…` : masked;
    return {
      kind: 'chat',
      id: chatId,
      // of a thing without words the sender is what there is to say
      title: cut || name,
      student: { id: studentId, name },
      path: `/mentor/chats?with=${studentId}`,
      since: since.toISOString(),
    };
  });
}
