import { notificationsExportWords } from '@lantern/content/export-words/notifications';
import type { Feature } from '#feature.ts';
import { deliver, deliverNotifications } from './notifications.jobs.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { deleteOld } from './notifications.store.ts';

export const feature: Feature = {
  name: 'notifications',
  routes: (served, { ports }) => notificationsRoutes(served, ports),
  async jobs({ ports }) {
    await ports.jobs.work(deliverNotifications, ({ userId }) => deliver(ports, userId));
    await ports.jobs.workEvery('47 3 * * *', 'forget-notifications', () => deleteOld(ports.database));
  },
  exportPart: {
    name: 'notifications',
    words: notificationsExportWords,
    tables: [{ name: 'notifications' }, { name: 'notification_readers' }],
  },
};
