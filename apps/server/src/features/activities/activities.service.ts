import {
  type Activity,
  activityCalls,
  busiestHours,
  checkHours,
  hoursOfWeek,
  tooManyActivities,
  tooManyHours,
} from '@lantern/contract/activities';
import { Problem } from '@lantern/contract/problem';
import type { Ports } from '#ports/ports.ts';
import { recordService } from '#records/record-service.ts';
import { activityStore } from './activities.store.ts';

export const activities = recordService({
  calls: activityCalls,
  table: 'activities',
  store: activityStore,
  full: { field: 'name', message: tooManyActivities },
  check(list, { fields }) {
    const missing = checkHours(fields);
    if (missing) throw Problem.field('weeklyHours', missing);
    if (busiestHours(list) > hoursOfWeek) throw Problem.field('weeklyHours', tooManyHours);
  },
});

export { activityEntry } from './activities.paper.ts';

/** A student's activities in their order, whole. */
export async function readActivities({ database }: Pick<Ports, 'database'>, userId: string): Promise<Activity[]> {
  return await activityStore.list(database, userId);
}

export type ActivitySummary = Pick<Activity, '_id' | 'name' | 'title' | 'description' | 'outcome'>;

/** A student's activities in their order: for the features above that build on them. */
export async function summarizeActivities(
  { database }: Pick<Ports, 'database'>,
  userId: string,
): Promise<ActivitySummary[]> {
  return await activityStore.list(database, userId);
}
