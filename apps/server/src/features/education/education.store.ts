import type { educationCalls, School } from '@lantern/contract/education';
import type { FieldsOf } from '@lantern/contract/record';
import { type Selectable, sql } from 'kysely';
import { oldestRestorable } from '#database/deletions.ts';
import type { Schools } from '#database/tables.ts';
import { nextPosition } from '#records/record-rows.store.ts';
import type { RecordStore } from '#records/record-service.ts';

type SchoolFields = FieldsOf<typeof educationCalls>;

const schoolOf = (row: Selectable<Schools>): School => ({
  _id: row.id,
  schoolName: row.name,
  country: row.country,
  kind: row.kind as School['kind'],
  curriculum: row.curriculum as School['curriculum'],
  qualification: row.qualification as School['qualification'],
  graduationYear: row.graduation_year,
  board: row.board,
  rank: row.class_rank,
  earlierBoard: row.earlier_board,
  earlierYear: row.earlier_year,
  earlierGrade: row.earlier_grade,
  earlierBest: row.earlier_best,
  gradeScale: row.grade_scale as School['gradeScale'],
  gradeBest: row.grade_best,
  gradePass: row.grade_pass,
  gpa: row.gpa,
  predictedGpa: row.predicted_gpa,
  subjects: row.subjects as School['subjects'],
  honors: row.honors,
  revision: row.revision,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

const valuesOf = (fields: SchoolFields) => ({
  name: fields.schoolName,
  country: fields.country,
  kind: fields.kind,
  curriculum: fields.curriculum,
  // a degree has no certificate of a school
  qualification: fields.kind === 'secondary' ? fields.qualification : '',
  graduation_year: fields.graduationYear,
  board: fields.board,
  class_rank: fields.rank,
  earlier_board: fields.earlierBoard,
  earlier_year: fields.earlierYear,
  earlier_grade: fields.earlierGrade,
  earlier_best: fields.earlierBest,
  grade_scale: fields.gradeScale,
  grade_best: fields.gradeBest,
  grade_pass: fields.gradePass,
  gpa: fields.gpa,
  predicted_gpa: fields.predictedGpa,
  subjects: JSON.stringify(fields.subjects),
  honors: fields.honors,
});

export const educationStore: RecordStore<SchoolFields, School> = {
  async list(database, userId) {
    const rows = await database
      .selectFrom('schools')
      .selectAll()
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .orderBy('position')
      .orderBy('id')
      .limit(20)
      .execute();
    return rows.map(schoolOf);
  },

  async find(database, userId, id) {
    const row = await database
      .selectFrom('schools')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where((row) => row.or([row('deleted_at', 'is', null), row('deleted_at', '>', oldestRestorable)]))
      .executeTakeFirst();
    return row && { record: schoolOf(row), deleted: row.deleted_at !== null };
  },

  async insert(transaction, userId, id, fields) {
    const row = await transaction
      .insertInto('schools')
      .values({ id, user_id: userId, ...valuesOf(fields), position: nextPosition('schools', userId) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst();
    return row && schoolOf(row);
  },

  async update(transaction, userId, id, fields) {
    const row = await transaction
      .updateTable('schools')
      .set({ ...valuesOf(fields), revision: sql`revision + 1`, updated_at: sql`clock_timestamp()` })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow();
    return schoolOf(row);
  },

  async listDeleted(database, userId) {
    const rows = await database
      .selectFrom('schools')
      .selectAll()
      .where('user_id', '=', userId)
      .where('deleted_at', '>', oldestRestorable)
      .orderBy('deleted_at', 'desc')
      .orderBy('id')
      .limit(100)
      .execute();
    return rows.map(schoolOf);
  },
};
