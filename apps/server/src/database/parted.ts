// Which student and mentor have nothing to do with each other any more.
import { sql } from 'kysely';

/**
 * For a query over rows that name a student and a mentor: one of the two blocked the other, or an administrator ended
 * their conversation.
 */
export function areParted(student: string, mentor: string) {
  return sql<boolean>`exists (
    select from chats as pair where pair.student_id = ${sql.ref(student)} and pair.mentor_id = ${sql.ref(mentor)}
      and (pair.student_blocked or pair.mentor_blocked or pair.ended_at is not null))`;
}
