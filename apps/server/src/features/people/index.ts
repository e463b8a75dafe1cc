import { peopleExportWords } from '@lantern/content/export-words/people';
import type { Feature } from '#feature/feature.ts';
import { peopleRoutes } from './people.routes.ts';
import { deleteOldMeasures } from './people.store.ts';
import { askAboutUnused, eraseSilent } from './people.unused.ts';

export const feature: Feature = {
  name: 'people',
  routes: peopleRoutes,
  async jobs(parts) {
    const { jobs, database } = parts.ports;
    await jobs.workEvery('33 9 * * *', 'ask-about-unused', () => askAboutUnused(parts));
    await jobs.workEvery('43 3 * * *', 'erase-silent', () => eraseSilent(parts));
    await jobs.workEvery('58 3 * * *', 'forget-measures', () => deleteOldMeasures(database));
  },
  exportPart: { name: 'measures', words: peopleExportWords, tables: [{ name: 'account_measures' }] },
};
