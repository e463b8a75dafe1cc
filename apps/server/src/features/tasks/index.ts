import { tasksExportWords } from '@lantern/content/export-words/tasks';
import type { Feature } from '#feature/feature.ts';
import { keyedRoutes, recordRoutes } from '#records/record.routes.ts';
import { marks, tasks } from './tasks.service.ts';

export const feature: Feature = {
  name: 'tasks',
  routes(served, { ports }) {
    recordRoutes(served, ports, tasks);
    keyedRoutes(served, ports, marks);
  },
  exportPart: { name: 'tasks', words: tasksExportWords, tables: [{ name: 'tasks' }, { name: 'task_marks' }] },
  softDeleted: [{ table: 'tasks' }],
};
