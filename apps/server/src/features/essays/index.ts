import type { Feature } from '#feature/feature.ts';
import { listWaiting } from './comments/essays.waiting.store.ts';
import { purgeOldTraces } from './essays.jobs.ts';
import { essaysRoutes } from './essays.routes.ts';
import { findEssay, listEssays } from './essays.store.ts';
import { listVersions } from './essays.versions.store.ts';
import { essaysExport } from './exports/essays.export.ts';

export const feature: Feature = {
  name: 'essays',
  routes: (served, { ports }) => essaysRoutes(served, ports),
  async jobs({ ports }) {
    await ports.jobs.workEvery('42 3 * * *', 'purge-essay-traces', () => purgeOldTraces(ports));
  },
  warmUp: ({ ports: { database } }, nobody) =>
    Promise.all([
      listEssays(database, nobody),
      findEssay(database, [nobody], nobody),
      listVersions(database, [nobody], nobody, undefined, 1),
    ]),
  exportPart: essaysExport,
  waitsForMentor: listWaiting,
  softDeleted: [{ table: 'essays' }, { table: 'essay_ideas' }, { table: 'essay_comments' }],
};
