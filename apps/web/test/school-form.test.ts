// Grades as they stand on the paper: letters where a scale has them.

import { gradeOnScale, scaleOfQualification } from '@lantern/matching/grade-scales';
import { expect, test } from 'vitest';
import { endsOf, scaleOf } from '#features/education/qualification-field.tsx';
import { bestOf, readGrade, schoolForm, writeGrade } from '#features/education/school-form.ts';

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
  ['alevel', 'A*AB', 144],
  ['alevel', 'abb', 128],
  ['alevel', 'A, B, B', 128],
  // UACE: three principal subjects and two subsidiary ones
  ['alevel', 'A B C O O', 120],
  // ACSEE: three of five
  ['alevel', 'D C B A S', 120],
  ['alevel', 'CC', 64],
  ['alevel', '128', 128],
  ['alevel', 'B*', Number.NaN],
  ['alevel', 'A-', Number.NaN],
] as const)('on the scale %s the grade %s is read as %s', (scale, typed, grade) => {
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

test.each(['GB-ALEVEL', 'UG-UACE', 'TZ-ACSEE', 'CM-GCE', 'LK-ALEVEL'] as const)(
  'letters of %s become a grade of a scale that is known',
  (qualification) => {
    const gradeScale = scaleOf[qualification];
    const typed = { ...schoolForm.empty, schoolName: 'Gayaza High School', qualification, gpa: 'ABB' };
    const { data } = schoolForm.schema.safeParse({ ...typed, ...(gradeScale && { gradeScale }) });
    expect(data).toMatchObject({ gpa: 128, gradeBest: 168, gradePass: 48 });
    expect(scaleOfQualification(qualification, data?.gradeBest ?? 0)).toBe('gb-a-level');
  },
);

test('SSC stands beside HSC, out of five where nothing else is said, and goes where the certificate is one alone', () => {
  const values = {
    ...schoolForm.empty,
    ...{ schoolName: 'Notre Dame College', curriculum: 'Bangladesh SSC and HSC', gradeScale: '5.0', gpa: '4.83' },
    ...{ board: 'Dhaka', rank: '3 of 120', earlierGrade: '5,00', earlierYear: '2024', earlierBoard: 'Rajshahi' },
  } as const;
  const { data } = schoolForm.schema.safeParse(values);
  const pair = { earlierGrade: 5, earlierBest: 5, earlierYear: 2024, earlierBoard: 'Rajshahi' };
  expect(data).toMatchObject({ ...pair, board: 'Dhaka', rank: '3 of 120' });
  if (data) expect(schoolForm.schema.safeParse(schoolForm.valuesOf(data)).data).toEqual(data);
  const above = schoolForm.schema.safeParse({ ...values, earlierGrade: '5.2' });
  expect(above.error?.issues.map(({ path }) => path)).toEqual([['earlierGrade']]);
  const alone = schoolForm.schema.safeParse({ ...values, curriculum: 'A-Levels' }).data;
  expect(alone).toMatchObject({ earlierGrade: null, earlierBest: null, earlierYear: null, earlierBoard: '' });
});

test('opens what waits on a device since before the board was asked', () => {
  const { board, rank, earlierBoard, earlierYear, earlierGrade, earlierBest, ...old } = schoolForm.schema.parse({
    ...schoolForm.empty,
    schoolName: 'Kings College',
  });
  expect(schoolForm.valuesOf(old as never)).toMatchObject({ board: '', earlierYear: '', earlierGrade: '' });
});

test('every certificate that has a scale in the form is read on a scale by matching', () => {
  for (const [qualification, scale] of Object.entries(scaleOf)) {
    // a diploma of Bhutan or Rwanda has no table: it is read by its ends
    if (['BT-BHSEC', 'RW-ACE'].includes(qualification)) continue;
    const best = bestOf[scale] ?? 0;
    expect([qualification, scaleOfQualification(qualification, best)]).not.toEqual([qualification, null]);
  }
});

test.each([
  ['ET-EUEE', '412', 'et-euee'],
  ['MM-MATRIC', '480', 'mm-matric'],
  ['KH-BACII', '398.5', 'kh-bac'],
  ['CN-GAOKAO', '610', 'cn-gaokao'],
  ['ZM-ECZ', '9', 'zm-ecz-6'],
  ['UA-ATESTAT', '10.2', 'ua-12'],
] as const)('%s has its ends by itself, and %s is read on %s', (qualification, gpa, scale) => {
  const ends = endsOf[qualification];
  const typed = { ...schoolForm.empty, schoolName: 'A school', qualification, gradeScale: 'other', gpa } as const;
  const { data } = schoolForm.schema.safeParse({ ...typed, gradeBest: ends?.best ?? '', gradePass: ends?.pass ?? '' });
  if (!data || data.gpa === null || data.gradeBest === null) throw new Error('not read');
  const told = { value: data.gpa, best: data.gradeBest, pass: data.gradePass };
  expect(gradeOnScale(told, { country: '', kind: 'secondary', qualification }).scale).toBe(scale);
});

test('marks of 1100, as Matric and FSc give them, are kept as they stand', () => {
  const matric = { curriculum: 'Pakistan Matric and Intermediate', earlierGrade: '1010', earlierBest: '' } as const;
  const fsc = { qualification: 'PK-HSSC', gradeScale: 'other', gradeBest: '1100', gpa: '960' } as const;
  const { data } = schoolForm.schema.safeParse({ ...schoolForm.empty, schoolName: 'A college', ...matric, ...fsc });
  expect(data).toMatchObject({ gpa: 960, gradeBest: 1100, earlierGrade: 1010, earlierBest: 1100 });
  expect(schoolForm.schema.safeParse({ ...schoolForm.empty, schoolName: 'A', ...fsc, gpa: '1110' }).success).toBe(
    false,
  );
});
