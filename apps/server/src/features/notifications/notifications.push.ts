// Phones and other browsers that asked to be told.

import { kindOf, type NotificationKind, wordNotification } from '@lantern/content/notifications';
import { days, inSeconds } from '@lantern/contract/durations';
import type { addDevice as addDeviceCall } from '@lantern/contract/notifications';
import { Problem } from '@lantern/contract/problem';
import * as z from 'zod/mini';
import type { Database } from '#database/database.ts';
import { countTry, type Throttle, tryKey } from '#database/throttles.ts';
import type { Caller } from '#feature/caller.ts';
import { jobType } from '#ports/jobs/jobs.ts';
import type { Ports } from '#ports/ports.ts';
import type { Addressee, Waiting } from './notifications.delivery.store.ts';
import * as store from './notifications.push.store.ts';

export const sendPush = jobType(
  'send-push',
  z.object({ userId: z.string(), deviceId: z.string(), text: z.string(), keptSeconds: z.number() }),
);

/** A push service may take no more than 4,096 bytes, locked. */
const longest = { title: 200, detail: 400 };
const devicesPerDay: Throttle = { tries: 50, windowSeconds: inSeconds(days(1)) };

/** Whether news of this kind leaves the list, by mail or on phones: by the switches of its reader, or in spite of them. */
export function isWanted(kind: NotificationKind, switches: Addressee['push']): boolean {
  const { reach, switch: name } = kindOf(kind);
  return reach === 'always' || (reach !== 'list' && switches[name]);
}

/** One line for all that came together; `silent` in the reader's quiet hours. */
export async function pushTo(
  jobs: Ports['jobs'],
  transaction: Database,
  to: Addressee & { id: string },
  { news, silent, now }: { news: readonly Waiting[]; silent: boolean; now: Date },
): Promise<void> {
  const wanted = news.filter(({ kind }) => isWanted(kind, to.push));
  const [first] = wanted;
  if (!first) return;
  const { title, detail } = wordNotification(first.kind, first.places, to);
  const isOne = wanted.length === 1;
  const text = JSON.stringify({
    title: `${title.slice(0, longest.title).toWellFormed()}${isOne ? '' : ` (+${wanted.length - 1})`}`,
    body: detail.slice(0, longest.detail).toWellFormed(),
    path: isOne ? first.path : '/notifications',
    // the same one twice is shown once
    tag: first.id,
    silent,
  });
  const until = first.until?.getTime() ?? now.getTime() + days(1);
  const keptSeconds = Math.max(60, Math.round((until - now.getTime()) / 1000));
  for (const deviceId of await store.listDevices(transaction, to.id))
    await jobs.enqueue(transaction, sendPush, { userId: to.id, deviceId, text, keptSeconds });
}

/** Forgets a browser that takes no more. */
export async function sendToDevice(
  { database, push }: Pick<Ports, 'database' | 'push'>,
  { userId, deviceId, text, keptSeconds }: z.infer<(typeof sendPush)['payload']>,
): Promise<void> {
  const target = await store.findDevice(database, userId, deviceId);
  if (target && (await push.send(target, text, keptSeconds)) === 'gone')
    await store.deleteDevice(database, userId, target.endpoint);
}

export async function addDevice(
  { database, push }: Pick<Ports, 'database' | 'push'>,
  caller: Caller,
  target: z.infer<typeof addDeviceCall.body>,
): Promise<{ devices: number }> {
  if (!push.takes(target.endpoint)) throw new Problem('push_service_unknown');
  await countTry(database, tryKey('push-devices', caller.id), devicesPerDay);
  const isPut = await database.transaction().execute((transaction) => store.putDevice(transaction, caller.id, target));
  if (!isPut) throw new Problem('id_taken');
  return { devices: await store.countDevices(database, caller.id) };
}

export async function removeDevice(database: Database, caller: Caller, endpoint: string): Promise<{ devices: number }> {
  await store.deleteDevice(database, caller.id, endpoint);
  return { devices: await store.countDevices(database, caller.id) };
}
