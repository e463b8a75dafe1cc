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
export const gradeScales = ['4.0', '5.0', '10.0', '12', '20', '45', '100', 'percentage', 'waec', 'other'] as const;

export const educationMessages = {
  grade: 'Write a number, like 3.7.',
  best: 'Write the best grade that this scale has.',
  off: 'This grade is not on its scale: check the best grade.',
  same: 'The pass mark and the best grade cannot be the same.',
  year: 'Write a year from 1980 to ten years from now.',
  subject: 'Write the name of the subject.',
  full: 'You have 20 schools. Delete one to make room.',
} as const;

const latestYear = () => new Date().getUTCFullYear() + 10;

/** Three decimals at most, as no transcript has more. */
const number = z.number(educationMessages.grade).check(
  z.gte(0, educationMessages.grade),
  z.lte(1000, educationMessages.grade),
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

/** What is wrong with the grades of a school, each as a sentence for its field. */
export function checkGrades(grades: Grades): Partial<Record<keyof Grades, string>> {
  const { gradeBest, gradePass } = grades;
  const given = (['gpa', 'predictedGpa'] as const).filter((field) => grades[field] !== null);
  if (gradeBest === null) return given.length > 0 ? { gradeBest: educationMessages.best } : {};
  if (gradeBest === gradePass) return { gradePass: educationMessages.same };
  const off = given.filter((field) => !isOnScale(grades[field] as number, gradeBest, gradePass));
  return Object.fromEntries(off.map((field) => [field, educationMessages.off]));
}

export const educationFields = {
  schoolName: requiredLine(200),
  /** An ISO code, or empty. */
  country: z._default(z.string().check(limit(2), z.regex(/^([A-Z]{2})?$/, 'Choose a country from the list.')), ''),
  kind: z._default(z.enum(schoolKinds), 'secondary'),
  curriculum: z._default(z.enum([...curricula, ''] as const), ''),
  /** the certificate of a school, which says what doors it opens; '' not told, or a degree */
  qualification: z._default(z.enum([...schoolQualificationIds, ''] as const), ''),
  graduationYear: z._default(
    z.nullable(
      z.int(educationMessages.year).check(
        z.gte(1980, educationMessages.year),
        z.refine((year) => year <= latestYear(), educationMessages.year),
      ),
    ),
    null,
  ),
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
  stored: {
    schoolName: z.string(),
    country: z.string(),
    kind: z.enum(schoolKinds),
    curriculum: z.enum([...curricula, ''] as const),
    qualification: z.enum([...schoolQualificationIds, ''] as const),
    graduationYear: z.nullable(z.int()),
    gradeScale: z.enum(gradeScales),
    gradeBest: z.nullable(z.number()),
    gradePass: z.nullable(z.number()),
    gpa: z.nullable(z.number()),
    predictedGpa: z.nullable(z.number()),
    subjects: z.array(z.object({ name: z.string(), predicted: z.string(), final: z.string() })),
    honors: z.string(),
  },
});
export type School = z.infer<typeof educationCalls.record>;
