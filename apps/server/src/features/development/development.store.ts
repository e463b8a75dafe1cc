import { entryCalls, goalCalls, plannerCalls } from '@lantern/contract/development';
import { createSingleStore } from '#records/keyed-table.store.ts';
import { createRecordStore } from '#records/record-table.store.ts';

export const plannerStore = createSingleStore(plannerCalls, {
  table: 'extracurricular_plans',
  columns: { satisfied: 'satisfied', tags: { json: 'tags' } },
});

export const goalStore = createRecordStore(goalCalls, {
  table: 'development_goals',
  order: [['closed'], ['created_at']],
  columns: { title: 'title', times: 'times', why: 'why', closed: 'closed' },
});

export const entryStore = createRecordStore(entryCalls, {
  table: 'development_entries',
  order: [
    ['day', 'desc'],
    ['created_at', 'desc'],
  ],
  columns: {
    goal: 'goal_id',
    day: 'day',
    minutes: 'minutes',
    text: 'text',
    link: 'link',
    activity: 'activity_id',
  },
});
