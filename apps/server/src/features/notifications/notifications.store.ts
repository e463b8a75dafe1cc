import { isNotificationKind, type NotificationKind, type NotificationPlaces } from '@lantern/content/notifications';
import { notificationsPerPage } from '@lantern/contract/notifications';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

export type NewNotification = {
  userId: string;
  kind: NotificationKind;
  key: string;
  places: NotificationPlaces;
  path: string;
  about?: string | undefined;
  until?: Date | undefined;
  renew?: boolean | undefined;
};

/** False when this was told before. `renew` tells it anew once the reader has read it. */
export async function insertNotification(database: Database, news: NewNotification): Promise<boolean> {
  const places = JSON.stringify(news.places);
  const inserted = await database
    .insertInto('notifications')
    .values({
      user_id: news.userId,
      kind: news.kind,
      key: news.key,
      places,
      path: news.path,
      about_id: news.about ?? null,
      until: news.until ?? null,
    })
    .onConflict((conflict) =>
      news.renew
        ? conflict
            .columns(['user_id', 'key'])
            .doUpdateSet({ places, read_at: null, delivered_at: null, created_at: sql`clock_timestamp()` })
            .where('notifications.read_at', 'is not', null)
        : conflict.columns(['user_id', 'key']).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Those who have this duty and nothing unread under the key. */
export async function listStaffWithout(database: Database, duty: string | undefined, key: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users where (role = 'admin' or duties <> '{}') and (role = 'admin' or ${duty ?? ''} = any(duties))
      and suspended_at is null
      and not exists (select from notifications where user_id = users.id and key = ${key} and read_at is null)
    order by id`.execute(database);
  return rows.map(({ id }) => id);
}

export type KeptNotification = {
  id: string;
  kind: NotificationKind;
  places: NotificationPlaces;
  path: string;
  created_at: Date;
  read: boolean;
};

/** The newest first, older than `before`; one more than a page, so that the caller sees whether there are more. */
export async function listNotifications(
  database: Database,
  userId: string,
  before: string | undefined,
): Promise<KeptNotification[]> {
  const rows = await database
    .selectFrom('notifications')
    .select(['id', 'kind', 'places', 'path', 'created_at', 'read_at'])
    .where('user_id', '=', userId)
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('created_at', 'id'),
          '<',
          selectFrom('notifications as last')
            .select(['last.created_at', 'last.id'])
            .where('last.user_id', '=', userId)
            .where('last.id', '=', `${before}`)
            .$asTuple('created_at', 'id'),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(notificationsPerPage + 1)
    .execute();
  return rows.flatMap(({ kind, places, read_at, ...row }) =>
    // one of a newer Lantern, after a way back to this one, has no words here
    isNotificationKind(kind)
      ? [{ ...row, kind, places: places as unknown as NotificationPlaces, read: read_at !== null }]
      : [],
  );
}

export async function countUnread(database: Database, userId: string): Promise<number> {
  const { count } = await database
    .selectFrom('notifications')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** False when there is no such notification. */
export async function markRead(database: Database, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('notifications')
    .set({ read_at: sql`coalesce(read_at, now())` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Marks what was told under this key. False when nothing unread was. */
export async function markReadByKey(database: Database, userId: string, key: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('notifications')
    .set({ read_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteByKey(database: Database, userId: string, key: string): Promise<void> {
  await database.deleteFrom('notifications').where('user_id', '=', userId).where('key', '=', key).execute();
}

/** Marks it and all that came before it; false when there is no such notification. */
export async function markReadUpTo(database: Database, userId: string, id: string): Promise<boolean> {
  if (!(await markRead(database, userId, id))) return false;
  await sql`
    update notifications set read_at = now()
    where user_id = ${userId} and read_at is null and (created_at, id) <=
      (select last.created_at, last.id from notifications as last where last.user_id = ${userId} and last.id = ${id})`.execute(
    database,
  );
  return true;
}

export async function findReader(database: Database, userId: string) {
  return await database.selectFrom('notification_readers').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function putReader(database: Database, userId: string, reader: { language: string; zone: string }) {
  await database
    .insertInto('notification_readers')
    .values({ user_id: userId, ...reader })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(reader))
    .execute();
}

export type SavedSettings = {
  quiet_from: string;
  quiet_to: string;
  push_sessions: boolean;
  push_deadlines: boolean;
  push_messages: boolean;
  push_updates: boolean;
};

export async function putSettings(database: Database, userId: string, saved: SavedSettings): Promise<void> {
  await database
    .insertInto('notification_readers')
    .values({ user_id: userId, ...saved })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(saved))
    .execute();
}

const keptDays = 365;

export async function deleteOld(database: Database): Promise<void> {
  await sql`delete from notifications where created_at < now() - make_interval(days => ${keptDays})`.execute(database);
}
