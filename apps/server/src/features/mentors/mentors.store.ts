import { type MentorProfile, mentorsMax } from '@lantern/contract/mentors';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

export type PublishedMentor = { id: string; name: string; profile: MentorProfile };

export async function findProfile(database: Database, userId: string) {
  const row = await database
    .selectFrom('mentor_profiles')
    .select(['profile', 'revision'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && { profile: row.profile as MentorProfile, revision: row.revision };
}

/** The new revision; undefined when the row has another one than `base` by now. */
export async function putProfile(
  database: Database,
  userId: string,
  { profile, base, language }: { profile: MentorProfile; base: number; language: string },
): Promise<number | undefined> {
  const values = { profile: JSON.stringify(profile), published: profile.published, language };
  const row =
    base === 0
      ? await database
          .insertInto('mentor_profiles')
          .values({ user_id: userId, ...values })
          .onConflict((conflict) => conflict.column('user_id').doNothing())
          .returning('revision')
          .executeTakeFirst()
      : await database
          .updateTable('mentor_profiles')
          .set({ ...values, revision: sql`revision + 1`, updated_at: sql`clock_timestamp()` })
          .where('user_id', '=', userId)
          .where('revision', '=', base)
          .returning('revision')
          .executeTakeFirst();
  return row?.revision;
}

const published = (database: Database) =>
  database
    .selectFrom('mentor_profiles')
    .innerJoin('users', 'users.id', 'mentor_profiles.user_id')
    .select(['users.id', 'users.name', 'profile'])
    .where('published', '=', true)
    .where('role', '=', 'mentor')
    .where('suspended_at', 'is', null);

/** Those who can be booked, by name. */
export async function listPublished(database: Database): Promise<PublishedMentor[]> {
  const rows = await published(database).orderBy('users.name').orderBy('users.id').limit(mentorsMax).execute();
  return rows.map(({ profile, ...row }) => ({ ...row, profile: profile as MentorProfile }));
}

export async function findPublished(database: Database, id: string): Promise<PublishedMentor | undefined> {
  const row = await published(database).where('users.id', '=', id).executeTakeFirst();
  return row && { ...row, profile: row.profile as MentorProfile };
}
