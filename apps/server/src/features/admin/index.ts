import { mailsKeptDays } from '@lantern/contract/admin';
import { deleteOldTaken } from '#database/taken.ts';
import type { Feature } from '#feature/feature.ts';
import { deleteOldActs } from './admin.acts.store.ts';
import { adminRoutes } from './admin.routes.ts';

export const feature: Feature = {
  name: 'admin',
  routes: adminRoutes,
  async jobs({ ports: { jobs, database, mailFolder } }) {
    await jobs.workEvery('49 3 * * *', 'forget-stored-mails', async () => mailFolder?.forgetOlder(mailsKeptDays));
    await jobs.workEvery('52 3 * * *', 'forget-taken-work', () => deleteOldTaken(database));
    await jobs.workEvery('56 3 * * *', 'forget-admin-acts', () => deleteOldActs(database));
  },
};
