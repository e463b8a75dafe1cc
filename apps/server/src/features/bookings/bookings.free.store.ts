// What free times are computed from: who is held when, by whom, and which mentors a student can have at all.
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import type { NewBooking } from './bookings.store.ts';

export type Held = { id: string; mentor_id: string | null; student_id: string; start: number; end: number };

/** What is held in a span of time by any of the mentors, or by the student. */
export async function listHeld(
  database: Database,
  mentorIds: readonly string[],
  studentId: string,
  span: { start: number; end: number },
): Promise<Held[]> {
  const rows = await database
    .selectFrom('bookings')
    .select(['id', 'mentor_id', 'student_id', 'starts_at', 'held_until'])
    .where('status', '=', 'scheduled')
    .where('held_until', '>', new Date(span.start))
    .where('starts_at', '<', new Date(span.end))
    .where(({ eb, or }) =>
      or([eb('student_id', '=', studentId), ...(mentorIds.length > 0 ? [eb('mentor_id', 'in', mentorIds)] : [])]),
    )
    .execute();
  return rows.map(({ starts_at, held_until, ...row }) => ({
    ...row,
    start: starts_at.getTime(),
    end: held_until.getTime(),
  }));
}

/** Whether the mentor has another session then, breaks included: what the constraint would say, without a transaction. */
export async function isHeld(
  database: Database,
  { mentor_id, starts_at, held_until }: Pick<NewBooking, 'mentor_id' | 'starts_at' | 'held_until'>,
): Promise<boolean> {
  const row = await database
    .selectFrom('bookings')
    .select('id')
    .where('mentor_id', '=', mentor_id)
    .where('status', '=', 'scheduled')
    .where('starts_at', '<', held_until)
    .where('held_until', '>', starts_at)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many sessions each mentor has held and has ahead, and what students thought of those that were held. */
export async function countByMentor(database: Database, mentorIds: readonly string[]) {
  if (mentorIds.length === 0) return new Map<string, { held: number; ahead: number; rated: number; mean: number }>();
  const rows = await database
    .selectFrom('bookings')
    .select(['mentor_id'])
    .select([
      sql<number>`count(*) filter (where status = 'scheduled' and ends_at <= now())::int`.as('held'),
      sql<number>`count(*) filter (where status = 'scheduled' and ends_at > now())::int`.as('ahead'),
      sql<number>`count(rating)::int`.as('rated'),
      sql<number>`coalesce(avg(rating), 0)::float8`.as('mean'),
    ])
    .where('mentor_id', 'in', mentorIds)
    .groupBy('mentor_id')
    .execute();
  return new Map(rows.map(({ mentor_id, ...counts }) => [`${mentor_id}`, counts]));
}
