import { sharesExportWords } from '@lantern/content/export-words/shares';
import { shareScopes } from '@lantern/contract/access';
import type { Feature } from '#feature/feature.ts';
import { workOnShareEnds } from './shares.ends.ts';
import { sharesRoutes } from './shares.routes.ts';
import { listMentorsOf, purgeOld } from './shares.store.ts';

export const feature: Feature = {
  name: 'shares',
  routes: sharesRoutes,
  async jobs({ ports }) {
    const { jobs, database } = ports;
    await workOnShareEnds(ports);
    await jobs.workEvery('52 3 * * *', 'purge-old-shares', () => purgeOld(database));
  },
  exportPart: {
    name: 'shares',
    words: sharesExportWords,
    tables: [
      { name: 'shares', owner: 'student_id' },
      { name: 'share_openings', owner: 'student_id' },
    ],
  },
  // nothing of it lies outside of the database; open pages of mentors hear that the student is gone
  async eraseOutside({ ports: { events } }, transaction, userId) {
    const mentors = await listMentorsOf(transaction, userId, shareScopes);
    return mentors.map((mentorId) => async () => events.publish(mentorId, { topic: 'shares', id: userId }));
  },
};
