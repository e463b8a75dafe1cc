import type { Person, TestApp } from './app.ts';

const minuteMs = 60_000;

type Changes = {
  mentor?: Person;
  /** minutes from now until it begins, and how long it takes */
  startsIn?: number;
  minutes?: number;
  call_room?: boolean;
  by_phone?: boolean;
  meeting_link?: string;
};

/** A session of this student in the call room, which began a minute ago unless said; earlier ones are not in its way. */
export async function makeCall(
  app: TestApp,
  student: Person,
  changes: Changes = {},
): Promise<{ id: string; mentor: Person }> {
  const { startsIn = -1, minutes = 30, call_room = true, by_phone = false, meeting_link = '' } = changes;
  const mentor = changes.mentor ?? (await app.mentor());
  const starts = Date.now() + startsIn * minuteMs;
  await app.database
    .updateTable('bookings')
    .set({ status: 'no-show', absent: 'mentor' })
    .where('status', '=', 'scheduled')
    .where('student_id', '=', student.user.id)
    .execute();
  const ends = new Date(starts + minutes * minuteMs);
  const { id } = await app.database
    .insertInto('bookings')
    .values({
      student_id: student.user.id,
      mentor_id: mentor.user.id,
      kind: 'free-session',
      starts_at: new Date(starts),
      ends_at: ends,
      held_until: ends,
      student_name: student.user.name,
      student_zone: 'Asia/Dhaka',
      mentor_zone: 'Asia/Dhaka',
      language: 'en',
      call_room,
      by_phone,
      meeting_link,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, mentor };
}
