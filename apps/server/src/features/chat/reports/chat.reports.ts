import { type Decision, evidenceMax, type ReportedContent, type ReportReason } from '@lantern/contract/chat.reports';
import { Problem } from '@lantern/contract/problem';
import type { Database } from '#database/database.ts';
import { setTaken } from '#database/taken.ts';
import { countTry, type Throttle, tryKey } from '#database/throttles.ts';
import type { Caller } from '#feature/caller.ts';
import { notify, notifyStaff } from '#features/notifications/notifications.service.ts';
import { type Chats, meOf, publishBlock, requirePair } from '../chat.state.ts';
import { findChat } from '../chat.store.ts';
import { attachedOf, listMessages } from '../messages/chat.messages.store.ts';
import { findWords } from './chat.evidence.store.ts';
import * as store from './chat.reports.store.ts';

const reportsOfPerson: Throttle = { tries: 20, windowSeconds: 24 * 3600 };

type Said = { reason: ReportReason; words: string; about?: ReportedContent | undefined };

/** The two people, and the reported words; a thing that is not between the two does not exist. */
async function findReported(database: Database, caller: Caller, personId: string, about: ReportedContent | undefined) {
  const me = meOf(caller);
  if (!about || about.kind === 'name') {
    const { studentId, mentorId, chat } = await requirePair(database, me, personId);
    if (!about && !chat) throw new Problem('not_found');
    const thing = about && mentorId !== null ? await findWords(database, { studentId, mentorId }, about) : [];
    if (about && thing.length === 0) throw new Problem('not_found');
    return { studentId, mentorId, chat, thing };
  }
  // whoever was told these words may report them, whatever became of the share since
  const [studentId, mentorId] = me.side === 'student' ? [me.id, personId] : [personId, me.id];
  const thing = await findWords(database, { studentId, mentorId }, about);
  if (thing.length === 0) throw new Problem('not_found');
  return { studentId, mentorId, chat: await findChat(database, me, personId), thing };
}

/** Keeps the words as they stand now, with what is hidden in them: those who decide must see it. */
export async function reportPerson(
  { database, jobs }: Pick<Chats, 'database' | 'jobs'>,
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
  const key = about ? `${about.kind}:${about.id}` : 'chat';
  await database.transaction().execute(async (transaction) => {
    const id = await store.putReport(transaction, { ...report, about: key, words: words.trim() });
    // whoever may be in danger waits for no quiet hours
    const kind = reason === 'unsafe' ? 'danger-reported' : 'report-made';
    await notifyStaff(jobs, transaction, 'safeguards', {
      ...{ kind, key: `${kind}:${id}`, places: {}, path: '/admin/reports' },
    });
  });
  return { ok: true as const };
}

export const listReports = (database: Database, caller: Caller) => store.listOpen(database, caller.id);

export async function takeReport(database: Database, caller: Caller, id: string, isTaken: boolean) {
  if (!(await store.isOpen(database, id))) throw new Problem('not_found');
  await setTaken(database, { kind: 'report', id }, caller.id, isTaken);
  return { ok: true as const };
}

/** Answers who was reported; null when their account is gone. Whoever reported hears that it was looked at. */
export async function decideReport(
  ports: Chats,
  caller: Caller,
  id: string,
  { decision, done = '' }: { decision: Decision; done?: string | undefined },
) {
  const said = done.trim();
  const report = await ports.database.transaction().execute(async (transaction) => {
    const decided = await store.decideReport(transaction, id, { decision, done: said, adminId: caller.id });
    if (!decided) throw new Problem('not_found');
    await notify(ports.jobs, transaction, {
      userId: decided.reporterId,
      kind: 'report-looked-at',
      key: `report-looked-at:${id}`,
      places: {},
      path: decided.reporterId === decided.studentId ? '/talk-to-lantern' : '/mentor/chats',
    });
    return decided;
  });
  if (decision === 'ended') publishBlock(ports, report);
  return report.reporterId === report.studentId ? report.mentorId : report.studentId;
}
