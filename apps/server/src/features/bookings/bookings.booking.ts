// Booking and moving. That nobody is in two sessions at once is the database's to say: what is read here can be old.

import { clockOf, instantsOf, localTime, minuteOf } from '@lantern/abroad/zone-time';
import {
  type bookSession as bookSessionCall,
  changeMinutes,
  horizonDays,
  type MentorSession,
  type moveSession as moveSessionCall,
  sessionsMax,
} from '@lantern/contract/bookings';
import { days, hours, inSeconds } from '@lantern/contract/durations';
import { sessionMinutes } from '@lantern/contract/mentors';
import { Problem } from '@lantern/contract/problem';
import type * as z from 'zod/mini';
import type { Database } from '#database/database.ts';
import { countTry, type Throttle, tryKey } from '#database/throttles.ts';
import { type Caller, requireOwn } from '#feature/caller.ts';
import type { PublishedMentor } from '#features/mentors/mentors.service.ts';
import type { Ports } from '#ports/ports.ts';
import { serializeByKey } from '#runtime/serialize-by-key.ts';
import { isHeld } from './bookings.free.store.ts';
import { mailBoth } from './bookings.mails.ts';
import { alternativesTo, mentorsFor, mentorsFreeAt, reachedBy, requireZone, type Search } from './bookings.slots.ts';
import * as store from './bookings.store.ts';
import { tellOfSession } from './bookings.told.ts';

export type Bookings = Pick<Ports, 'database' | 'events' | 'jobs'>;

const triesPerStudent: Throttle = { tries: 60, windowSeconds: inSeconds(hours(1)) };
/** Those who want the same mentor wait here, and not each with a connection to the database. */
const inTurn = serializeByKey();
const minuteMs = 60_000;

type Booking = z.infer<typeof bookSessionCall.body>;

/** The instant that a day and a time on somebody's clocks mean; `starts_at` says which where there are two. */
function instantIn({ date, time, zone = 'UTC', starts_at }: Booking): number {
  requireZone(zone);
  const instants = instantsOf(zone, date, minuteOf(time));
  const [first, second] = instants;
  if (first === undefined)
    throw Problem.field('time', 'This time does not exist on that day: clocks go forward over it. Choose another one.');
  if (starts_at === undefined) {
    if (second !== undefined)
      throw Problem.field('time', 'This time comes twice on that day, as clocks go back. Say which one.');
    return first;
  }
  const said = Date.parse(starts_at);
  if (!instants.includes(said)) throw Problem.field('starts_at', 'This is another time than the day and the time say.');
  return said;
}

function requireAhead(start: number, field: string): void {
  if (start <= Date.now()) throw Problem.field(field, 'This time is over. Choose one that is still ahead.');
  if (start > Date.now() + days(horizonDays))
    throw Problem.field(field, `Sessions can be booked ${horizonDays} days ahead.`);
}

async function refuseTaken(
  database: Database,
  mentors: readonly PublishedMentor[],
  search: Search,
  start: number,
): Promise<never> {
  throw new Problem('slot_taken', { extra: await alternativesTo(database, mentors, search, start) });
}

export async function bookSession(
  ports: Bookings,
  caller: Caller,
  body: Booking,
  language: string,
): Promise<MentorSession> {
  const { database, events } = ports;
  requireOwn(caller, body.user_id);
  if (caller.guest)
    throw new Problem('forbidden', {
      detail: 'Make this workspace an account before you book: a mentor waits for you.',
    });
  await countTry(database, tryKey('bookings', caller.id), triesPerStudent);
  const { kind = 'application-help', zone = 'UTC', by_phone = false, mentor_id } = body;
  const start = instantIn(body);
  requireAhead(start, 'date');

  const same = await store.findSame(database, caller.id, { starts: new Date(start), kind, mentorId: mentor_id });
  if (same) return same;
  const search = { studentId: caller.id, kind, mentorId: mentor_id, zone, byPhone: by_phone ?? false };
  const reachable = reachedBy(await mentorsFor(database, search), search.byPhone);
  if (mentor_id !== undefined && reachable.length === 0)
    throw Problem.field('by_phone', by_phone ? 'This mentor does not call phones.' : 'This mentor only calls phones.');

  const free = await mentorsFreeAt(database, reachable, search, start);
  const name = body.full_name || (free.length > 0 ? await store.findName(database, caller.id) : '');
  for (const mentor of free) {
    const booking = { ...bookingOf(mentor, body, start), student_id: caller.id, student_name: name, language };
    const made = await inTurn(mentor.id, async () => {
      // who comes late in a crowd learns it from one row, before a transaction and its locks
      return (await isHeld(database, booking)) ? 'mentor' : await tryBooking(ports, booking);
    });
    if (made === 'mentor') continue;
    events.publish(caller.id, { topic: 'bookings', id: made._id });
    events.publish(mentor.id, { topic: 'bookings', id: made._id });
    return made;
  }
  return await refuseTaken(database, reachable, search, start);
}

/** The session, or that the mentor has another one by now. */
async function tryBooking({ database, jobs }: Bookings, booking: store.NewBooking): Promise<MentorSession | 'mentor'> {
  try {
    return await database.transaction().execute(async (transaction) => {
      await store.lockPerson(transaction, booking.student_id);
      if ((await store.countAhead(transaction, booking.student_id)) >= sessionsMax)
        throw new Problem('too_many_sessions');
      await store.lockPerson(transaction, booking.mentor_id);
      const id = await store.insertBooking(transaction, booking);
      const session = await store.findSession(transaction, booking.student_id, 'student', id);
      if (!session) throw new Problem('not_found');
      await mailBoth(jobs, transaction, 'sessionBooked', session);
      await tellOfSession(jobs, transaction, 'booking.made', session);
      return session;
    });
  } catch (error) {
    const side = store.inTheWay(error);
    if (side === 'student') throw new Problem('own_overlap');
    if (side === 'mentor') return side;
    throw error;
  }
}

function bookingOf({ id, profile }: PublishedMentor, body: Booking, start: number) {
  const {
    kind = 'application-help',
    zone = 'UTC',
    note = '',
    interview_type = null,
    by_phone = false,
    phone = '',
  } = body;
  return {
    mentor_id: id,
    kind,
    ...spanOf(kind, start, profile.buffer_minutes),
    student_zone: zone,
    mentor_zone: profile.time_zone,
    note,
    interview_type,
    by_phone,
    // beside the call room it is for when that does not connect
    phone: by_phone || (profile.call_room && profile.calls_phones) ? phone : '',
    call_room: !by_phone && profile.call_room,
    meeting_link: by_phone ? '' : profile.meeting_link,
  };
}

function spanOf(kind: keyof typeof sessionMinutes, start: number, buffer: number) {
  const end = start + sessionMinutes[kind] * minuteMs;
  return { starts_at: new Date(start), ends_at: new Date(end), held_until: new Date(end + buffer * minuteMs) };
}

export async function moveSession(
  { database, events, jobs }: Bookings,
  caller: Caller,
  id: string,
  body: z.infer<typeof moveSessionCall.body>,
): Promise<MentorSession> {
  const { zone = 'UTC' } = body;
  requireZone(zone);
  await countTry(database, tryKey('bookings', caller.id), triesPerStudent);
  const session = await store.findSession(database, caller.id, 'student', id);
  if (!session) throw new Problem('not_found');
  const start = Date.parse(body.starts_at);
  requireAhead(start, 'starts_at');
  const soonest = new Date(Date.now() + changeMinutes * minuteMs);
  if (session.status !== 'scheduled' || new Date(session.starts_at) < soonest) throw new Problem('too_late');
  if (start === Date.parse(session.starts_at)) return session;

  const { kind, mentor_id } = session;
  if (mentor_id === null) throw new Problem('not_found');
  const search = { studentId: caller.id, kind, mentorId: mentor_id, zone, moving: session._id };
  const mentors = await mentorsFor(database, search);
  const [mentor] = await mentorsFreeAt(database, mentors, search, start);
  if (!mentor) return await refuseTaken(database, mentors, search, start);
  const place = { ...spanOf(kind, start, mentor.profile.buffer_minutes), student_zone: zone, notBefore: soonest };
  try {
    const moved = await database.transaction().execute(async (transaction) => {
      await store.lockPerson(transaction, caller.id);
      await store.lockPerson(transaction, mentor.id);
      if (!(await store.moveBooking(transaction, caller.id, session._id, place))) throw new Problem('too_late');
      const now = await store.findSession(transaction, caller.id, 'student', session._id);
      if (!now) throw new Problem('not_found');
      await mailBoth(jobs, transaction, 'sessionMoved', now);
      await tellOfSession(jobs, transaction, 'booking.moved', now);
      return now;
    });
    for (const person of [caller.id, mentor.id]) events.publish(person, { topic: 'bookings', id: moved._id });
    return moved;
  } catch (error) {
    const side = store.inTheWay(error);
    if (side === 'student') throw new Problem('own_overlap');
    if (side === 'mentor') return await refuseTaken(database, mentors, search, start);
    throw error;
  }
}

/** A day and a time on the clocks of a zone, for tasks and calendars. */
export function dayAndTime(instant: string, zone: string): { date: string; time: string } {
  const { day, minute } = localTime(zone, Date.parse(instant));
  return { date: day, time: clockOf(minute) };
}
