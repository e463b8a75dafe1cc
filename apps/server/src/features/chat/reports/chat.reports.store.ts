import {
  type ChatReport,
  type DecidedReport,
  type Decision,
  decidedKeptDays,
  type ReportReason,
  reportsListed,
} from '@lantern/contract/chat.reports';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { endTaken, takenOf } from '#database/taken.ts';
import { beginChat } from '../chat.store.ts';

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
export async function putReport(database: Database, report: NewReport): Promise<string> {
  const { id } = await database
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
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function reports(database: Database) {
  return database
    .selectFrom('chat_reports as r')
    .innerJoin('users as student', 'student.id', 'r.student_id')
    .leftJoin('users as mentor', 'mentor.id', 'r.mentor_id')
    .select([
      'r.id',
      'r.reason',
      'r.words',
      'r.created_at',
      'r.evidence',
      'r.reporter_id',
      'r.student_id',
      'r.mentor_id',
    ])
    .select(['student.name as student_name', 'mentor.name as mentor_name']);
}

type Row = Awaited<ReturnType<ReturnType<typeof reports>['executeTakeFirstOrThrow']>>;

const reportOf = (row: Row) => ({
  _id: row.id,
  reason: row.reason as ReportReason,
  words: row.words,
  created_at: row.created_at.toISOString(),
  by: row.reporter_id === row.student_id ? ('student' as const) : ('mentor' as const),
  student_id: row.student_id,
  student_name: row.student_name,
  mentor_id: row.mentor_id,
  mentor_name: row.mentor_name,
  messages: row.evidence as ChatReport['messages'],
});

/** Open ones, danger first, then the longest waiting, and how many there are. */
export async function listOpen(
  database: Database,
  readerId: string,
): Promise<{ reports: ChatReport[]; waiting: number }> {
  const rows = await reports(database)
    .where('r.state', '=', 'open')
    .orderBy(sql`r.reason = 'unsafe'`, 'desc')
    .orderBy('r.created_at')
    .orderBy('r.id')
    .limit(reportsListed)
    .execute();
  const taken = await takenOf(
    database,
    'report',
    rows.map(({ id }) => id),
    readerId,
  );
  return {
    reports: rows.map((row) => ({ ...reportOf(row), taken: taken(row.id) })),
    waiting: await countOpen(database),
  };
}

export async function countOpen(database: Database): Promise<number> {
  const { waiting } = await database
    .selectFrom('chat_reports')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return waiting;
}

/** Decided ones, the newest first, those behind `after`. */
export async function listDecided(
  database: Database,
  after: string | undefined,
): Promise<{ reports: DecidedReport[]; next: string | null }> {
  const rows = await reports(database)
    .leftJoin('users as decider', 'decider.id', 'r.decided_by')
    .select(['r.state', 'r.decided_at', 'r.done', 'decider.name as decider'])
    .where('r.state', '<>', 'open')
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('r.decided_at', 'r.id'),
          '<',
          selectFrom('chat_reports as last')
            .select(['last.decided_at', 'last.id'])
            .where('last.id', '=', `${after}`)
            .$asTuple('decided_at', 'id'),
        ),
      ),
    )
    .orderBy('r.decided_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(reportsListed + 1)
    .execute();
  const page = rows.slice(0, reportsListed);
  return {
    reports: page.map(({ state, decided_at, done, decider, ...row }) => ({
      ...reportOf(row),
      decision: state as Decision,
      decided_by: decider,
      decided_at: (decided_at ?? row.created_at).toISOString(),
      done,
    })),
    next: rows.length > reportsListed ? (page.at(-1)?.id ?? null) : null,
  };
}

export async function isOpen(database: Database, id: string): Promise<boolean> {
  const row = await database
    .selectFrom('chat_reports')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteOldReports(database: Database): Promise<void> {
  await sql`
    delete from chat_reports where state <> 'open' and decided_at < now() - make_interval(days => ${decidedKeptDays})`.execute(
    database,
  );
}

/** Closes a report, and ends its conversation where that was decided. The two people; undefined when it is not open. */
export async function decideReport(
  transaction: Database,
  id: string,
  { decision, done, adminId }: { decision: Decision; done: string; adminId: string },
) {
  const report = await transaction
    .updateTable('chat_reports')
    .set({ state: decision, decided_at: sql`clock_timestamp()`, decided_by: adminId, done })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning(['chat_id', 'reporter_id as reporterId', 'student_id as studentId', 'mentor_id as mentorId'])
    .executeTakeFirst();
  if (report) await endTaken(transaction, { kind: 'report', id });
  if (report && decision === 'ended') {
    // two who never wrote are blocked all the same
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
