import { familyCalls } from '@lantern/contract/family';
import { createSingleRecord } from '#api/keyed-records.ts';

export const family = createSingleRecord(familyCalls, { screen: '/family-info', refreshes: ['dashboard'] });
