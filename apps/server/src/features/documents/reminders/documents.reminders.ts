import { writeMail } from '@lantern/content/mails';
import { knownLanguage, localeOf } from '@lantern/contract/languages';
import { sendMail } from '#features/accounts/accounts.service.ts';
import type { Ports } from '#ports/ports.ts';
import { claimReminders } from './documents.reminders.store.ts';

/** Mails students whose papers expire soon, once for each paper and expiry. */
export async function remindOfExpiry({ database, jobs }: Pick<Ports, 'database' | 'jobs'>): Promise<void> {
  for (let more = true; more; ) {
    more = await database.transaction().execute(async (transaction) => {
      const reminders = await claimReminders(transaction);
      for (const { email, student, paper, day, language } of reminders) {
        const places = { name: student, paper, day: dayIn(language, day) };
        await jobs.enqueue(transaction, sendMail, { to: email, ...writeMail('paperExpires', language, places) });
      }
      return reminders.length > 0;
    });
  }
}

function dayIn(language: string, day: string): string {
  return new Intl.DateTimeFormat(localeOf(knownLanguage(language) ?? 'en'), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
