import { addOutbox } from '#api/outbox.ts';
import { clearLog } from './log-store.ts';

// Counts are no work that could be lost: nobody is asked about them.
addOutbox('writing-log', {
  count: () => 0,
  sync: async () => (await import('./send-log.ts')).sendLog(),
  clear: clearLog,
});
