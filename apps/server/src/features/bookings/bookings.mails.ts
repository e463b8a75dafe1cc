import { type CalendarEntry, calendarFile } from '@lantern/abroad/calendar-file';
import { sessionKindWord, writeMail } from '@lantern/content/mails';
import type { MentorSession } from '@lantern/contract/bookings';
import { knownLanguage, localeOf } from '@lantern/contract/languages';
import type { Database } from '#database/database.ts';
import { sendMail } from '#features/accounts/accounts.service.ts';
import { notify } from '#features/notifications/notifications.service.ts';
import type { Ports } from '#ports/ports.ts';
import { type Addressee, listAddressees } from './bookings.store.ts';

function timeIn(language: string, zone: string, instant: string): string {
  const format = new Intl.DateTimeFormat(localeOf(knownLanguage(language) ?? 'en'), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: zone,
  });
  return `${format.format(new Date(instant))} (${zone})`;
}

/** A session as calendars take it, with its title as one of its two people calls it. */
export function calendarEntry(session: MentorSession, language: string): CalendarEntry {
  const who = session.side === 'student' ? session.mentor_name : session.student_name;
  return {
    id: `session-${session._id}`,
    title: [sessionKindWord(session.kind, language), who].filter(Boolean).join(': '),
    start: session.starts_at,
    minutes: (Date.parse(session.ends_at) - Date.parse(session.starts_at)) / 60_000,
  };
}

/** What a sentence about a session names, for one of its two people. */
export function placesOf(session: MentorSession, side: MentorSession['side']) {
  const isStudent = side === 'student';
  return {
    what: { session: session.kind },
    other: (isStudent ? session.mentor_name : session.student_name) ?? '',
    when: { instant: session.starts_at, zone: isStudent ? session.student_zone : session.mentor_zone },
  };
}

const newsOf = {
  sessionBooked: 'session-booked',
  sessionMoved: 'session-moved',
  sessionCancelled: 'session-cancelled',
} as const;

/**
 * Tells both people, each on their own clocks: by mail, unless they switched reminders of sessions off, and the one who
 * did not do it in their list. `session` is as the one who did it sees it.
 */
export async function mailBoth(
  jobs: Ports['jobs'],
  transaction: Database,
  mail: keyof typeof newsOf,
  session: MentorSession,
): Promise<void> {
  const people = await listAddressees(transaction, session._id);
  await mailPeople(jobs, transaction, {
    mail,
    session,
    people,
    listed: people.filter(({ side }) => side !== session.side),
  });
}

/** Tells the one who is left that a session does not take place: the other one's account was stopped. */
export async function mailCancelled(jobs: Ports['jobs'], transaction: Database, session: MentorSession): Promise<void> {
  const people = (await listAddressees(transaction, session._id)).filter(({ side }) => side === session.side);
  await mailPeople(jobs, transaction, { mail: 'sessionCancelled', session, people, listed: people });
}

type Told = {
  mail: keyof typeof newsOf;
  session: MentorSession;
  /** who gets the mail */
  people: readonly Addressee[];
  /** who finds it in their list too */
  listed: readonly Addressee[];
};

async function mailPeople(
  jobs: Ports['jobs'],
  transaction: Database,
  { mail, session, people, listed }: Told,
): Promise<void> {
  for (const person of people) {
    const { side, userId, name, email, language, wanted } = person;
    const isStudent = side === 'student';
    if (listed.includes(person))
      await notify(jobs, transaction, {
        userId,
        kind: newsOf[mail],
        key: `${mail}:${session._id}:${new Date().toISOString()}`,
        places: placesOf(session, side),
        about: (isStudent ? session.mentor_id : session.student_id) ?? undefined,
        path: isStudent ? '/my-sessions' : '/mentor',
      });
    if (!wanted) continue;
    const written = writeMail(mail, language, {
      name,
      what: sessionKindWord(session.kind, language),
      other: (isStudent ? session.mentor_name : session.student_name) ?? '',
      when: timeIn(language, isStudent ? session.student_zone : session.mentor_zone, session.starts_at),
      reason: session.cancel_reason,
    });
    const entry = calendarEntry({ ...session, side }, language);
    const isOff = mail === 'sessionCancelled';
    await jobs.enqueue(transaction, sendMail, {
      to: email,
      ...written,
      calendar: calendarFile({ ...entry, place: session.meeting_link, isOff }, new Date()),
      path: isStudent ? '/my-sessions' : '/mentor',
    });
  }
}

/**
 * Tells the one who stays that a session is off because the other one's account goes. Neither mail nor notification
 * names who left: no word of theirs is to stay. Answers whom it told.
 */
export async function mailWhoStays(
  jobs: Ports['jobs'],
  transaction: Database,
  session: MentorSession,
): Promise<string | undefined> {
  const person = (await listAddressees(transaction, session._id)).find(({ side }) => side !== session.side);
  if (!person) return undefined;
  const { side, userId, name, email, language, wanted } = person;
  const { what, when } = placesOf(session, side);
  await notify(jobs, transaction, {
    userId,
    kind: 'session-left',
    key: `sessionLeft:${session._id}`,
    places: { what, when },
    path: side === 'student' ? '/my-sessions' : '/mentor',
  });
  if (wanted) {
    const written = writeMail('sessionLeft', language, {
      name,
      what: sessionKindWord(session.kind, language),
      when: timeIn(language, when.zone, session.starts_at),
    });
    await jobs.enqueue(transaction, sendMail, { to: email, ...written });
  }
  return userId;
}
