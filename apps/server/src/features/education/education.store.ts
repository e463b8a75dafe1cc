import type { educationCalls, School } from '@lantern/contract/education';
import type { FieldsOf } from '@lantern/contract/record';
import { createRecordStore } from '#records/record-table.store.ts';

type SchoolFields = FieldsOf<typeof educationCalls>;

export const educationStore = createRecordStore<'schools', SchoolFields, School>({
  table: 'schools',
  order: [['position']],
  most: 20,
  read: (row) => ({
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
  }),
  write: (fields) => ({
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
  }),
});
