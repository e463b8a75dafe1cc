import { type Answers, type Attempt, attemptCalls } from '@lantern/contract/readiness';
import type { FieldsOf } from '@lantern/contract/record';
import { createRecordStore } from '#records/record-table.store.ts';

/** Oldest first. */
export const attemptStore = createRecordStore<'readiness_attempts', FieldsOf<typeof attemptCalls>, Attempt>({
  table: 'readiness_attempts',
  order: [['created_at']],
  most: attemptCalls.most,
  read: (row) => ({
    answers: row.answers as Answers,
  }),
  write: ({ answers }) => ({ answers: JSON.stringify(answers) }),
});
