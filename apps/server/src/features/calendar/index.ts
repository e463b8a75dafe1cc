import { calendarExportWords } from '@lantern/content/export-words/calendar';
import type { Feature } from '#feature/feature.ts';
import { calendarRoutes } from './calendar.routes.ts';

export const feature: Feature = {
  name: 'calendar',
  routes: (served, { ports, config, features }) => calendarRoutes(served, { ...ports, features }, config.publicUrl),
  exportPart: {
    name: 'calendar',
    words: calendarExportWords,
    tables: [{ name: 'calendar_feeds', secrets: ['token_hash'] }],
  },
};
