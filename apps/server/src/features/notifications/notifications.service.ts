// Notifications. Features call `notify` inside the transaction that makes the news true.
import { isZone } from '@lantern/abroad/zone-time';
import { type NotificationKind, type NotificationPlaces, wordNotification } from '@lantern/content/notifications';
import type { Duty } from '@lantern/contract/access';
import {
  type NotificationPage,
  type NotificationSettings,
  notificationsPerPage,
  type saveSettings as saveSettingsCall,
  type Unread,
} from '@lantern/contract/notifications';
import { Problem } from '@lantern/contract/problem';
import type * as z from 'zod/mini';
import type { Database } from '#database/database.ts';
import type { Caller } from '#feature/caller.ts';
import type { Ports } from '#ports/ports.ts';
import { wellFormed } from '#runtime/well-formed.ts';
import { findAddressee } from './notifications.delivery.store.ts';
import { deliverNotifications } from './notifications.delivery.ts';
import { countDevices } from './notifications.push.store.ts';
import * as store from './notifications.store.ts';

export type News = {
  /** the receiver: a student, a mentor or an administrator */
  userId: string;
  /** Its switch and its words stand in packages/content/src/notifications.ts. */
  kind: NotificationKind;
  /**
   * The same key for the same news, which is stored once however often it is sent: such as `ticket:<id of the reply>`.
   */
  key: string;
  places: NotificationPlaces;
  /** the screen it leads to */
  path: string;
  /** Another person whom the places name: what names them goes with their account. */
  about?: string | undefined;
  /** Later than this it is of no use, so quiet hours do not hold it back beyond. */
  until?: Date;
  /** Tell it anew when it comes again after the reader has read it: the messages of one chat are one line. */
  renew?: boolean;
};

/**
 * Tells somebody something, once: in their list, live on open devices, and by mail and on phones where they want that.
 * Joins the transaction: a rollback undoes it. False when it was sent before.
 */
export async function notify(jobs: Ports['jobs'], transaction: Database, news: News): Promise<boolean> {
  const isNew = await store.insertNotification(transaction, { ...news, places: wellFormed(news.places) });
  if (isNew) await jobs.enqueue(transaction, deliverNotifications, { userId: news.userId });
  return isNew;
}

/**
 * Tells everybody who looks after something of the installation: administrators, and those who have the duty. `renew`
 * tells it anew to those who have read it before.
 */
export async function notifyStaff(
  jobs: Ports['jobs'],
  transaction: Database,
  duty: Duty | undefined,
  news: Omit<News, 'userId'>,
): Promise<void> {
  // who has not read it yet is not asked for: many who tell the same at once would wait for each other's rows
  for (const userId of await store.listStaffWithout(transaction, duty, news.key))
    await notify(jobs, transaction, { userId, ...news });
}

export async function listPage(
  database: Database,
  caller: Caller,
  { before, language }: { before: string | undefined; language: string },
): Promise<NotificationPage> {
  const [rows, unread, reader] = await Promise.all([
    store.listNotifications(database, caller.id, before),
    store.countUnread(database, caller.id),
    store.findReader(database, caller.id),
  ]);
  const page = rows.slice(0, notificationsPerPage);
  return {
    notifications: page.map(({ id, kind, places, path, created_at, read }) => ({
      _id: id,
      kind,
      ...wordNotification(kind, places, { language, zone: reader?.zone ?? undefined }),
      path,
      created_at: created_at.toISOString(),
      read,
    })),
    unread,
    next: rows.length > notificationsPerPage ? (page.at(-1)?.id ?? null) : null,
  };
}

export async function readUnread(database: Database, caller: Caller): Promise<Unread> {
  const [unread, reader] = await Promise.all([
    store.countUnread(database, caller.id),
    store.findReader(database, caller.id),
  ]);
  return { unread, language: reader?.language ?? null, zone: reader?.zone ?? null };
}

/** Marks one as read, or it and all older ones, and tells the reader's other devices. */
export async function markRead(
  { database, events }: Pick<Ports, 'database' | 'events'>,
  caller: Caller,
  id: string,
  which: 'one' | 'up to',
): Promise<{ unread: number }> {
  const mark = which === 'one' ? store.markRead : store.markReadUpTo;
  if (!(await database.transaction().execute((transaction) => mark(transaction, caller.id, id))))
    throw new Problem('not_found');
  events.publish(caller.id, { topic: 'notifications' });
  return { unread: await store.countUnread(database, caller.id) };
}

/**
 * What was told is not true any more: it leaves the reader's list. A mail or a push message that went out stays out.
 */
export async function forgetNews(transaction: Database, userId: string, key: string): Promise<void> {
  await store.deleteByKey(transaction, userId, key);
}

/** For a feature whose screen showed the news itself: it counts as read, and other devices hear of it. */
export async function noteRead(
  { database, events }: Pick<Ports, 'database' | 'events'>,
  userId: string,
  key: string,
): Promise<void> {
  if (await store.markReadByKey(database, userId, key)) events.publish(userId, { topic: 'notifications' });
}

export async function saveReader(
  database: Database,
  caller: Caller,
  reader: { language: string; zone: string },
): Promise<void> {
  if (!isZone(reader.zone)) throw Problem.field('zone', 'Choose a time zone.');
  await store.putReader(database, caller.id, reader);
}

type SettingPorts = Pick<Ports, 'database' | 'push' | 'mailFolder'>;

export async function readSettings(
  { database, push, mailFolder }: SettingPorts,
  caller: Caller,
): Promise<NotificationSettings> {
  const [to, devices] = await Promise.all([findAddressee(database, caller.id), countDevices(database, caller.id)]);
  if (!to) throw new Problem('not_found');
  return {
    quiet_from: to.quiet.from,
    quiet_to: to.quiet.to,
    push: to.push,
    devices,
    push_key: push.publicKey,
    mail: mailFolder === undefined,
  };
}

export async function saveSettings(
  ports: SettingPorts,
  caller: Caller,
  { quiet_from, quiet_to, push }: z.infer<typeof saveSettingsCall.body>,
): Promise<NotificationSettings> {
  await store.putSettings(ports.database, caller.id, {
    quiet_from,
    quiet_to,
    push_sessions: push.sessions,
    push_deadlines: push.deadlines,
    push_messages: push.messages,
    push_updates: push.updates,
  });
  return await readSettings(ports, caller);
}
