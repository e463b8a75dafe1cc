// Between which student and mentor contact details are shown.
import { findContacts, markContacts } from '@lantern/contract/contacts';
import { contactRefused } from '@lantern/contract/contacts.kinds';
import { Problem } from '@lantern/contract/problem';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * For a query over rows that name a student and a mentor: both agreed to it in their conversation, and the student is of
 * age. An age that nobody said is taken for that of a minor.
 */
export function showsContacts(student: string, mentor: string) {
  return sql<boolean>`exists (
    select from chats as pair join personal_infos as info on info.user_id = pair.student_id
    where pair.student_id = ${sql.ref(student)} and pair.mentor_id = ${sql.ref(mentor)}
      and pair.student_agreed and pair.mentor_agreed
      and info.date_of_birth + interval '18 years' <= (now() at time zone 'UTC')::date)`;
}

/** Words as the other one reads them: with a mark in the place of each contact detail, unless those are shown. */
export function asRead(words: string, isShown: boolean): string {
  return isShown ? words : markContacts(words);
}

/** The same of one student and one mentor. */
export async function areContactsShown(database: Database, studentId: string, mentorId: string): Promise<boolean> {
  const row = await database
    .selectFrom('chats')
    .select(showsContacts('chats.student_id', 'chats.mentor_id').as('shown'))
    .where('student_id', '=', studentId)
    .where('mentor_id', '=', mentorId)
    .executeTakeFirst();
  return row?.shown ?? false;
}

/** Refuses fields with contact details, for words that are mailed, or that everybody reads. */
export function refuseContacts(words: Readonly<Record<string, string>>): void {
  const found = Object.entries(words).filter(([, text]) => findContacts(text).length > 0);
  if (found.length > 0)
    throw new Problem('invalid_request', {
      fields: Object.fromEntries(found.map(([field]) => [field, contactRefused])),
    });
}
