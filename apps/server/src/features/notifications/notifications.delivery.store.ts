// What waits to be mailed and shown on phones.
import {
  isNotificationKind,
  type NotificationKind,
  type NotificationPlaces,
  type NotificationSwitch,
} from '@lantern/content/notifications';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

export type Waiting = {
  id: string;
  kind: NotificationKind;
  places: NotificationPlaces;
  path: string;
  until: Date | null;
  read: boolean;
};

/** What was not handed on yet, the oldest first; locked, so that two jobs do not hand it on twice. */
export async function lockWaiting(transaction: Database, userId: string): Promise<Waiting[]> {
  const rows = await transaction
    .selectFrom('notifications')
    .select(['id', 'kind', 'places', 'path', 'until', 'read_at'])
    .where('user_id', '=', userId)
    .where('delivered_at', 'is', null)
    .orderBy('created_at')
    .forUpdate()
    .execute();
  return rows.flatMap(({ kind, places, read_at, ...row }) =>
    isNotificationKind(kind)
      ? [{ ...row, kind, places: places as unknown as NotificationPlaces, read: read_at !== null }]
      : [],
  );
}

export async function markDelivered(transaction: Database, ids: readonly string[]): Promise<void> {
  await transaction.updateTable('notifications').set({ delivered_at: sql`now()` }).where('id', 'in', ids).execute();
}

type Switches = Record<NotificationSwitch, boolean>;

export type Addressee = {
  name: string;
  email: string;
  guest: boolean;
  language: string;
  /** undefined where no browser has said it */
  zone: string | undefined;
  quiet: { from: string; to: string };
  mail: Switches;
  push: Switches;
};

/** Whom a notification goes to and what they want: mails by the switches of the profile. */
export async function findAddressee(database: Database, userId: string): Promise<Addressee | undefined> {
  const row = await database
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('notification_readers as reader', 'reader.user_id', 'users.id')
    .select(['users.name', 'users.email', 'users.guest', 'users.marketing_emails'])
    .select([
      'profiles.email_updates',
      'profiles.session_reminders',
      'profiles.application_deadlines',
      'profiles.mentor_messages',
    ])
    .select(['reader.language', 'reader.zone', 'reader.quiet_from', 'reader.quiet_to'])
    .select(['reader.push_updates', 'reader.push_sessions', 'reader.push_deadlines', 'reader.push_messages'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return (
    row && {
      name: row.name,
      email: row.email,
      guest: row.guest,
      language: row.language ?? 'en',
      zone: row.zone ?? undefined,
      quiet: { from: row.quiet_from ?? '22:00', to: row.quiet_to ?? '07:00' },
      mail: {
        updates: row.email_updates ?? row.marketing_emails,
        sessions: row.session_reminders ?? true,
        deadlines: row.application_deadlines ?? true,
        messages: row.mentor_messages ?? true,
      },
      push: {
        updates: row.push_updates ?? true,
        sessions: row.push_sessions ?? true,
        deadlines: row.push_deadlines ?? true,
        messages: row.push_messages ?? true,
      },
    }
  );
}
