import { attemptCalls } from '@lantern/contract/readiness';
import { createRecordStore } from '#records/record-table.store.ts';

/** Oldest first. */
export const attemptStore = createRecordStore(attemptCalls, {
  table: 'readiness_attempts',
  order: [['created_at']],
  columns: { answers: { json: 'answers' } },
});
