import { evidenceMax, type ReportReason, reportsListed } from '@lantern/contract/chat.reports';
import { Problem } from '@lantern/contract/problem';
import type { Caller } from '#caller.ts';
import type { Database } from '#database/database.ts';
import { countTry, type Throttle, tryKey } from '#database/throttles.ts';
import { wellFormed } from '#well-formed.ts';
import { attachedOf, listMessages } from './chat.messages.store.ts';
import * as store from './chat.reports.store.ts';
import { type Chats, meOf, requirePair, tellParting } from './chat.state.ts';

const reportsOfPerson: Throttle = { tries: 20, windowSeconds: 24 * 3600 };

/** Keeps the last messages as they stand now, with what is hidden in them: those who decide must see it. */
export async function reportPerson(
  { database }: Pick<Chats, 'database'>,
  caller: Caller,
  personId: string,
  { reason, words }: { reason: ReportReason; words: string },
) {
  const { chat, studentId, mentorId } = await requirePair(database, meOf(caller), personId);
  if (!chat) throw new Problem('not_found');
  await countTry(database, tryKey('chat-reports', caller.id), reportsOfPerson);
  const messages = await listMessages(database, chat.id, { limit: evidenceMax });
  const evidence = messages.map((row) => {
    const attached = attachedOf(row)?.kind;
    return {
      by: row.sender_id === studentId ? ('student' as const) : ('mentor' as const),
      text: row.text,
      ...(attached && { attached }),
      at: row.created_at.toISOString(),
    };
  });
  const report = { reporterId: caller.id, studentId, mentorId, chatId: chat.id, reason, evidence };
  await store.putReport(database, { ...report, words: wellFormed(words.trim()) });
  return { ok: true as const };
}

export const listReports = (database: Database) => store.listOpen(database, reportsListed);

/** Answers who was reported; null when their account is gone. */
export async function decideReport(ports: Chats, id: string, decision: 'kept' | 'ended') {
  const report = await ports.database
    .transaction()
    .execute((transaction) => store.decideReport(transaction, id, decision));
  if (!report) throw new Problem('not_found');
  if (decision === 'ended') tellParting(ports, report);
  return report.reporterId === report.studentId ? report.mentorId : report.studentId;
}
