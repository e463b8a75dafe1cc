import { chatExportWords } from '@lantern/content/export-words/chat';
import type { Feature } from '#feature/feature.ts';
import { chatRoutes } from './chat.routes.ts';
import { listWaiting } from './chat.waiting.ts';
import { startMasking } from './messages/chat.masked.ts';
import { countOpen, deleteOldReports } from './reports/chat.reports.store.ts';

export const feature: Feature = {
  name: 'chat',
  waitsForStaff: { path: '/admin/reports', duty: 'safeguards', count: countOpen },
  routes: (served, { ports }) => chatRoutes(served, ports),
  async jobs({ ports }) {
    await startMasking(ports);
    await ports.jobs.workEvery('54 3 * * *', 'forget-decided-reports', () => deleteOldReports(ports.database));
  },
  waitsForMentor: listWaiting,
  exportPart: {
    name: 'chat',
    words: chatExportWords,
    tables: [
      { name: 'chats', owner: 'student_id' },
      // what is hidden of one's own words is no words of one's own
      { name: 'chat_messages', owner: 'sender_id', secrets: ['masked', 'masked_by'] },
      // the other one's words are theirs, and what is hidden stays hidden
      { name: 'chat_reports', owner: 'reporter_id', secrets: ['evidence', 'done', 'decided_by'] },
      { name: 'presence', secrets: ['process'] },
    ],
  },
};
