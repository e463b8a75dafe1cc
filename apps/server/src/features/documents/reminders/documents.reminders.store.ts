import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

/** A mail goes out this many days before a paper expires; a new passport takes weeks. */
const daysAhead = 60;

export type Reminder = { id: string; email: string; student: string; paper: string; day: string; language: string };

/**
 * Marks papers that expire soon as reminded of and answers them, some at a time. Those of students who switched such mails
 * off, and of guests, are left alone.
 */
export async function claimReminders(transaction: Database): Promise<Reminder[]> {
  const { rows } = await sql<Reminder>`
    update documents set reminded_at = now()
    from users
    where users.id = documents.user_id and documents.id in (
      select documents.id from documents
      join users on users.id = documents.user_id and not users.guest and users.suspended_at is null
      left join profiles on profiles.user_id = documents.user_id
      where expires_on between current_date and current_date + ${daysAhead}::int
        and deleted_at is null and reminded_at is null
        and coalesce(profiles.application_deadlines, true)
      order by expires_on limit 200 for update of documents skip locked)
    returning documents.id, users.email, users.name as student, documents.name as paper,
      to_char(expires_on, 'YYYY-MM-DD') as day, reminder_language as language`.execute(transaction);
  return rows;
}
