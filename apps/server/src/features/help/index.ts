import { helpExportWords } from '@lantern/content/export-words/help';
import type { Feature } from '#feature/feature.ts';
import { helpRoutes } from './help.routes.ts';
import { countOpen, deleteOldTickets } from './help.store.ts';

export const feature: Feature = {
  name: 'help',
  routes: helpRoutes,
  waitsForStaff: { path: '/admin/messages', count: countOpen },
  async jobs({ ports: { jobs, database } }) {
    await jobs.workEvery('50 3 * * *', 'forget-tickets', () => deleteOldTickets(database));
  },
  exportPart: { name: 'help', words: helpExportWords, tables: [{ name: 'tickets' }] },
};
