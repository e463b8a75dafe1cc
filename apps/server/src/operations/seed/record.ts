// Who each student is: personal information, family, schools, scores, activities, wishes.
import { randomUUID } from 'node:crypto';
import { demoActivities } from '@lantern/content/demo-school/activities';
import { demoCountries } from '@lantern/content/demo-school/countries';
import type { DemoScore } from '@lantern/content/demo-school/student';
import { activityCalls } from '@lantern/contract/activities';
import { type ActivityTrait, entryCalls, goalCalls, plannerCalls } from '@lantern/contract/development';
import { educationCalls } from '@lantern/contract/education';
import { familyCalls } from '@lantern/contract/family';
import { wishesCalls } from '@lantern/contract/matching.wishes';
import { putPrepTick, putTestPlan } from '@lantern/contract/planners.test-prep';
import { saveEmergencyContact, savePersonalInfo } from '@lantern/contract/profile';
import { scoreCalls } from '@lantern/contract/tests';
import { dayFromNow, monthAway } from './days.ts';
import type { Student } from './people.ts';

const logged = [
  [2, 'wrote the figures of the week down.'],
  [5, 'showed a newcomer where everything lies.'],
  [9, 'nobody came because of the rain; I mended what was broken.'],
  [16, 'the longest day so far, and the best.'],
] as const;

const schoolYear = () => Number(dayFromNow(0).slice(0, 4));

export function countryOf(code: string) {
  const country = demoCountries.find((one) => one.code === code);
  if (!country) throw new Error(`${code} is no country of the demo school`);
  return country;
}

export async function seedRecord(student: Student): Promise<void> {
  await savePerson(student);
  await saveSchools(student);
  for (const { test, daysAgo, sections, note } of student.is.scores) {
    const score = { testType: test, testDate: dayFromNow(-daysAgo), sectionScores: sections, notes: note ?? '' };
    // a test without sections that has been taken has its overall score alone
    const overallScore = daysAgo > 0 && Object.keys(sections).length === 0 ? 115 : null;
    await student.call(scoreCalls.add, { body: { ...score, overallScore, retakePlanned: note !== undefined } });
    if (daysAgo < 0) await planTest(student, test, -daysAgo);
  }
  await saveActivities(student);
  const { level, field, goal } = student.is;
  await student.call(wishesCalls.save, {
    // who begins looks everywhere
    body: {
      level,
      field,
      country: level === 'UG' ? '' : goal,
      language: 'en',
      budget: level === 'UG' ? 30_000 : 25_000,
    },
  });
}

async function savePerson({ is, call }: Student): Promise<void> {
  const { first, last, ownScript, phone, city, country } = is;
  const dateOfBirth = `${schoolYear() - is.age - 1}-12-${String(10 + (is.key.length % 18)).padStart(2, '0')}`;
  await call(savePersonalInfo, {
    body: {
      ...{ firstName: first, lastName: last, oneName: last === '', familyNameFirst: country === 'VN' },
      ...{ preferredName: '', nameInOwnScript: ownScript ?? '', passportName: `${first} ${last}`.trim().toUpperCase() },
      ...{
        dateOfBirth,
        phone,
        address: '',
        city,
        postalCode: '',
        country,
        citizenship: country,
        receiveResources: false,
      },
    },
  });
  const parent = (occupation: string) => ({ name: '', education: 'High School' as const, occupation });
  const siblings = is.age % 2 === 0 ? [{ name: '', age: 9, education: '' as const }, { age: 13 }] : [];
  await call(familyCalls.save, { body: { father: parent(is.father), mother: parent(is.mother), siblings } });
  await call(saveEmergencyContact, {
    body: { emergencyName: `${first}’s mother`, emergencyPhone: phone, emergencyRelation: 'Mother' },
  });
}

/** Marks near the student's own, as the school writes them. */
function subjectMark(best: number, grade: number, place: number): string {
  if (best === 1) return ['A1', 'B2', 'B3', 'A1', 'C4', 'B2'][place % 6] ?? 'B3';
  const mark = grade * (1 - (place % 4) * 0.03);
  return best > 20 ? String(Math.round(mark > 100 ? mark / 10 : mark)) : mark.toFixed(1);
}

async function saveSchools({ is, call }: Student): Promise<void> {
  const { curriculum, qualification, scale, best, pass } = countryOf(is.country);
  const graduation = schoolYear() - Math.max(0, is.age - 18);
  const subjects = is.subjects.map((name, place) => ({ name, final: subjectMark(best, is.grade, place) }));
  const pair =
    is.country === 'BD'
      ? { earlierBoard: 'Rajshahi', earlierGrade: 5, earlierBest: 5, earlierYear: graduation - 2 }
      : {};
  await call(educationCalls.add, {
    body: {
      ...{ schoolName: is.school, country: is.country, kind: 'secondary', qualification, graduationYear: graduation },
      ...{ curriculum: curriculum as 'Other', gradeScale: scale as 'other', gradeBest: best, gradePass: pass },
      ...{ gpa: is.grade, subjects, rank: is.age === 18 ? '7 of 118' : '', ...pair },
    },
  });
  if (!is.degree) return;
  const { school, best: top, pass: bottom, grade } = is.degree;
  await call(educationCalls.add, {
    body: {
      ...{ schoolName: school, country: is.country, kind: 'degree', curriculum: 'University degree' },
      ...{ graduationYear: schoolYear(), gradeScale: 'other', gradeBest: top, gradePass: bottom, gpa: grade },
    },
  });
}

async function planTest({ call }: Student, test: DemoScore['test'], inDays: number): Promise<void> {
  const plan = { shown: true, start: dayFromNow(-10), target: dayFromNow(inDays), weeks: 6, hours: 7 };
  const rest = { format: null, off_weekdays: [5], travel_days: 1, fee: 2_250_000, fee_currency: 'BDT', pay_by: null };
  const away = [{ id: randomUUID(), from: dayFromNow(8), to: dayFromNow(9), reason: 'power' as const }];
  await call(putTestPlan, { params: { id: test }, body: { ...plan, ...rest, away } });
  await call(putPrepTick, { params: { id: `${test}:first-test` }, body: { done_on: dayFromNow(-6) } });
}

async function saveActivities({ is, call }: Student): Promise<void> {
  const ids: string[] = [];
  for (const key of is.activities) {
    const activity = demoActivities[key];
    if (!activity) throw new Error(`no activity is called ${key}`);
    const { name, role, type, hours, weeks, began, ended, description, outcome } = activity;
    const duration = `${monthAway(-began)} - ${ended === undefined ? 'present' : monthAway(-ended)}`;
    const body = { name, title: role, duration, weeklyHours: hours, weeksPerYear: weeks, type, description, outcome };
    const { eca } = await call(activityCalls.add, { body: { ...body, schoolYears: [11, 12] } });
    ids.push(eca._id);
  }
  const [first = ''] = ids;
  const traits: ActivityTrait[] = ['persistence', 'responsibility', 'curiosity', 'teamwork'];
  const tags = ids.map((activity, place) => ({ activity, kind: 'volunteering', trait: traits[place] ?? '' }) as const);
  await call(plannerCalls.save, { body: { satisfied: is.age > 18 ? 'yes' : 'no', tags } });
  const { goal } = await call(goalCalls.add, {
    body: { title: 'One hour for the log', times: 2, why: 'I forget numbers.' },
  });
  const name = demoActivities[is.activities[0] ?? '']?.name ?? '';
  for (const [daysAgo, what] of logged) {
    const text = `${name}: ${what}`;
    const entry = { goal: goal._id, day: dayFromNow(-daysAgo), minutes: 45 + daysAgo, text, activity: first };
    await call(entryCalls.add, { body: entry });
  }
}
