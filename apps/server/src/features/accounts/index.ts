import type { Feature } from '#feature/feature.ts';
import { accountsExport } from './accounts.export.ts';
import { deliver, purgeAccounts, sendMail } from './accounts.jobs.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { remindOfVerification } from './addresses/accounts.verification.ts';
import { startCleaningNames } from './names/accounts.names.ts';
import { deleteOldEvents } from './security/accounts.security-log.store.ts';

export const feature: Feature = {
  name: 'accounts',
  routes: accountsRoutes,
  async jobs({ ports, config }) {
    await ports.jobs.work(sendMail, (mail, hold) => deliver(ports, config.publicUrl, mail, hold));
    await startCleaningNames(ports);
    await ports.jobs.workEvery('41 9 * * *', 'remind-of-verification', () =>
      remindOfVerification(ports, config.publicUrl),
    );
    await ports.jobs.workEvery('55 3 * * *', 'forget-security-events', () => deleteOldEvents(ports.database));
    await ports.jobs.workEvery('17 * * * *', 'purge-accounts', () => purgeAccounts(ports));
  },
  exportPart: accountsExport,
};
