// Migrations 0305 and 0306 on activities and schools that were written before they asked for more.
import { readFileSync } from 'node:fs';
import { activityCalls } from '@lantern/contract/activities';
import { educationCalls } from '@lantern/contract/education';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './support/app.ts';

const migrationOf = (name: string) =>
  readFileSync(new URL(`../src/database/migrations/${name}.sql`, import.meta.url), 'utf8');

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

test('old entries are kept as they were, with nothing made up', async () => {
  const amina = await t.student();
  const activity = {
    ...{ name: 'বিতর্ক ক্লাব', title: 'Captain', duration: '2023-01 - 2024-06', weeklyHours: 6 },
    ...{ description: 'We met on Tuesdays.', outcome: 'Three towns joined.' },
  };
  const school = { schoolName: 'Notre Dame College', gradeScale: '5.0', gradeBest: 5, gpa: 4.83, honors: 'First' };
  await amina.call(activityCalls.add, { body: activity });
  await amina.call(educationCalls.add, { body: school });
  // as the tables were before
  await sql`alter table activities drop column weeks_a_year, drop column school_years, drop column type`.execute(
    t.database,
  );
  await sql`alter table schools drop column board, drop column class_rank, drop column earlier_board,
    drop column earlier_year, drop column earlier_grade, drop column earlier_best`.execute(t.database);

  await sql.raw(migrationOf('0305_activity_weeks')).execute(t.database);
  await sql.raw(migrationOf('0306_school_pairs')).execute(t.database);

  const params = { studentId: amina.user.id };
  const { ecas } = (await amina.call(activityCalls.list, { params })).body;
  expect(ecas).toMatchObject([{ ...activity, weeksPerYear: null, schoolYears: [], type: '', revision: 1 }]);
  const { schools } = (await amina.call(educationCalls.list, { params })).body;
  const none = { board: '', rank: '', earlierBoard: '', earlierYear: null, earlierGrade: null, earlierBest: null };
  expect(schools).toMatchObject([{ ...school, ...none, revision: 1 }]);
});

test('the database itself refuses what no year has', async () => {
  const amina = await t.student();
  await amina.call(activityCalls.add, { body: { name: 'Rowing', duration: '2025-01 - present', weeklyHours: 0 } });
  const set = (column: string, value: string) =>
    sql`update activities set ${sql.ref(column)} = ${sql.raw(value)}`.execute(t.database);
  await expect(set('weeks_a_year', '53')).rejects.toThrow('check constraint');
  await expect(set('school_years', "'{8}'")).rejects.toThrow('check constraint');
  await expect(set('type', "'chess'")).rejects.toThrow('check constraint');
});
