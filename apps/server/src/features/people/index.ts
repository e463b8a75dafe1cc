import { peopleExportWords } from '@lantern/content/export-words/people';
import type { Feature } from '#feature.ts';
import { peopleRoutes } from './people.routes.ts';
import { deleteOldMeasures } from './people.store.ts';

export const feature: Feature = {
  name: 'people',
  routes: peopleRoutes,
  async jobs({ ports: { jobs, database } }) {
    await jobs.workEvery('58 3 * * *', 'forget-measures', () => deleteOldMeasures(database));
  },
  exportPart: { name: 'measures', words: peopleExportWords, tables: [{ name: 'account_measures' }] },
};
