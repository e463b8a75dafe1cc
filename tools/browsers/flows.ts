// Every flow, in the order in which somebody meets the features.
import type { Flow } from './flow.ts';
import { accountFlows, newcomerFlows } from './flows/accounts.ts';
import { choosingFlows } from './flows/choosing.ts';
import { essayFlows } from './flows/essays.ts';
import { peopleFlows } from './flows/people.ts';
import { planningFlows } from './flows/planning.ts';
import { recordFlows } from './flows/record.ts';
import { adminFlows, mentorFlows } from './flows/staff.ts';

export const flows: readonly Flow[] = [
  ...newcomerFlows,
  ...accountFlows,
  ...recordFlows,
  ...essayFlows,
  ...choosingFlows,
  ...planningFlows,
  ...peopleFlows,
  ...mentorFlows,
  ...adminFlows,
];
