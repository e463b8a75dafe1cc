import type { photoTypes } from '@lantern/contract/profile';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { inPages } from '#database/pages.ts';

export type PhotoType = (typeof photoTypes)[number];

export async function notePhotoFile(database: Database, userId: string, key: string, type: PhotoType): Promise<void> {
  await database.insertInto('photo_files').values({ key, user_id: userId, type }).execute();
}

/** Shows another photo, or none; answers the key shown before. Of two at once the second waits for the first. */
export async function swapPhoto(database: Database, userId: string, key: string | null): Promise<string | null> {
  await database
    .insertInto('profiles')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const before = await database
    .selectFrom('profiles')
    .select('photo_key')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await database
    .updateTable('profiles')
    .set({ photo_key: key, updated_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .execute();
  return before.photo_key;
}

export async function findPhotoType(database: Database, userId: string, key: string): Promise<PhotoType | undefined> {
  const row = await database
    .selectFrom('profiles')
    .innerJoin('photo_files', 'photo_files.key', 'profiles.photo_key')
    .select('photo_files.type')
    .where('profiles.user_id', '=', userId)
    .where('profiles.photo_key', '=', key)
    .executeTakeFirst();
  return row?.type as PhotoType | undefined;
}

/** Files that no profile shows: of users who are gone, or an hour old, so that an upload under way is left alone. */
export async function listUnshownPhotos(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('photo_files')
    .leftJoin('profiles', 'profiles.photo_key', 'photo_files.key')
    .select('photo_files.key')
    .where('profiles.user_id', 'is', null)
    .where((where) =>
      where.or([
        where('photo_files.user_id', 'is', null),
        where('photo_files.created_at', '<', sql<Date>`now() - interval '1 hour'`),
      ]),
    )
    .limit(1000)
    .execute();
  return rows.map(({ key }) => key);
}

export async function forgetPhotoFile(database: Database, key: string): Promise<void> {
  await database.deleteFrom('photo_files').where('key', '=', key).execute();
}

const page = 1000;

/** Keys of the photos that profiles show. */
export async function* listShownPhotos(database: Database): AsyncGenerator<string> {
  const profiles = inPages(
    page,
    (after, size) =>
      database
        .selectFrom('profiles')
        .select('photo_key')
        .where('photo_key', '>', after)
        .orderBy('photo_key')
        .limit(size)
        .execute(),
    ({ photo_key }) => photo_key,
  );
  for await (const { photo_key } of profiles) if (photo_key) yield photo_key;
}

/** Which of these keys have a note. */
export async function knownPhotos(database: Database, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await database.selectFrom('photo_files').select('key').where('key', 'in', keys).execute();
  return new Set(rows.map(({ key }) => key));
}

export async function findShownPhoto(database: Database, userId: string) {
  return await database
    .selectFrom('profiles')
    .innerJoin('photo_files', 'photo_files.key', 'profiles.photo_key')
    .select(['photo_files.key', 'photo_files.type', 'photo_files.created_at'])
    .where('profiles.user_id', '=', userId)
    .executeTakeFirst();
}

/** Keys of every photo file of a person, shown or not. */
export async function listPhotosOf(database: Database, userId: string): Promise<string[]> {
  const rows = await database.selectFrom('photo_files').select('key').where('user_id', '=', userId).execute();
  return rows.map(({ key }) => key);
}
