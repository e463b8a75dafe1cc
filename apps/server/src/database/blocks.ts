// Which student and mentor have nothing to do with each other any more.
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { isOneSuspended } from './suspended.ts';

/**
 * For a query over rows that name a student and a mentor: one of the two blocked the other, or an administrator ended
 * their conversation, or stopped an account of the two.
 */
export function areBlocked(student: string, mentor: string) {
  return sql<boolean>`(exists (
    select from chats as pair where pair.student_id = ${sql.ref(student)} and pair.mentor_id = ${sql.ref(mentor)}
      and (pair.student_blocked or pair.mentor_blocked or pair.ended_at is not null))
    or ${isOneSuspended(student, mentor)})`;
}

/** Mentors from whom a student is blocked. */
export async function listBlocked(database: Database, studentId: string): Promise<Set<string>> {
  const rows = await database
    .selectFrom('chats')
    .select('mentor_id')
    .where('student_id', '=', studentId)
    .where(areBlocked('chats.student_id', 'chats.mentor_id'))
    .execute();
  return new Set(rows.flatMap(({ mentor_id }) => mentor_id ?? []));
}
