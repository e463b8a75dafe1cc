import { activityCalls, readDuration, writeDuration } from '@lantern/contract/activities';
import { createRecordStore } from '#records/record-table.store.ts';

function monthsOf(duration: string) {
  const period = readDuration(duration);
  if (!period) throw new Error('a duration without months came past the contract');
  return { start_month: `${period.start}-01`, end_month: period.end && `${period.end}-01` };
}

export const activityStore = createRecordStore(activityCalls, {
  table: 'activities',
  order: [['position']],
  columns: {
    name: 'name',
    title: 'role',
    duration: {
      read: ({ start_month, end_month }) =>
        writeDuration({ start: start_month.slice(0, 7), end: end_month?.slice(0, 7) ?? null }),
      write: ({ duration }) => monthsOf(duration),
    },
    weeklyHours: 'weekly_hours',
    weeksPerYear: 'weeks_a_year',
    schoolYears: 'school_years',
    type: 'type',
    description: 'description',
    outcome: 'impact',
  },
});
