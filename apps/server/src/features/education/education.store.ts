import { educationCalls, type School } from '@lantern/contract/education';
import { createRecordStore } from '#records/record-table.store.ts';

export const educationStore = createRecordStore(educationCalls, {
  table: 'schools',
  order: [['position']],
  columns: {
    schoolName: 'name',
    country: 'country',
    kind: 'kind',
    curriculum: 'curriculum',
    qualification: {
      read: (row) => row.qualification as School['qualification'],
      // a degree has no certificate of a school
      write: ({ kind, qualification }) => ({ qualification: kind === 'secondary' ? qualification : '' }),
    },
    graduationYear: 'graduation_year',
    board: 'board',
    rank: 'class_rank',
    earlierBoard: 'earlier_board',
    earlierYear: 'earlier_year',
    earlierGrade: 'earlier_grade',
    earlierBest: 'earlier_best',
    gradeScale: 'grade_scale',
    gradeBest: 'grade_best',
    gradePass: 'grade_pass',
    gpa: 'gpa',
    predictedGpa: 'predicted_gpa',
    subjects: { json: 'subjects' },
    honors: 'honors',
  },
});
