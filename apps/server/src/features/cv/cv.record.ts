// What a CV is made of, from where it is kept.
import { emptyCv } from '@lantern/contract/cv';
import { readActivities } from '#features/activities/activities.service.ts';
import { readActivityKinds } from '#features/development/development.service.ts';
import { summarizeSchools } from '#features/education/education.service.ts';
import { readPersonalInfo, readProfile, readStudentRecord } from '#features/profile/profile.service.ts';
import { summarizeScores } from '#features/tests/tests.service.ts';
import type { Ports } from '#ports/ports.ts';
import { cvStore } from './cv.store.ts';

export type CvRecord = Awaited<ReturnType<typeof readCvRecord>>;

export async function readCvRecord(ports: Pick<Ports, 'database'>, userId: string) {
  const [kept, student, info, { email }, schools, activities, kinds, scores] = await Promise.all([
    cvStore.find(ports.database, userId),
    readStudentRecord(ports, [userId], userId),
    readPersonalInfo(ports, userId),
    readProfile(ports, userId),
    summarizeSchools(ports, userId),
    readActivities(ports, userId),
    readActivityKinds(ports, userId),
    summarizeScores(ports, userId),
  ]);
  const { city, country, phone } = info;
  // a test that is booked has no place in it yet
  const tests = scores.filter(
    ({ overallScore, sectionScores }) => overallScore !== null || Object.keys(sectionScores).length > 0,
  );
  return { cv: kept ?? emptyCv, name: student.name, email, phone, city, country, schools, activities, kinds, tests };
}
