import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

export type UnreadRow = {
  chatId: string;
  studentId: string;
  name: string;
  text: string;
  masked: unknown;
  masked_by: number;
  since: Date;
};

/** The first unread message of the student in each conversation where the mentor can answer, longest waiting first. */
export async function listUnread(database: Database, mentorId: string, most: number): Promise<UnreadRow[]> {
  const { rows } = await sql<UnreadRow>`
    select c.id as "chatId", u.id as "studentId", u.name, m.text, m.masked, m.masked_by, m.created_at as since
    from chats c join users u on u.id = c.student_id
    cross join lateral (select text, masked, masked_by, created_at from chat_messages
      where chat_id = c.id and seq > c.mentor_read and sender_id = c.student_id order by seq limit 1) m
    where c.mentor_id = ${mentorId} and c.mentor_read < c.last_seq and c.ended_at is null
      and u.suspended_at is null
      and not c.student_blocked and not c.mentor_blocked
    order by m.created_at, c.id limit ${most}`.execute(database);
  return rows;
}
