import type { Feature } from '#feature.ts';
import { accountsExport } from './accounts.export.ts';
import { purgeAccounts, sendMail } from './accounts.jobs.ts';
import { accountsRoutes } from './accounts.routes.ts';

export const feature: Feature = {
  name: 'accounts',
  routes: accountsRoutes,
  async jobs({ ports }) {
    await ports.jobs.work(sendMail, (mail) => ports.mailer.send(mail));
    await ports.jobs.workEvery('17 * * * *', 'purge-accounts', () => purgeAccounts(ports));
  },
  exportPart: accountsExport,
};
