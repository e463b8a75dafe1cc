import { educationCalls } from '@lantern/contract/education';
import { createRecords } from '#api/records.ts';

export const education = createRecords(educationCalls, { screen: '/education', refreshes: ['dashboard'] });
