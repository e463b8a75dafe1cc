// Between what the form's fields hold (texts) and what the calls take.
import {
  checkEarlier,
  checkGrades,
  type educationCalls,
  educationFields,
  educationMessages,
  pairOf,
} from '@lantern/contract/education';
import type { FieldsOf } from '@lantern/contract/record';
import * as z from 'zod/mini';
import { readDecimal, readWhole, writeDecimal } from '#components/read-number.ts';
import type { RecordForm } from '#components/record/record-view.ts';

export type SchoolFields = FieldsOf<typeof educationCalls>;

const text = z.string();

const valuesSchema = z.object({
  schoolName: educationFields.schoolName,
  country: text,
  kind: educationFields.kind,
  curriculum: educationFields.curriculum,
  qualification: educationFields.qualification,
  graduationYear: text,
  board: educationFields.board,
  rank: educationFields.rank,
  earlierBoard: educationFields.earlierBoard,
  earlierYear: text,
  earlierGrade: text,
  earlierBest: text,
  gradeScale: educationFields.gradeScale,
  gradeBest: text,
  gradePass: text,
  gpa: text,
  predictedGpa: text,
  subjects: educationFields.subjects,
  honors: educationFields.honors,
});
export type SchoolValues = z.output<typeof valuesSchema>;

/** The best grade that a named scale says by itself. */
export const bestOf: Partial<Record<SchoolFields['gradeScale'], number>> = {
  '4.0': 4,
  '5.0': 5,
  '10.0': 10,
  '12': 12,
  '20': 20,
  '45': 45,
  '100': 100,
  percentage: 100,
  // the smallest grade is best
  waec: 1,
  // three A*
  alevel: 168,
};

/** E8 is the last pass of the WASSCE, and three E of A levels, of which nobody has to be asked. */
export const passOf: Partial<Record<SchoolFields['gradeScale'], number>> = { waec: 8, alevel: 48 };

/** Grades that stand as letters on the paper, with the points that they are. */
const letters: Partial<Record<SchoolFields['gradeScale'], readonly string[]>> = {
  waec: ['', 'A1', 'B2', 'B3', 'C4', 'C5', 'C6', 'D7', 'E8', 'F9'],
  '12': ['', 'E', 'D-', 'D', 'D+', 'C-', 'C', 'C+', 'B-', 'B', 'B+', 'A-', 'A'],
};

/** UCAS points of A levels. UACE's O and ACSEE's S are passes below a full subject, and count nothing. */
const levelPoints: Readonly<Record<string, number>> = {
  'A*': 56,
  A: 48,
  B: 40,
  C: 32,
  D: 24,
  E: 16,
  O: 0,
  S: 0,
  F: 0,
  U: 0,
};

/** The points of the best three of some letters, like ABB or A*, B, C; nothing where they are no such letters. */
function readLevels(letters: string): number | null {
  if (!/^(?:[A-FOSU]\*?[ ,+/]*){1,6}$/.test(letters)) return null;
  const points = [...letters.matchAll(/[A-FOSU]\*?/g)].map(([letter]) => levelPoints[letter] ?? Number.NaN);
  const sum = points
    .toSorted((a, b) => b - a)
    .slice(0, 3)
    .reduce((all, one) => all + one, 0);
  return Number.isNaN(sum) ? null : sum;
}

/** Whether letters may be typed as a grade. */
export const isLettered = (scale: SchoolFields['gradeScale']) => scale === 'alevel' || letters[scale] !== undefined;

export function readGrade(scale: SchoolFields['gradeScale'], typed: string): number | null {
  const levels = scale === 'alevel' ? readLevels(typed.trim().toUpperCase()) : null;
  if (levels !== null) return levels;
  const letter = typed.trim().toUpperCase().replace(/[−–]/g, '-');
  const points = letter === '' ? -1 : (letters[scale]?.indexOf(letter) ?? -1);
  return points > 0 ? points : readDecimal(typed);
}

export function writeGrade(scale: SchoolFields['gradeScale'], grade: number | null): string {
  const letter = grade === null ? undefined : letters[scale]?.[grade];
  return letter || writeDecimal(grade);
}

/** Of the first of two examinations; where the certificate is one alone there is none. */
function earlierOf(values: SchoolValues) {
  const pair = pairOf(values);
  if (!pair) return { earlierBoard: '', earlierYear: null, earlierGrade: null, earlierBest: null };
  const year = values.earlierYear.trim();
  const earlierGrade = readDecimal(values.earlierGrade);
  return {
    earlierYear: year === '' ? null : readWhole(year),
    earlierGrade,
    earlierBest: readDecimal(values.earlierBest) ?? (earlierGrade === null ? null : pair.best),
  };
}

function fieldsOf(values: SchoolValues): SchoolFields {
  const year = values.graduationYear.trim();
  const { gradeScale } = values;
  const grades = { gpa: readGrade(gradeScale, values.gpa), predictedGpa: readGrade(gradeScale, values.predictedGpa) };
  const isGraded = grades.gpa !== null || grades.predictedGpa !== null;
  const named = bestOf[values.gradeScale];
  return {
    ...values,
    ...grades,
    graduationYear: year === '' ? null : readWhole(year),
    ...earlierOf(values),
    gradeBest: named === undefined ? readDecimal(values.gradeBest) : isGraded ? named : null,
    gradePass: passOf[gradeScale] ?? readDecimal(values.gradePass),
    qualification: values.kind === 'secondary' ? values.qualification : '',
    subjects: values.subjects.filter(({ name, predicted, final }) => name || predicted || final),
  };
}

const years = ['graduationYear', 'earlierYear'] as const;
const grades = ['gradeBest', 'gradePass', 'gpa', 'predictedGpa', 'earlierGrade', 'earlierBest'] as const;

/** Every input of the form has a value from the start, so the defaults of the calls do not matter here. */
const schema = z.pipe(
  valuesSchema.check(({ value, issues }) => {
    const fields = fieldsOf(value);
    const add = (path: string, message: string) => issues.push({ code: 'custom', input: value, path: [path], message });
    const isWrong = (name: (typeof years | typeof grades)[number]) =>
      !z.safeParse(educationFields[name], fields[name]).success;
    const [wrongYears, wrongGrades] = [years.filter(isWrong), grades.filter(isWrong)];
    for (const name of wrongYears) add(name, educationMessages.year);
    for (const name of wrongGrades) add(name, educationMessages.grade);
    if (wrongYears.length + wrongGrades.length > 0) return;
    for (const [name, message] of Object.entries({ ...checkGrades(fields), ...checkEarlier(fields) }))
      add(name, message);
  }),
  z.transform(fieldsOf),
);

export const schoolForm: RecordForm<SchoolFields, SchoolValues> = {
  schema,
  empty: {
    schoolName: '',
    country: '',
    kind: 'secondary',
    curriculum: '',
    qualification: '',
    graduationYear: '',
    board: '',
    rank: '',
    earlierBoard: '',
    earlierYear: '',
    earlierGrade: '',
    earlierBest: '',
    gradeScale: '4.0',
    gradeBest: '',
    gradePass: '',
    gpa: '',
    predictedGpa: '',
    subjects: [],
    honors: '',
  },
  // what waits on a device since before these were asked has none of them
  valuesOf: (fields) => ({
    schoolName: fields.schoolName,
    country: fields.country,
    kind: fields.kind,
    curriculum: fields.curriculum,
    qualification: fields.qualification,
    graduationYear: fields.graduationYear === null ? '' : String(fields.graduationYear),
    board: fields.board ?? '',
    rank: fields.rank ?? '',
    earlierBoard: fields.earlierBoard ?? '',
    earlierYear: String(fields.earlierYear ?? ''),
    earlierGrade: writeDecimal(fields.earlierGrade ?? null),
    earlierBest: writeDecimal(fields.earlierBest ?? null),
    gradeScale: fields.gradeScale,
    gradeBest: writeDecimal(fields.gradeBest),
    gradePass: writeDecimal(fields.gradePass),
    gpa: writeGrade(fields.gradeScale, fields.gpa),
    predictedGpa: writeGrade(fields.gradeScale, fields.predictedGpa),
    subjects: fields.subjects.map((subject) => ({ ...subject })),
    honors: fields.honors,
  }),
};
