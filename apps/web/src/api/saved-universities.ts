// The universities that a student keeps. The list stands here because screens below applications ask it too (which country,
// which intake), so that nothing is asked twice.
import { applicationCalls } from '@lantern/contract/applications';
import { createRecords, type RowOf, useRecords } from './records.ts';

export const listScreen = '/saved-universities';
export const applications = createRecords(applicationCalls, { screen: listScreen, refreshes: ['dashboard'] });
export type ApplicationRow = RowOf<typeof applicationCalls>;
export const useApplications = () => useRecords(applications);
