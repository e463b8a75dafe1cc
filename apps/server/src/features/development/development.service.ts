import { developmentMessages, entryCalls, goalCalls, plannerCalls } from '@lantern/contract/development';
import type { Ports } from '#ports/ports.ts';
import { singleService } from '#records/keyed-service.ts';
import { recordService } from '#records/record-service.ts';
import { entryStore, goalStore, plannerStore } from './development.store.ts';

export const planner = singleService({ calls: plannerCalls, store: plannerStore });

export const goals = recordService({
  calls: goalCalls,
  table: 'development_goals',
  store: goalStore,
  full: { field: 'title', message: developmentMessages.goalsFull },
});

export const entries = recordService({
  calls: entryCalls,
  table: 'development_entries',
  store: entryStore,
  full: { field: 'text', message: developmentMessages.entriesFull },
  rowsMax: 1000,
});

/** What kind each activity was tagged as, by its id. */
export async function readActivityKinds(
  { database }: Pick<Ports, 'database'>,
  userId: string,
): Promise<Map<string, string>> {
  const plan = await plannerStore.find(database, userId);
  return new Map(plan?.tags.map(({ activity, kind }) => [activity, kind]));
}
