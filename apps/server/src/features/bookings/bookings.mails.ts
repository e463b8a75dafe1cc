import { mailLanguages, sessionKindWords, writeMail } from '@lantern/content/mails';
import type { MentorSession } from '@lantern/contract/bookings';
import type { Database } from '#database/database.ts';
import { sendMail } from '#features/accounts/accounts.service.ts';
import type { Ports } from '#ports/ports.ts';
import { listAddressees } from './bookings.store.ts';

function timeIn(language: string, zone: string, instant: string): string {
  // plain `en` would say the month first, and 4:00 PM
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: zone,
  });
  return `${format.format(new Date(instant))} (${zone})`;
}

export function kindWord(kind: string, language: string): string {
  const known = mailLanguages.find((code) => code === language) ?? 'en';
  return sessionKindWords[kind]?.[known] ?? kind;
}

/** Tells both people, each on their own clocks, unless they switched reminders of sessions off. */
export async function mailBoth(
  jobs: Ports['jobs'],
  transaction: Database,
  mail: 'sessionBooked' | 'sessionMoved' | 'sessionCancelled',
  session: MentorSession,
): Promise<void> {
  for (const { side, name, email, language, wanted } of await listAddressees(transaction, session._id)) {
    if (!wanted) continue;
    const isStudent = side === 'student';
    const words = writeMail(mail, language, {
      name,
      what: kindWord(session.kind, language),
      other: (isStudent ? session.mentor_name : session.student_name) ?? '',
      when: timeIn(language, isStudent ? session.student_zone : session.mentor_zone, session.starts_at),
      reason: session.cancel_reason,
    });
    await jobs.enqueue(transaction, sendMail, { to: email, ...words });
  }
}
