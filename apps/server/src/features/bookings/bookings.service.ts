// What is done with sessions that are booked. Booking and moving are in bookings.booking.ts, free times in bookings.slots.ts.

import type { CalendarEntry } from '@lantern/abroad/calendar-file';
import { sessionKindWord } from '@lantern/content/mails';
import { type BookableMentor, changeMinutes, type MentorSession, ratingsShown } from '@lantern/contract/bookings';
import { days, minutes } from '@lantern/contract/durations';
import { type SessionKind, sessionKinds } from '@lantern/contract/mentors';
import { Problem } from '@lantern/contract/problem';
import { listBlocked } from '#database/blocks.ts';
import type { Database } from '#database/database.ts';
import type { Caller } from '#feature/caller.ts';
import { cardOf, listPublished, type MentorSearch, pageOf } from '#features/mentors/mentors.service.ts';
import type { Ports } from '#ports/ports.ts';
import { type Bookings, dayAndTime } from './bookings.booking.ts';
import * as free from './bookings.free.store.ts';
import { calendarEntry, mailBoth, mailCancelled, mailWhoStays } from './bookings.mails.ts';
import { firstFree } from './bookings.slots.ts';
import * as store from './bookings.store.ts';
import { tellOfSession } from './bookings.told.ts';

export { bookSession, moveSession } from './bookings.booking.ts';
export { slotsOfDays } from './bookings.slots.ts';

/** Days that the other one's absence can still be said after a session. */
const noShowDays = 7;

const sideOf = (caller: Caller): store.Side => (caller.role === 'mentor' ? 'mentor' : 'student');

export async function listMentors(
  database: Database,
  caller: Caller,
  { kind, ...search }: MentorSearch & { kind?: SessionKind | undefined },
): Promise<{ mentors: BookableMentor[]; more: boolean; kinds: SessionKind[] }> {
  const blocked = await listBlocked(database, caller.id);
  const listed = (await listPublished(database)).filter(({ id }) => !blocked.has(id));
  const offering = listed.filter(({ profile }) => kind === undefined || profile.kinds.includes(kind));
  const { mentors, more } = pageOf(offering, search);
  const counts = await free.countByMentor(
    database,
    mentors.map(({ id }) => id),
  );
  const first = kind && (await firstFree(database, mentors, { studentId: caller.id, kind }));
  const bookable = mentors.map((mentor) => {
    const { held = 0, rated = 0, mean = 0 } = counts.get(mentor.id) ?? {};
    return {
      ...cardOf(mentor),
      sessions: held,
      rating: rated >= ratingsShown ? Math.round(mean * 10) / 10 : null,
      next_free: first?.get(mentor.id) ?? null,
    };
  });
  const kinds = sessionKinds.filter((one) => listed.some(({ profile }) => profile.kinds.includes(one)));
  return { mentors: bookable, more, kinds };
}

export async function listSessions(database: Database, caller: Caller) {
  return await store.listSessions(database, caller.id, sideOf(caller));
}

export async function readSession(database: Database, caller: Caller, id: string): Promise<MentorSession> {
  const session = await store.findSession(database, caller.id, sideOf(caller), id);
  if (!session) throw new Problem('not_found');
  return session;
}

/** Tells both people's devices. */
async function publish({ database, events }: Bookings, id: string): Promise<void> {
  for (const userId of await store.listPeople(database, id)) events.publish(userId, { topic: 'bookings', id });
}

export async function cancelSession(
  ports: Bookings,
  caller: Caller,
  id: string,
  reason: string,
): Promise<MentorSession> {
  const { database, jobs } = ports;
  const side = sideOf(caller);
  const session = await readSession(database, caller, id);
  if (session.status === 'cancelled') return session;
  // words between two who are blocked go no further, and nobody is asked for any: that nobody waits is what counts
  const said = session.blocked ? '' : reason;
  if (side === 'mentor' && said === '' && !session.blocked)
    throw Problem.field('reason', 'Say why, so that your student can plan.');
  const was_late = Date.parse(session.starts_at) < Date.now() + minutes(changeMinutes);
  const cancelled = await database.transaction().execute(async (transaction) => {
    const change = { status: 'cancelled', cancelled_by: side, cancel_reason: said, was_late } as const;
    const owner = { userId: caller.id, side };
    if (!(await store.changeBooking(transaction, owner, session._id, change, 'ahead'))) throw new Problem('too_late');
    const now = await readSession(transaction, caller, id);
    await mailBoth(jobs, transaction, 'sessionCancelled', now);
    await tellOfSession(jobs, transaction, 'booking.cancelled', now);
    return now;
  });
  await publish(ports, cancelled._id);
  return cancelled;
}

/**
 * Cancels every session that somebody who deletes their account has ahead, in the transaction that deletes it. Answers
 * whom it concerns, with the session: their devices are told once it is done.
 */
export async function cancelBeforeLeaving(
  { jobs }: Pick<Ports, 'jobs'>,
  transaction: Database,
  userId: string,
): Promise<{ userId: string; id: string }[]> {
  const told: { userId: string; id: string }[] = [];
  for (const side of ['student', 'mentor'] as const) {
    const { upcoming } = await store.listSessions(transaction, userId, side);
    for (const session of upcoming) {
      const change = { status: 'cancelled', cancelled_by: side } as const;
      if (!(await store.changeBooking(transaction, { userId, side }, session._id, change, 'ahead'))) continue;
      const other = await mailWhoStays(jobs, transaction, session);
      // of a student who leaves it goes with the account, unsent
      await tellOfSession(jobs, transaction, 'booking.cancelled', session);
      if (other) told.push({ userId: other, id: session._id });
    }
  }
  return told;
}

/** Cancels everything ahead of somebody whose account is stopped or becomes another, and tells those who would have come. */
export async function cancelAllOf(jobs: Ports['jobs'], transaction: Database, userId: string): Promise<string[]> {
  const sessions = await store.cancelAhead(transaction, userId);
  for (const session of sessions) {
    await mailCancelled(jobs, transaction, session);
    await tellOfSession(jobs, transaction, 'booking.cancelled', session);
  }
  return [...new Set(sessions.flatMap(({ student_id, mentor_id }) => [student_id, mentor_id ?? student_id]))];
}

type Change = Parameters<typeof store.changeBooking>[3];

/** Changes what is there whatever its state. */
async function change(ports: Bookings, caller: Caller, id: string, what: Change): Promise<MentorSession> {
  const owner = { userId: caller.id, side: sideOf(caller) };
  if (!(await store.changeBooking(ports.database, owner, id, what))) throw new Problem('not_found');
  const session = await readSession(ports.database, caller, id);
  await publish(ports, session._id);
  return session;
}

/** What one writes here the other one reads: that ends with everything else between the two. */
async function requireTogether({ database }: Bookings, caller: Caller, id: string): Promise<MentorSession> {
  const session = await readSession(database, caller, id);
  if (session.blocked) throw new Problem('blocked');
  return session;
}

export async function saveNotes(ports: Bookings, caller: Caller, id: string, notes: string): Promise<MentorSession> {
  await requireTogether(ports, caller, id);
  return await change(
    ports,
    caller,
    id,
    sideOf(caller) === 'mentor' ? { mentor_notes: notes } : { student_notes: notes },
  );
}

export async function saveLinks(
  ports: Bookings,
  caller: Caller,
  id: string,
  links: { meeting_link: string; recording_link: string; call_room?: boolean | undefined },
): Promise<MentorSession> {
  const { call_room, ...others } = links;
  const { by_phone } = await requireTogether(ports, caller, id);
  if (call_room && by_phone) throw Problem.field('call_room', 'This session is by phone.');
  return await change(ports, caller, id, { ...others, ...(call_room !== undefined && { call_room }) });
}

export async function reportNoShow(ports: Bookings, caller: Caller, id: string): Promise<MentorSession> {
  const side = sideOf(caller);
  const session = await readSession(ports.database, caller, id);
  if (session.status === 'no-show') return session;
  if (Date.parse(session.starts_at) > Date.now()) throw new Problem('too_early');
  if (Date.parse(session.ends_at) < Date.now() - days(noShowDays))
    throw new Problem('too_late', { detail: `This can be said for ${noShowDays} days after a session.` });
  const absent = side === 'mentor' ? ('student' as const) : ('mentor' as const);
  const what = { status: 'no-show', absent } as const;
  if (!(await store.changeBooking(ports.database, { userId: caller.id, side }, session._id, what, 'begun')))
    throw new Problem('too_late', { detail: 'This session was cancelled.' });
  await publish(ports, session._id);
  return await readSession(ports.database, caller, id);
}

export async function giveFeedback(
  ports: Bookings,
  caller: Caller,
  id: string,
  { rating, words }: { rating: number; words: string },
): Promise<MentorSession> {
  const session = await readSession(ports.database, caller, id);
  const owner = { userId: caller.id, side: 'student' as const };
  const what = { rating, feedback: words };
  // the rating stays theirs to give, for those who choose a mentor after them; new words would be a letter
  if (session.blocked && what.feedback !== session.feedback) throw new Problem('blocked');
  if (!(await store.changeBooking(ports.database, owner, session._id, what, 'over')))
    throw new Problem('too_early', { detail: 'Feedback is for sessions that were held.' });
  await publish(ports, session._id);
  return await readSession(ports.database, caller, id);
}

export type DatedSession = {
  id: string;
  title: string;
  date: string;
  time: string;
  zone: string;
  kind: 'session';
  link: string;
  isDone: boolean;
};

/** Sessions that a mentor gives or gave, as calendars take them. */
export async function sessionsOfMentor(database: Database, userId: string, language: string): Promise<CalendarEntry[]> {
  const { upcoming, past } = await store.listSessions(database, userId, 'mentor');
  const held = past.filter(({ status }) => status === 'completed').reverse();
  return [...held, ...upcoming].map((session) => calendarEntry(session, language));
}

/** Sessions of a student that are ahead or were held, for tasks, reminders and calendars. */
export async function datedEntries(database: Database, userId: string, language = 'en'): Promise<DatedSession[]> {
  const { upcoming, past } = await store.listSessions(database, userId, 'student');
  return [...past.filter(({ status }) => status === 'completed').reverse(), ...upcoming].map((session) => ({
    id: `session:${session._id}`,
    title: [sessionKindWord(session.kind, language), session.mentor_name].filter(Boolean).join(': '),
    ...dayAndTime(session.starts_at, session.student_zone),
    zone: session.student_zone,
    kind: 'session',
    link: '/my-sessions',
    isDone: session.status === 'completed',
  }));
}
