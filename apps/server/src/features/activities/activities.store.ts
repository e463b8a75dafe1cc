import {
  type Activity,
  activitiesMax,
  type activityCalls,
  readDuration,
  writeDuration,
} from '@lantern/contract/activities';
import type { FieldsOf } from '@lantern/contract/record';
import { createRecordStore } from '#records/record-table.store.ts';

type ActivityFields = FieldsOf<typeof activityCalls>;

function valuesOf({ name, title, duration, description, outcome, ...fields }: ActivityFields) {
  const period = readDuration(duration);
  if (!period) throw new Error('a duration without months came past the contract');
  return {
    name,
    role: title,
    start_month: `${period.start}-01`,
    end_month: period.end && `${period.end}-01`,
    weekly_hours: fields.weeklyHours,
    weeks_a_year: fields.weeksPerYear,
    school_years: fields.schoolYears,
    type: fields.type,
    description,
    impact: outcome,
  };
}

export const activityStore = createRecordStore<'activities', ActivityFields, Activity>({
  table: 'activities',
  order: [['position']],
  most: activitiesMax,
  read: (row) => ({
    name: row.name,
    title: row.role,
    duration: writeDuration({ start: row.start_month.slice(0, 7), end: row.end_month?.slice(0, 7) ?? null }),
    weeklyHours: row.weekly_hours,
    weeksPerYear: row.weeks_a_year,
    schoolYears: row.school_years,
    type: row.type as Activity['type'],
    description: row.description,
    outcome: row.impact,
  }),
  write: valuesOf,
});
