import { settlementPlan, type TickState, ticks, type VisaPlan, visaPlans } from '@lantern/contract/checklists';
import type { Database } from '#database/database.ts';
import type { DatedThing } from '#dated-thing.ts';
import { keyedService, singleService } from '#records/keyed-service.ts';
import { datedOfSettlement, datedOfVisa } from './checklists.dated.ts';
import { settlementStore, tickStore, visaStore } from './checklists.store.ts';

export const tickService = keyedService({ calls: ticks, store: tickStore });
export const visaService = keyedService({ calls: visaPlans, store: visaStore });
export const settlementService = singleService({ calls: settlementPlan, store: settlementStore });

async function readTicks(database: Database, userId: string): Promise<ReadonlyMap<string, TickState>> {
  const all = await tickStore.list(database, userId);
  return new Map(all.map(({ _id, state }) => [_id, state]));
}

/** Everything of visas and arriving that has a day, sorted: for tasks, the dashboard and calendars. */
export async function datedThings(database: Database, userId: string, language = 'en'): Promise<DatedThing[]> {
  const [done, visas, settlement] = await Promise.all([
    readTicks(database, userId),
    visaStore.list(database, userId),
    settlementStore.find(database, userId),
  ]);
  const things = visas
    .filter(({ shown }) => shown)
    .flatMap(({ _id, ...plan }) => datedOfVisa(_id, plan as VisaPlan, done, language));
  if (settlement) things.push(...datedOfSettlement(settlement, done, language));
  return things.sort((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id));
}
