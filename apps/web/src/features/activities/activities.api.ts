import { activityCalls, printActivities } from '@lantern/contract/activities';
import { fetchFile } from '#api/call.ts';
import { createRecords, type RowOf, useRecords } from '#api/records.ts';

export const activities = createRecords(activityCalls, { screen: '/ecas' });

export type ActivityRow = RowOf<typeof activityCalls>;

/** The student's activities with what waits on this device, for the features that build on them. */
export function useActivities() {
  return useRecords(activities);
}

/** The list as a PDF with words around it in that language. */
export const fetchActivities = (language: string) => fetchFile(printActivities, { query: { language } });
