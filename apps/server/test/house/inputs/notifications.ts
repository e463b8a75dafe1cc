import { sayReader } from '@lantern/contract/notifications';
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
    sayReader: { input: () => reader },
  },
  async plant(app, person) {
    await makeNotification({ app }, person.user.id);
    must(await person.call(sayReader, reader));
  },
  chosenFromAList: [
    'notifications.kind',
    'notifications.path',
    'notification_readers.language',
    'notification_readers.quiet_from',
    'notification_readers.quiet_to',
  ],
};
