// Grades as they stand on the paper: letters where a scale has them.
import { expect, test } from 'vitest';
import { readGrade, schoolForm, writeGrade } from '#features/education/school-form.ts';

test.each([
  ['waec', 'B3', 3],
  ['waec', ' a1 ', 1],
  ['waec', '3.2', 3.2],
  ['waec', 'B7', Number.NaN],
  ['12', 'A-', 11],
  ['12', 'a−', 11],
  ['12', 'A', 12],
  ['12', '9.5', 9.5],
  ['5.0', 'A', Number.NaN],
  ['5.0', '4,83', 4.83],
] as const)('of the scale %s, %s is %s', (scale, typed, grade) => {
  expect(readGrade(scale, typed)).toBe(grade);
});

test('is written as the letter that was typed, and a mean as a number', () => {
  expect(writeGrade('waec', 3)).toBe('B3');
  expect(writeGrade('12', 11)).toBe('A-');
  expect(writeGrade('waec', 3.2)).toBe('3.2');
  expect(writeGrade('5.0', 4)).toBe('4');
  expect(writeGrade('waec', null)).toBe('');
});

test('a WASSCE has its ends by itself, and a degree has no school certificate', () => {
  const values = {
    ...schoolForm.empty,
    schoolName: 'Kings College',
    qualification: 'NG-WASSCE',
    gradeScale: 'waec',
  } as const;
  const wassce = schoolForm.schema.safeParse({ ...values, gpa: 'B3' });
  expect(wassce.data).toMatchObject({ gpa: 3, gradeBest: 1, gradePass: 8, qualification: 'NG-WASSCE' });
  expect(schoolForm.schema.safeParse({ ...values, gpa: '0.5' }).success).toBe(false);
  expect(schoolForm.schema.safeParse({ ...values, kind: 'degree', gpa: '' }).data?.qualification).toBe('');
});
