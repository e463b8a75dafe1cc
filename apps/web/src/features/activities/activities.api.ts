import { activityCalls } from '@lantern/contract/activities';
import { createRecords, useRecords } from '#api/records.ts';

export const activities = createRecords(activityCalls, { screen: '/ecas' });

/** The student's activities with what waits on this device, for the features that build on them. */
export function useActivities() {
  return useRecords(activities);
}
