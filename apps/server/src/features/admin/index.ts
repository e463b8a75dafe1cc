import type { Feature } from '#feature.ts';
import { deleteOldActs } from './admin.acts.store.ts';
import { adminRoutes } from './admin.routes.ts';

export const feature: Feature = {
  name: 'admin',
  routes: adminRoutes,
  async jobs({ ports: { jobs, database } }) {
    await jobs.workEvery('56 3 * * *', 'forget-admin-acts', () => deleteOldActs(database));
  },
};
