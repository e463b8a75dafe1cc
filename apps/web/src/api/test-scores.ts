// Tests that a student took or booked. They stand here because a test plan asks for the day that is booked, so that nobody
// types it twice.
import { scoreCalls } from '@lantern/contract/tests';
import { createRecords } from './records.ts';

export const scores = createRecords(scoreCalls, { screen: '/tests', refreshes: ['dashboard'] });
