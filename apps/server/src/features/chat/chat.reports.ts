import { evidenceMax, type ReportedThing, type ReportReason, reportsListed } from '@lantern/contract/chat.reports';
import { Problem } from '@lantern/contract/problem';
import type { Caller } from '#caller.ts';
import type { Database } from '#database/database.ts';
import { countTry, type Throttle, tryKey } from '#database/throttles.ts';
import { wellFormed } from '#well-formed.ts';
import { findWords } from './chat.evidence.store.ts';
import { attachedOf, listMessages } from './chat.messages.store.ts';
import * as store from './chat.reports.store.ts';
import { type Chats, meOf, requirePair, tellParting } from './chat.state.ts';
import { findChat } from './chat.store.ts';

const reportsOfPerson: Throttle = { tries: 20, windowSeconds: 24 * 3600 };

type Said = { reason: ReportReason; words: string; about?: ReportedThing | undefined };

/** The two people, and the reported words; a thing that is not between the two does not exist. */
async function findReported(database: Database, caller: Caller, personId: string, about: ReportedThing | undefined) {
  const me = meOf(caller);
  if (!about || about.kind === 'name') {
    const { studentId, mentorId, chat } = await requirePair(database, me, personId);
    if (!about && !chat) throw new Problem('not_found');
    const thing = about && mentorId !== null ? await findWords(database, { studentId, mentorId }, about) : [];
    if (about && thing.length === 0) throw new Problem('not_found');
    return { studentId, mentorId, chat, thing };
  }
  // whoever was told these words may report them, whatever became of the share since
  const id = personId.toLowerCase();
  const [studentId, mentorId] = me.side === 'student' ? [me.id, id] : [id, me.id];
  const thing = await findWords(database, { studentId, mentorId }, about);
  if (thing.length === 0) throw new Problem('not_found');
  return { studentId, mentorId, chat: await findChat(database, me, id), thing };
}

/** Keeps the words as they stand now, with what is hidden in them: those who decide must see it. */
export async function reportPerson(
  { database }: Pick<Chats, 'database'>,
  caller: Caller,
  personId: string,
  { reason, words, about }: Said,
) {
  const { studentId, mentorId, chat, thing } = await findReported(database, caller, personId, about);
  await countTry(database, tryKey('chat-reports', caller.id), reportsOfPerson);
  const first = thing.slice(0, evidenceMax);
  const left = evidenceMax - first.length;
  const messages = chat && left > 0 ? await listMessages(database, chat.id, { limit: left }) : [];
  const evidence = [
    ...first,
    ...messages.map((row) => {
      const attached = attachedOf(row)?.kind;
      return {
        by: row.sender_id === studentId ? ('student' as const) : ('mentor' as const),
        text: row.text,
        ...(attached && { attached }),
        at: row.created_at.toISOString(),
      };
    }),
  ];
  const report = { reporterId: caller.id, studentId, mentorId, chatId: chat?.id ?? null, reason, evidence };
  const key = about ? `${about.kind}:${about.id.toLowerCase()}` : 'chat';
  await store.putReport(database, { ...report, about: key, words: wellFormed(words.trim()) });
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
