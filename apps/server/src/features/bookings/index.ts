import { bookingsExportWords } from '@lantern/content/export-words/bookings';
import type { Feature } from '#feature/feature.ts';
import { remindOfSessions } from './bookings.reminders.ts';
import { bookingsRoutes } from './bookings.routes.ts';
import { cancelBeforeLeaving, datedEntries } from './bookings.service.ts';

export const feature: Feature = {
  name: 'bookings',
  routes: (served, { ports }) => bookingsRoutes(served, ports),
  async jobs({ ports }) {
    await ports.jobs.workEvery('*/5 * * * *', 'remind-of-sessions', () => remindOfSessions(ports));
  },
  datedEntries,
  async eraseOutside({ ports }, transaction, userId) {
    const told = await cancelBeforeLeaving(ports, transaction, userId);
    return told.map(
      ({ userId, id }) =>
        async () =>
          ports.events.publish(userId, { topic: 'bookings', id }),
    );
  },
  exportPart: {
    name: 'sessions',
    words: bookingsExportWords,
    tables: [{ name: 'bookings', owner: 'student_id', byOthers: ['mentor_notes', 'cancel_reason'] }],
    leftOut: {
      call_seats: 'who is in a call room at this moment',
      call_signals: 'how two browsers reach each other, gone within two minutes',
    },
  },
};
