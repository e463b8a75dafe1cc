// Between what the form's fields hold (texts) and what the calls take.
import { checkGrades, type educationCalls, educationFields, educationMessages } from '@lantern/contract/education';
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
  graduationYear: text,
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
  '20': 20,
  '45': 45,
  '100': 100,
  percentage: 100,
};

function fieldsOf(values: SchoolValues): SchoolFields {
  const year = values.graduationYear.trim();
  const grades = { gpa: readDecimal(values.gpa), predictedGpa: readDecimal(values.predictedGpa) };
  const isGraded = grades.gpa !== null || grades.predictedGpa !== null;
  const named = bestOf[values.gradeScale];
  return {
    ...values,
    ...grades,
    graduationYear: year === '' ? null : readWhole(year),
    gradeBest: named === undefined ? readDecimal(values.gradeBest) : isGraded ? named : null,
    gradePass: readDecimal(values.gradePass),
    subjects: values.subjects.filter(({ name, predicted, final }) => name || predicted || final),
  };
}

const numbers = ['graduationYear', 'gradeBest', 'gradePass', 'gpa', 'predictedGpa'] as const;

/** Every input of the form has a value from the start, so the defaults of the calls do not matter here. */
const schema = z.pipe(
  valuesSchema.check(({ value, issues }) => {
    const fields = fieldsOf(value);
    const add = (path: string, message: string) => issues.push({ code: 'custom', input: value, path: [path], message });
    const wrong = numbers.filter((name) => !z.safeParse(educationFields[name], fields[name]).success);
    for (const name of wrong) add(name, name === 'graduationYear' ? educationMessages.year : educationMessages.grade);
    if (wrong.length > 0) return;
    for (const [name, message] of Object.entries(checkGrades(fields))) add(name, message);
  }),
  z.transform(fieldsOf),
) as unknown as z.ZodMiniType<SchoolFields, SchoolValues>;

export const schoolForm: RecordForm<SchoolFields, SchoolValues> = {
  schema,
  empty: {
    schoolName: '',
    country: '',
    kind: 'secondary',
    curriculum: '',
    graduationYear: '',
    gradeScale: '4.0',
    gradeBest: '',
    gradePass: '',
    gpa: '',
    predictedGpa: '',
    subjects: [],
    honors: '',
  },
  valuesOf: (fields) => ({
    schoolName: fields.schoolName,
    country: fields.country,
    kind: fields.kind,
    curriculum: fields.curriculum,
    graduationYear: fields.graduationYear === null ? '' : String(fields.graduationYear),
    gradeScale: fields.gradeScale,
    gradeBest: writeDecimal(fields.gradeBest),
    gradePass: writeDecimal(fields.gradePass),
    gpa: writeDecimal(fields.gpa),
    predictedGpa: writeDecimal(fields.predictedGpa),
    subjects: fields.subjects.map((subject) => ({ ...subject })),
    honors: fields.honors,
  }),
};
