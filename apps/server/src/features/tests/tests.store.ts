import type { FieldsOf } from '@lantern/contract/record';
import type { TestId } from '@lantern/contract/test-ids';
import type { scoreCalls, TestScore } from '@lantern/contract/tests';
import { type Selectable, sql } from 'kysely';
import { oldestRestorable } from '#database/deletions.ts';
import type { TestScores } from '#database/tables.ts';
import type { RecordStore } from '#records/record-service.ts';

type ScoreFields = FieldsOf<typeof scoreCalls>;

const scoreOf = (row: Selectable<TestScores>): TestScore => ({
  _id: row.id,
  testType: row.test as TestId,
  testDate: row.taken_on,
  overallScore: row.overall,
  sectionScores: row.sections as TestScore['sectionScores'],
  retakePlanned: row.retake_planned,
  notes: row.notes,
  revision: row.revision,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

const valuesOf = (fields: ScoreFields) => ({
  test: fields.testType,
  taken_on: fields.testDate,
  overall: fields.overallScore,
  sections: JSON.stringify(fields.sectionScores),
  retake_planned: fields.retakePlanned,
  notes: fields.notes,
});

export const scoreStore: RecordStore<ScoreFields, TestScore> = {
  /** Newest first. */
  async list(database, userId) {
    const rows = await database
      .selectFrom('test_scores')
      .selectAll()
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .orderBy('taken_on', 'desc')
      .orderBy('id')
      .limit(40)
      .execute();
    return rows.map(scoreOf);
  },

  async find(database, userId, id) {
    const row = await database
      .selectFrom('test_scores')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where((row) => row.or([row('deleted_at', 'is', null), row('deleted_at', '>', oldestRestorable)]))
      .executeTakeFirst();
    return row && { record: scoreOf(row), deleted: row.deleted_at !== null };
  },

  async insert(transaction, userId, id, fields) {
    const row = await transaction
      .insertInto('test_scores')
      .values({ id, user_id: userId, ...valuesOf(fields) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst();
    return row && scoreOf(row);
  },

  async update(transaction, userId, id, fields) {
    const row = await transaction
      .updateTable('test_scores')
      .set({ ...valuesOf(fields), revision: sql`revision + 1`, updated_at: sql`clock_timestamp()` })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow();
    return scoreOf(row);
  },

  async listDeleted(database, userId) {
    const rows = await database
      .selectFrom('test_scores')
      .selectAll()
      .where('user_id', '=', userId)
      .where('deleted_at', '>', oldestRestorable)
      .orderBy('deleted_at', 'desc')
      .orderBy('id')
      .limit(100)
      .execute();
    return rows.map(scoreOf);
  },
};
