// Twenty more students, of other countries and wishes than those of students.ts. Their grades are told as they stand on
// the paper, and two of them tell too little, or what does not go together.
import { gradeOnScale } from '../src/grade-scales.ts';
import { type HeldTest, readGrade, type Wishes } from '../src/profile.ts';
import type { Shipped, Student } from './student.ts';
import { today } from './student.ts';
import { scholarshipTableOf } from './student-scholarships.ts';
import { matchesOf, tableOf } from './students.ts';

type Brief = {
  country: string;
  qualification: string | null;
  got?: [value: number, best: number, pass?: number];
  tests?: readonly HeldTest[];
  wishes: Partial<Wishes>;
};

function student(name: string, { country, qualification, got, tests = [], wishes }: Brief): Student {
  const kind = qualification?.endsWith('BACHELOR') ? 'degree' : 'secondary';
  const from = { country, kind, qualification: qualification ?? '' } as const;
  const raw = got ? gradeOnScale({ value: got[0], best: got[1], pass: got[2] ?? null }, from) : null;
  const everything = { level: 'UG', field: null, country: null, language: 'en', budget: null } as const;
  return {
    name,
    profile: {
      wishes: { ...everything, ...wishes },
      citizenship: country,
      qualification,
      grade: raw && readGrade(raw),
      tests,
      activities: null,
    },
  };
}

const ielts = (overall: number): HeldTest => ({ edition: 'ielts', overall });

export const moreStudents: readonly Student[] = [
  student("Adama, grade 12 examination 312 of 600, bachelor's in agriculture, 3,000 USD a year", {
    ...{ country: 'ET', qualification: 'ET-EUEE', got: [312, 600] },
    wishes: { field: 'agri', budget: 3_000 },
  }),
  student("Dodoma, ACSEE BCC, bachelor's in nursing, 8,000 USD a year", {
    ...{ country: 'TZ', qualification: 'TZ-ACSEE', got: [104, 168] },
    wishes: { field: 'nursing', budget: 8_000 },
  }),
  student("Kampala, CGPA 4.1 of 5, master's in public policy, no money of their own", {
    ...{ country: 'UG', qualification: 'UG-BACHELOR', got: [4.1, 5], tests: [ielts(6.5)] },
    wishes: { level: 'PG', field: 'policy', budget: 0 },
  }),
  student('Colombo, GPA 3.1 of 4, MBA, 15,000 USD a year', {
    ...{ country: 'LK', qualification: 'LK-BACHELOR', got: [3.1, 4] },
    wishes: { level: 'PG', field: 'business', budget: 15_000 },
  }),
  student("Cebu, weighted average 1.75, master's in nursing, 30,000 USD a year", {
    ...{ country: 'PH', qualification: 'PH-BACHELOR', got: [1.75, 1], tests: [ielts(7)] },
    wishes: { level: 'PG', field: 'nursing', budget: 30_000 },
  }),
  student("Surabaya, SMA 88 of 100, bachelor's in architecture, 12,000 USD a year", {
    ...{ country: 'ID', qualification: 'ID-SMA', got: [88, 100], tests: [ielts(6)] },
    wishes: { field: 'built', budget: 12_000 },
  }),
  student("Recife, Ensino Médio 8.7 of 10, bachelor's in data science, 20,000 USD a year", {
    ...{ country: 'BR', qualification: 'BR-ENSINO', got: [8.7, 10], tests: [{ edition: 'duolingo', overall: 120 }] },
    wishes: { field: 'cs', budget: 20_000 },
  }),
  student("Lima, secundaria 17 of 20, bachelor's in design in Spanish, 14,000 USD a year", {
    ...{ country: 'PE', qualification: 'PE-SECUNDARIA', got: [17, 20] },
    wishes: { field: 'arts', language: 'es', budget: 14_000 },
  }),
  student('Monterrey, 9.1 of 10, doctorate in natural sciences', {
    ...{ country: 'MX', qualification: 'MX-BACHELOR', got: [9.1, 10], tests: [ielts(7.5)] },
    wishes: { level: 'PhD', field: 'natural' },
  }),
  student("Fès, licence 13 of 20, master's in computer science in French, 10,000 USD a year", {
    ...{ country: 'MA', qualification: 'MA-BACHELOR', got: [13, 20] },
    wishes: { level: 'PG', field: 'cs', language: 'fr', budget: 10_000 },
  }),
  student('Oran, baccalauréat 16.8 of 20, medicine in French, 9,000 USD a year', {
    ...{ country: 'DZ', qualification: 'DZ-BAC', got: [16.8, 20] },
    wishes: { field: 'medicine', language: 'fr', budget: 9_000 },
  }),
  student("Amman, Tawjihi 94%, bachelor's in pharmacy, 15,000 USD a year", {
    ...{ country: 'JO', qualification: 'JO-TAWJIHI', got: [94, 100], tests: [ielts(6.5)] },
    wishes: { field: 'health', budget: 15_000 },
  }),
  student('Shiraz, 17.2 of 20, TOEFL 98 of 120, doctorate in engineering', {
    ...{ country: 'IR', qualification: 'IR-BACHELOR', got: [17.2, 20], tests: [{ edition: 'toefl-120', overall: 98 }] },
    wishes: { level: 'PhD', field: 'engineering' },
  }),
  student("Mandalay, matriculation 430 of 600, bachelor's in computer science, 10,000 USD a year", {
    ...{ country: 'MM', qualification: 'MM-MATRIC', got: [430, 600] },
    wishes: { field: 'cs', budget: 10_000 },
  }),
  student("Battambang, Bac II 85%, bachelor's in social sciences, 5,000 USD a year", {
    ...{ country: 'KH', qualification: 'KH-BACII', got: [85, 100] },
    wishes: { field: 'social', budget: 5_000 },
  }),
  student("Douala, baccalauréat 13.5 of 20, bachelor's in law in French, 8,000 USD a year", {
    ...{ country: 'CM', qualification: 'CM-BAC', got: [13.5, 20] },
    wishes: { field: 'law', language: 'fr', budget: 8_000 },
  }),
  student('Multan, FSc pre-medical 940 of 1100, medicine, 12,000 USD a year', {
    ...{ country: 'PK', qualification: 'PK-HSSC', got: [940, 1100] },
    wishes: { field: 'medicine', budget: 12_000 },
  }),
  student("Mumbai, CBSE 95%, SAT 1520, IELTS 8, bachelor's in computer science, 60,000 USD a year", {
    ...{ country: 'IN', qualification: 'IN-XII', got: [95, 100] },
    tests: [{ edition: 'sat', overall: 1520 }, ielts(8)],
    wishes: { field: 'cs', budget: 60_000 },
  }),
  student("Nairobi, no certificate and no grade told, bachelor's in nursing, 10,000 USD a year", {
    ...{ country: 'KE', qualification: null },
    wishes: { field: 'nursing', budget: 10_000 },
  }),
  student('Kitwe, 70 of 100 at an unknown school, doctorate in agriculture, 20 USD a year', {
    ...{ country: 'ZM', qualification: null, got: [70, 100] },
    wishes: { level: 'PhD', field: 'agri', budget: 20 },
  }),
];

const head = `# What UniPair tells twenty more students

Printed by \`npm run matching:students -- --write\` beside [the first twenty-two](matching-students.md), which says how to read the tables; a test holds this page against the shipped catalogue, as of ${today}. Grades are told as they stand on the paper. The last two tell too little, or what does not go together.

`;

export function morePageOf(shipped: Shipped): string {
  const tables = moreStudents.map(
    (one) => `${tableOf(one, matchesOf(one, shipped), shipped)}\n${scholarshipTableOf(one, today)}`,
  );
  return head + tables.join('\n');
}
