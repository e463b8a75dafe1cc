import type { ChatReport, ReportReason } from '@lantern/contract/chat.reports';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { beginChat } from './chat.store.ts';

export type NewReport = {
  reporterId: string;
  studentId: string;
  mentorId: string | null;
  /** null where the two have not written */
  chatId: string | null;
  about: string;
  reason: ReportReason;
  words: string;
  evidence: ChatReport['messages'];
};

/** One open report of a person about the same; its words and messages are the last ones. */
export async function putReport(database: Database, report: NewReport): Promise<void> {
  await database
    .insertInto('chat_reports')
    .values({
      reporter_id: report.reporterId,
      student_id: report.studentId,
      mentor_id: report.mentorId,
      chat_id: report.chatId,
      about: report.about,
      reason: report.reason,
      words: report.words,
      evidence: JSON.stringify(report.evidence),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['reporter_id', 'student_id', 'mentor_id', 'about'])
        .where('state', '=', 'open')
        .doUpdateSet((row) => ({
          reason: row.ref('excluded.reason'),
          words: row.ref('excluded.words'),
          evidence: row.ref('excluded.evidence'),
        })),
    )
    .execute();
}

/** Open ones, the longest waiting first, and how many there are. */
export async function listOpen(database: Database, most: number): Promise<{ reports: ChatReport[]; waiting: number }> {
  const rows = await database
    .selectFrom('chat_reports as r')
    .innerJoin('users as student', 'student.id', 'r.student_id')
    .leftJoin('users as mentor', 'mentor.id', 'r.mentor_id')
    .select(['r.id', 'r.reason', 'r.words', 'r.created_at', 'r.evidence', 'r.reporter_id', 'r.student_id'])
    .select(['student.name as student_name', 'mentor.name as mentor_name'])
    .where('r.state', '=', 'open')
    .orderBy('r.created_at')
    .orderBy('r.id')
    .limit(most)
    .execute();
  const { waiting } = await database
    .selectFrom('chat_reports')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  const reports = rows.map((row) => ({
    _id: row.id,
    reason: row.reason as ReportReason,
    words: row.words,
    created_at: row.created_at.toISOString(),
    by: row.reporter_id === row.student_id ? ('student' as const) : ('mentor' as const),
    student_name: row.student_name,
    mentor_name: row.mentor_name,
    messages: row.evidence as ChatReport['messages'],
  }));
  return { reports, waiting };
}

/** Closes a report, and ends its conversation where that was decided. The two people; undefined when it is not open. */
export async function decideReport(transaction: Database, id: string, decision: 'kept' | 'ended') {
  const report = await transaction
    .updateTable('chat_reports')
    .set({ state: decision, decided_at: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning(['chat_id', 'reporter_id as reporterId', 'student_id as studentId', 'mentor_id as mentorId'])
    .executeTakeFirst();
  if (report && decision === 'ended') {
    // two who never wrote are parted all the same
    const { chat_id, studentId, mentorId } = report;
    const id = chat_id ?? (mentorId === null ? null : (await beginChat(transaction, studentId, mentorId)).id);
    await transaction
      .updateTable('chats')
      .set({ ended_at: sql`coalesce(ended_at, now())` })
      .where('id', '=', id)
      .execute();
  }
  return report;
}
