import { createECDH, randomBytes } from 'node:crypto';
import { addDevice, sayReader } from '@lantern/contract/notifications';
import { notify } from '#features/notifications/notifications.service.ts';
import { must } from '../../support/must.ts';
import type { FeatureInputs } from '../entry.ts';
import type { World } from '../world.ts';

/** A notification of this person. */
async function makeNotification({ app }: Pick<World, 'app'>, userId: string): Promise<string> {
  const { database, jobs } = app.ports;
  const key = `test:${crypto.randomUUID()}`;
  const places = { paper: 'Transcript', reason: 'It is cut off.' };
  await notify(jobs, database, { userId, kind: 'paper-rejected', key, places, path: '/documents' });
  const row = await database
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Its keys are real, since a browser with keys that are none is forgotten; its address is none that is ever asked. */
const makeDevice = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
});
const ofOwner = async (world: World) => await makeNotification(world, world.owner.user.id);
const reader = { body: { language: 'bn', zone: 'Asia/Dhaka' } } as const;

export const inputs: FeatureInputs = {
  calls: {
    listNotifications: {},
    countUnread: {},
    // everybody who is signed in has a list: what is named must be the caller's own
    markRead: {
      isOwners: true,
      input: async (world) => ({ body: { notification_id: await ofOwner(world) } }),
    },
    markAllRead: { isOwners: true, input: async (world) => ({ body: { up_to: await ofOwner(world) } }) },
    getSettings: {},
    saveSettings: {
      input: () => ({
        body: {
          quiet_from: '21:30',
          quiet_to: '06:00',
          push: { sessions: true, deadlines: true, messages: false, updates: true },
        },
      }),
    },
    addDevice: { input: () => ({ body: makeDevice() }) },
    removeDevice: { input: () => ({ body: { endpoint: makeDevice().endpoint } }) },
    sayReader: { input: () => reader },
  },
  async plant(app, person) {
    await makeNotification({ app }, person.user.id);
    must(await person.call(sayReader, reader));
    must(await person.call(addDevice, { body: makeDevice() }));
  },
  chosenFromAList: [
    'notifications.kind',
    'notifications.path',
    'notification_readers.language',
    'notification_readers.quiet_from',
    'notification_readers.quiet_to',
    'push_devices.p256dh',
    'push_devices.auth',
  ],
};
