import type { FieldsOf } from '@lantern/contract/record';
import type { TestId } from '@lantern/contract/test-ids';
import type { scoreCalls, TestScore } from '@lantern/contract/tests';
import { createRecordStore } from '#records/record-table.store.ts';

type ScoreFields = FieldsOf<typeof scoreCalls>;

/** Newest first. */
export const scoreStore = createRecordStore<'test_scores', ScoreFields, TestScore>({
  table: 'test_scores',
  order: [['taken_on', 'desc']],
  most: 40,
  read: (row) => ({
    testType: row.test as TestId,
    testDate: row.taken_on,
    overallScore: row.overall,
    sectionScores: row.sections as TestScore['sectionScores'],
    retakePlanned: row.retake_planned,
    notes: row.notes,
  }),
  write: (fields) => ({
    test: fields.testType,
    taken_on: fields.testDate,
    overall: fields.overallScore,
    sections: JSON.stringify(fields.sectionScores),
    retake_planned: fields.retakePlanned,
    notes: fields.notes,
  }),
});
