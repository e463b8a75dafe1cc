import { bookingsExportWords } from '@lantern/content/export-words/bookings';
import type { Feature } from '#feature.ts';
import { bookingsRoutes } from './bookings.routes.ts';
import { datedThings } from './bookings.service.ts';

export const feature: Feature = {
  name: 'bookings',
  routes: (served, { ports }) => bookingsRoutes(served, ports),
  datedThings,
  exportPart: { name: 'sessions', words: bookingsExportWords, tables: [{ name: 'bookings', owner: 'student_id' }] },
};
