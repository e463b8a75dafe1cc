import { zoneToday } from '@lantern/abroad/zones';
import { changeMinutes, type MentorSession } from '@lantern/contract/bookings';
import type { Interview } from '@lantern/contract/interviews';
import { linkOrNone, type SessionKind } from '@lantern/contract/mentors';
import { nameForOthers } from '@lantern/contract/names';
import { sql } from 'kysely';
import pg from 'pg';
import { areBlocked } from '#database/blocks.ts';
import { asRead, showsContacts } from '#database/contacts.ts';
import type { Database } from '#database/database.ts';

const pastMax = 100;

/** What a person is in a session: the column that must hold their id. */
export type Side = MentorSession['side'];
const ownerOf = (side: Side) => `bookings.${side}_id` as const;

function sessions(database: Database) {
  return (
    database
      .selectFrom('bookings')
      .leftJoin('users as mentors', 'mentors.id', 'bookings.mentor_id')
      .leftJoin('mentor_profiles', 'mentor_profiles.user_id', 'bookings.mentor_id')
      .selectAll('bookings')
      .select('mentors.name as mentor_name')
      // a mentor who moved has other clocks now; what the booking kept is for a mentor who left
      .select(
        sql<string>`coalesce(mentor_profiles.profile ->> 'time_zone', bookings.mentor_zone)`.as('mentor_zone_now'),
      )
      .select(areBlocked('bookings.student_id', 'bookings.mentor_id').as('blocked'))
      .select(showsContacts('bookings.student_id', 'bookings.mentor_id').as('contacts_shown'))
  );
}

type Row = Awaited<ReturnType<ReturnType<typeof sessions>['executeTakeFirstOrThrow']>>;

function sessionOf(row: Row, side: Side): MentorSession {
  const isOver = row.ends_at.getTime() <= Date.now();
  const read = (words: string) => asRead(words, row.contacts_shown);
  return {
    _id: row.id,
    kind: row.kind as SessionKind,
    status: row.status === 'scheduled' && isOver ? 'completed' : (row.status as MentorSession['status']),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    side,
    mentor_id: row.mentor_id,
    student_id: row.student_id,
    mentor_name: row.mentor_name,
    // calendars and mails to the mentor have it from here too
    student_name: nameForOthers(row.student_name),
    mentor_zone: zoneToday(row.mentor_zone_now),
    student_zone: zoneToday(row.student_zone),
    note: read(row.note),
    interview_type: row.interview_type as Interview['type'] | null,
    by_phone: row.by_phone,
    // a number is for calling: a mentor who was blocked from their student has no use of it
    phone: row.blocked && side === 'mentor' ? '' : row.phone,
    call_room: row.call_room,
    meeting_link: linkOrNone(row.meeting_link),
    recording_link: linkOrNone(row.recording_link),
    // who wrote them goes on writing
    student_notes: side === 'student' ? row.student_notes : read(row.student_notes),
    mentor_notes: side === 'mentor' ? row.mentor_notes : read(row.mentor_notes),
    cancelled_by: row.cancelled_by as MentorSession['cancelled_by'],
    cancel_reason: read(row.cancel_reason),
    was_late: row.was_late,
    absent: row.absent as Side | null,
    rating: row.rating,
    feedback: side === 'student' ? row.feedback : read(row.feedback),
    moved_from: row.moved_from?.toISOString() ?? null,
    blocked: row.blocked,
  };
}

const isAhead = sql<boolean>`(status = 'scheduled' and ends_at > now())`;

export async function listSessions(database: Database, userId: string, side: Side) {
  const own = sessions(database).where(ownerOf(side), '=', userId);
  const [upcoming, past] = await Promise.all([
    own.where(isAhead).orderBy('starts_at').orderBy('bookings.id').execute(),
    own
      .where(({ not }) => not(isAhead))
      .orderBy('starts_at', 'desc')
      .orderBy('bookings.id')
      .limit(pastMax)
      .execute(),
  ]);
  return { upcoming: upcoming.map((row) => sessionOf(row, side)), past: past.map((row) => sessionOf(row, side)) };
}

export async function findSession(
  database: Database,
  userId: string,
  side: Side,
  id: string,
): Promise<MentorSession | undefined> {
  const row = await sessions(database)
    .where(ownerOf(side), '=', userId)
    .where('bookings.id', '=', id)
    .executeTakeFirst();
  return row && sessionOf(row, side);
}

/** A session of this student that begins then: asking for the same twice books once. */
export async function findSame(
  database: Database,
  studentId: string,
  same: { starts: Date; kind: string; mentorId: string | undefined },
): Promise<MentorSession | undefined> {
  const row = await sessions(database)
    .where('student_id', '=', studentId)
    .where('status', '=', 'scheduled')
    .where('starts_at', '=', same.starts)
    .where('kind', '=', same.kind)
    .$if(same.mentorId !== undefined, (query) => query.where('mentor_id', '=', `${same.mentorId}`))
    .executeTakeFirst();
  return row && sessionOf(row, 'student');
}

export type NewBooking = {
  student_id: string;
  mentor_id: string;
  kind: string;
  starts_at: Date;
  ends_at: Date;
  held_until: Date;
  student_name: string;
  student_zone: string;
  mentor_zone: string;
  language: string;
  note: string;
  interview_type: string | null;
  by_phone: boolean;
  phone: string;
  call_room: boolean;
  meeting_link: string;
};

/**
 * Lets one booking of a person come at a time until the transaction ends. Two that conflict would otherwise wait for each
 * other in the index of the exclusion constraint, until one is found to be a deadlock.
 */
export async function lockPerson(transaction: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bookings ${userId}`}, 0))`.execute(transaction);
}

export async function countAhead(database: Database, studentId: string): Promise<number> {
  const { rows } = await database
    .selectFrom('bookings')
    .select((all) => all.fn.countAll<number>().as('rows'))
    .where('student_id', '=', studentId)
    .where(isAhead)
    .executeTakeFirstOrThrow();
  return rows;
}

export async function insertBooking(transaction: Database, booking: NewBooking): Promise<string> {
  const { id } = await transaction.insertInto('bookings').values(booking).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Whose other session is in the way: the database has refused the row. */
export function inTheWay(error: unknown): Side | undefined {
  if (!(error instanceof pg.DatabaseError) || error.code !== '23P01') return undefined;
  return error.constraint === 'bookings_student_free' ? 'student' : 'mentor';
}

/** False when it was cancelled, or begins too soon, meanwhile. */
export async function moveBooking(
  transaction: Database,
  studentId: string,
  id: string,
  to: Pick<NewBooking, 'starts_at' | 'ends_at' | 'held_until' | 'student_zone'> & { notBefore: Date },
): Promise<boolean> {
  const { notBefore, ...place } = to;
  const { numUpdatedRows } = await transaction
    .updateTable('bookings')
    .set({ ...place, moved_from: sql`starts_at`, updated_at: sql`clock_timestamp()` })
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .where('status', '=', 'scheduled')
    .where('starts_at', '>=', notBefore)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Change = {
  status?: 'cancelled' | 'no-show';
  cancelled_by?: NonNullable<MentorSession['cancelled_by']>;
  cancel_reason?: string;
  was_late?: boolean;
  absent?: Side;
  student_notes?: string;
  mentor_notes?: string;
  call_room?: boolean;
  meeting_link?: string;
  recording_link?: string;
  rating?: number;
  feedback?: string;
};

/** Changes what somebody has in it; `only` says when it may be. False when it may not, or is not theirs. */
export async function changeBooking(
  database: Database,
  owner: { userId: string; side: Side },
  id: string,
  change: Change,
  only: 'any' | 'ahead' | 'begun' | 'over' = 'any',
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('bookings')
    .set({ ...change, updated_at: sql`clock_timestamp()` })
    .where(ownerOf(owner.side), '=', owner.userId)
    .where('id', '=', id)
    .$if(only !== 'any', (query) => query.where('status', '=', 'scheduled'))
    .$if(only === 'ahead', (query) => query.where('starts_at', '>', sql<Date>`now()`))
    .$if(only === 'begun', (query) => query.where('starts_at', '<=', sql<Date>`now()`))
    .$if(only === 'over', (query) => query.where('ends_at', '<=', sql<Date>`now()`))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Cancels what is ahead of somebody, on both sides; the sessions as the other one of each sees them. */
export async function cancelAhead(transaction: Database, userId: string): Promise<MentorSession[]> {
  const cancelled = await transaction
    .updateTable('bookings')
    .set({
      status: 'cancelled',
      cancelled_by: 'admin',
      was_late: sql<boolean>`starts_at < now() + make_interval(mins => ${changeMinutes})`,
      updated_at: sql`clock_timestamp()`,
    })
    .where((row) => row.or([row('student_id', '=', userId), row('mentor_id', '=', userId)]))
    .where(isAhead)
    .returning(['id', 'student_id'])
    .execute();
  if (cancelled.length === 0) return [];
  const rows = await sessions(transaction)
    .where(
      'bookings.id',
      'in',
      cancelled.map(({ id }) => id),
    )
    .execute();
  return rows.map((row) => sessionOf(row, row.student_id === userId ? 'mentor' : 'student'));
}

export type Addressee = { side: Side; userId: string; name: string; email: string; language: string; wanted: boolean };

/** The two people of a session as a mail reaches them. */
export async function listAddressees(database: Database, id: string): Promise<Addressee[]> {
  const { rows } = await sql<Addressee>`
    select side, users.id as "userId", users.name, users.email, coalesce(mentor_profiles.language, bookings.language) as language,
      coalesce(profiles.session_reminders, true) as wanted
    from bookings
    cross join lateral (values ('student', bookings.student_id), ('mentor', bookings.mentor_id)) as person (side, user_id)
    join users on users.id = person.user_id
    left join profiles on profiles.user_id = users.id
    left join mentor_profiles on mentor_profiles.user_id = users.id
    where bookings.id = ${id}`.execute(database);
  return rows;
}

/** Sessions ahead that begin in this span, as each of their two people sees them. */
export async function listBeginning(database: Database, from: Date, to: Date) {
  const rows = await sessions(database)
    .where('status', '=', 'scheduled')
    .where('starts_at', '>', from)
    .where('starts_at', '<=', to)
    .orderBy('starts_at')
    .execute();
  return rows.map((row) => ({
    createdAt: row.created_at,
    student: { userId: row.student_id, session: sessionOf(row, 'student') },
    mentor: row.mentor_id === null ? undefined : { userId: row.mentor_id, session: sessionOf(row, 'mentor') },
  }));
}

export async function findName(database: Database, userId: string): Promise<string> {
  const { name } = await database.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow();
  return name;
}

/** The ids of its two people, for telling their devices. */
export async function listPeople(database: Database, id: string): Promise<string[]> {
  const row = await database
    .selectFrom('bookings')
    .select(['student_id', 'mentor_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? [row.student_id, ...(row.mentor_id ? [row.mentor_id] : [])] : [];
}
