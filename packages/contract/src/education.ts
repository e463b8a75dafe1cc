// Schools and their grades, as they stand on the papers. Nothing is converted here: see @lantern/matching/grades.
import * as z from 'zod/mini';
import { limit, line, prose, requiredLine } from './fields.ts';
import { schoolQualificationIds } from './qualification-ids.ts';
import { recordEndpoints } from './record.ts';

/** The specification's, and those that many of our students come from. */
export const curricula = [
  'International Baccalaureate (IB)',
  'A-Levels',
  'American High School',
  'Indian CBSE',
  'Indian ICSE',
  'French Baccalauréat',
  'German Abitur',
  'National Curriculum',
  'Bangladesh SSC and HSC',
  'Pakistan Matric and Intermediate',
  'Nepal SEE and NEB',
  'WAEC (WASSCE)',
  'Kenya KCSE',
  'University degree',
  'Other',
] as const;

export const schoolKinds = ['secondary', 'degree'] as const;

/** The specification's scales, said with the best grade; `gradeBest` and `gradePass` hold the ends of any other. */
export const gradeScales = [
  '4.0',
  '5.0',
  '10.0',
  '12',
  '20',
  '45',
  '100',
  'percentage',
  'waec',
  'alevel',
  'other',
] as const;

export const educationMessages = {
  grade: 'Write a number, like 3.7.',
  best: 'Write the best grade that this scale has.',
  off: 'This grade is not on its scale: check the best grade.',
  same: 'The pass mark and the best grade cannot be the same.',
  earlierBest: 'Write the best grade of this examination.',
  year: 'Write a year from 1980 to ten years from now.',
  subject: 'Write the name of the subject.',
  full: 'You have 20 schools. Delete one to make room.',
} as const;

const latestYear = () => new Date().getUTCFullYear() + 10;

/** Three decimals at most, as no transcript has more. Totals of marks go to 1100 in Pakistan, 2900 in Syria. */
const number = z.number(educationMessages.grade).check(
  z.gte(0, educationMessages.grade),
  z.lte(9999, educationMessages.grade),
  z.refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e3), educationMessages.grade),
);

const maybe = z._default(z.nullable(number), null);

const subjectSchema = z.strictObject({
  name: requiredLine(100, educationMessages.subject),
  /** As the school writes them: 7, A*, 92. */
  predicted: z._default(line(10), ''),
  final: z._default(line(10), ''),
});
export type Subject = z.infer<typeof subjectSchema>;

/** A grade can stand between nothing and the best grade; where the best one is the smallest (Germany), above it. */
export function isOnScale(grade: number, best: number, pass: number | null): boolean {
  return pass !== null && pass > best ? grade >= best && grade <= pass * 2 : grade <= best;
}

type Grades = { gpa: number | null; predictedGpa: number | null; gradeBest: number | null; gradePass: number | null };

/** What is wrong with the grade of the first of two examinations. */
export function checkEarlier({
  earlierGrade,
  earlierBest,
}: {
  earlierGrade: number | null;
  earlierBest: number | null;
}): Record<string, string> {
  if (earlierGrade === null) return {};
  if (earlierBest === null) return { earlierBest: educationMessages.earlierBest };
  return isOnScale(earlierGrade, earlierBest, null) ? {} : { earlierGrade: educationMessages.off };
}

/** What is wrong with the grades of a school, each as a sentence for its field. */
export function checkGrades(grades: Grades): Partial<Record<keyof Grades, string>> {
  const { gradeBest, gradePass } = grades;
  const given = (['gpa', 'predictedGpa'] as const).filter((field) => grades[field] !== null);
  if (gradeBest === null) return given.length > 0 ? { gradeBest: educationMessages.best } : {};
  if (gradeBest === gradePass) return { gradePass: educationMessages.same };
  const off = given.filter((field) => !isOnScale(grades[field] as number, gradeBest, gradePass));
  return Object.fromEntries(off.map((field) => [field, educationMessages.off]));
}

const year = z._default(
  z.nullable(
    z.int(educationMessages.year).check(
      z.gte(1980, educationMessages.year),
      z.refine((value) => value <= latestYear(), educationMessages.year),
    ),
  ),
  null,
);

/** The two examinations of certificates that come in two, and the best grade that most boards of the first give. */
const pairs: Partial<Record<(typeof curricula)[number], { first: string; second: string; best: number }>> = {
  'Bangladesh SSC and HSC': { first: 'SSC', second: 'HSC', best: 5 },
  'Pakistan Matric and Intermediate': { first: 'Matric', second: 'Intermediate', best: 1100 },
  'Nepal SEE and NEB': { first: 'SEE', second: 'NEB', best: 4 },
  'Indian CBSE': { first: 'Class 10', second: 'Class 12', best: 100 },
  'Indian ICSE': { first: 'ICSE', second: 'ISC', best: 100 },
};
const pairCurricula: Readonly<Record<string, keyof typeof pairs>> = { 'BD-HSC': 'Bangladesh SSC and HSC' };

/** Where the certificate comes in two, what the examinations are called; by the curriculum, else by the certificate. */
export function pairOf({ curriculum, qualification }: { curriculum: string; qualification: string }) {
  return pairs[(curriculum || pairCurricula[qualification]) as keyof typeof pairs];
}

export const educationFields = {
  schoolName: requiredLine(200),
  /** An ISO code, or empty. */
  country: z._default(z.string().check(limit(2), z.regex(/^([A-Z]{2})?$/, 'Choose a country from the list.')), ''),
  kind: z._default(z.enum(schoolKinds), 'secondary'),
  curriculum: z._default(z.enum([...curricula, ''] as const), ''),
  /** the certificate of a school, which says what doors it opens; '' not told, or a degree */
  qualification: z._default(z.enum([...schoolQualificationIds, ''] as const), ''),
  graduationYear: year,
  /** who examined: a board of education, a university */
  board: z._default(line(100), ''),
  /** the place in class, as the school says it: 3 of 120 */
  rank: z._default(line(60), ''),
  /** of the first of two examinations, as SSC before HSC; the grade above is of the second */
  earlierBoard: z._default(line(100), ''),
  earlierYear: year,
  earlierGrade: maybe,
  earlierBest: maybe,
  gradeScale: z._default(z.enum(gradeScales), '4.0'),
  gradeBest: maybe,
  gradePass: maybe,
  gpa: maybe,
  predictedGpa: maybe,
  subjects: z._default(z.array(subjectSchema).check(limit(30, 'At most 30.')), []),
  honors: z._default(prose(2000), ''),
};

export const educationCalls = recordEndpoints({
  base: '/api/education',
  topic: 'education',
  noun: { one: 'school', many: 'schools' },
  one: 'school',
  many: 'schools',
  most: 20,
  ordered: true,
  scope: 'record',
  fields: educationFields,
});
export type School = z.infer<typeof educationCalls.record>;
