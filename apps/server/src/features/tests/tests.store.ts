import { scoreCalls } from '@lantern/contract/tests';
import { createRecordStore } from '#records/record-table.store.ts';

/** Newest first. */
export const scoreStore = createRecordStore(scoreCalls, {
  table: 'test_scores',
  order: [['taken_on', 'desc']],
  columns: {
    testType: 'test',
    testDate: 'taken_on',
    overallScore: 'overall',
    sectionScores: { json: 'sections' },
    retakePlanned: 'retake_planned',
    notes: 'notes',
  },
});
