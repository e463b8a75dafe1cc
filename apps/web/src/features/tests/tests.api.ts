import { scoreCalls } from '@lantern/contract/tests';
import { createRecords } from '#api/records.ts';

export const scores = createRecords(scoreCalls, { screen: '/tests', refreshes: ['dashboard'] });
