// Two values for each field of the lists that others read, so that a test can tell whether a place shows a field.
import { activityCalls } from '../src/activities.ts';
import { educationCalls } from '../src/education.ts';
import type { FieldsOf, RecordCalls, RecordOf } from '../src/record.ts';
import { scoreCalls } from '../src/tests.ts';

type Samples<Calls extends RecordCalls> = {
  [Name in keyof FieldsOf<Calls>]-?: readonly [FieldsOf<Calls>[Name], FieldsOf<Calls>[Name]];
};

const schools: Samples<typeof educationCalls> = {
  schoolName: ['Dhaka College', 'Notre Dame College'],
  country: ['BD', 'IN'],
  kind: ['secondary', 'degree'],
  curriculum: ['Bangladesh SSC and HSC', 'A-Levels'],
  qualification: ['BD-HSC', ''],
  graduationYear: [2025, 2026],
  board: ['Dhaka Board', 'Cumilla Board'],
  rank: ['3 of 120', '4 of 120'],
  earlierBoard: ['Sylhet Board', 'Barishal Board'],
  earlierYear: [2021, 2022],
  earlierGrade: [4.5, 4.75],
  earlierBest: [5, 6],
  gradeScale: ['5.0', 'other'],
  gradeBest: [5, 6],
  gradePass: [1, 2],
  gpa: [4.25, 4.5],
  predictedGpa: [4.8, 4.9],
  subjects: [[{ name: 'Physics', predicted: 'A', final: 'A+' }], [{ name: 'Chemistry', predicted: 'A', final: 'B' }]],
  honors: ['Best of the year', 'Second of the year'],
};

const activities: Samples<typeof activityCalls> = {
  name: ['Debate club', 'Rowing club'],
  title: ['Captain', 'Member'],
  duration: ['2023-01 - 2024-02', '2023-01 - 2025-03'],
  weeklyHours: [3, 4],
  weeksPerYear: [30, 31],
  schoolYears: [[10, 11], [12]],
  type: ['debate', 'work'],
  description: ['We argued in public', 'We rowed in public'],
  outcome: ['We won twice', 'We lost twice'],
};

const scores: Samples<typeof scoreCalls> = {
  testType: ['ielts', 'pte'],
  testDate: ['2025-05-17', '2025-06-18'],
  overallScore: [7, 8],
  sectionScores: [{ listening: 7.5 }, { listening: 8.5 }],
  retakePlanned: [false, true],
  notes: ['Slept badly', 'Slept well'],
};

/** A list, and two values for each of its fields. */
export type Sampled<Calls extends RecordCalls> = { calls: Calls; samples: Samples<Calls> };
export const sampledSchools: Sampled<typeof educationCalls> = { calls: educationCalls, samples: schools };
export const sampledActivities: Sampled<typeof activityCalls> = { calls: activityCalls, samples: activities };
export const sampledScores: Sampled<typeof scoreCalls> = { calls: scoreCalls, samples: scores };

const meta = {
  _id: '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e11',
  revision: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};

function namesOf({ add }: RecordCalls): string[] {
  const { def } = add.body._zod as unknown as { def: { shape: object } };
  return Object.keys(def.shape).filter((name) => name !== 'id' && name !== 'student_id');
}

/** The fields that can change without a change in what `show` makes of a record; those without samples are among them. */
export async function fieldsNotIn<Calls extends RecordCalls>(
  { calls, samples }: Sampled<Calls>,
  show: (record: RecordOf<Calls>) => string | Promise<string>,
): Promise<string[]> {
  const pairs = samples as { [name: string]: readonly [unknown, unknown] };
  const first = Object.fromEntries(Object.entries(pairs).map(([name, [value]]) => [name, value]));
  const shown = async (record: object) => await show({ ...meta, ...record } as unknown as RecordOf<Calls>);
  const before = await shown(first);
  const unseen: string[] = [];
  for (const name of namesOf(calls)) {
    const pair = pairs[name];
    if (!pair || (await shown({ ...first, [name]: pair[1] })) === before) unseen.push(name);
  }
  return unseen;
}
