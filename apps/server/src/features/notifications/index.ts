import { notificationsExportWords } from '@lantern/content/export-words/notifications';
import type { Feature } from '#feature/feature.ts';
import { remindOfDates } from './notifications.dates.ts';
import { deliver, deliverNotifications } from './notifications.delivery.ts';
import { sendPush, sendToDevice } from './notifications.push.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { deleteOld } from './notifications.store.ts';

export const feature: Feature = {
  name: 'notifications',
  routes: (served, { ports }) => notificationsRoutes(served, ports),
  async jobs(parts) {
    const { ports, features } = parts;
    await ports.jobs.work(deliverNotifications, ({ userId }) => deliver(parts, userId));
    await ports.jobs.work(sendPush, (job) => sendToDevice(ports, job));
    await ports.jobs.workEvery('6 * * * *', 'remind-of-dates', () => remindOfDates({ ...ports, features }));
    await ports.jobs.workEvery('47 3 * * *', 'forget-notifications', () => deleteOld(ports.database));
  },
  exportPart: {
    name: 'notifications',
    words: notificationsExportWords,
    tables: [
      { name: 'notifications' },
      { name: 'notification_readers' },
      { name: 'push_devices', secrets: ['endpoint', 'p256dh', 'auth'] },
    ],
  },
};
