import {
  settlementPlan,
  type TickState,
  ticks,
  type VisaPlan,
  visaPlans,
  visaStepKey,
} from '@lantern/contract/checklists';
import type { Database } from '#database/database.ts';
import type { DatedThing } from '#dated-thing.ts';
import { readPersonalInfo } from '#features/profile/profile.service.ts';
import { keyedService, singleService } from '#records/keyed-service.ts';
import { datedOfSettlement, datedOfVisa, onceEach } from './checklists.dated.ts';
import { arrivalPackIn, visaPackIn } from './checklists.packs.ts';
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
  const [{ citizenship }, ticks, visas, settlement] = await Promise.all([
    readPersonalInfo({ database }, userId),
    readTicks(database, userId),
    visaStore.list(database, userId),
    settlementStore.find(database, userId),
  ]);
  const things = onceEach(
    visas
      .filter(({ shown }) => shown)
      .flatMap(({ _id, ...plan }) =>
        datedOfVisa({ country: _id, plan: plan as VisaPlan, ticks, citizenship, language }),
      ),
  );
  if (settlement) things.push(...datedOfSettlement(settlement, ticks, language));
  return things.sort((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id));
}

export type ChecklistSums = {
  /** of the destinations that are kept side by side; `isDone`: every step of one of them */
  visa: { countries: number; intakes: number; stepsDone: number; isDone: boolean };
  settlement: { hasDay: boolean; done: number; all: number };
};

/** How far a student's visas and arrival are: for the features above. */
export async function summarizeChecklists(database: Database, userId: string): Promise<ChecklistSums> {
  const [ticked, visas, settlement] = await Promise.all([
    readTicks(database, userId),
    visaStore.list(database, userId),
    settlementStore.find(database, userId),
  ]);
  const shown = visas.filter((plan) => plan.shown);
  const steps = shown.map(({ _id }) => {
    const all = visaPackIn(_id, 'en').steps.filter(({ kind }) => kind === 'due');
    return {
      all: all.length,
      done: all.filter(({ id }) => ticked.get(visaStepKey(_id, id)) === 'completed').length,
    };
  });
  const items = arrivalPackIn(settlement?.country ?? 'XX', 'en').items;
  const own = settlement?.own_items ?? [];
  const done = items.filter(({ id }) => ticked.get(`settlement:${id}`) === 'done').length;
  return {
    visa: {
      countries: shown.length,
      intakes: shown.filter(({ intake }) => intake !== null).length,
      stepsDone: steps.reduce((sum, one) => sum + one.done, 0),
      isDone: steps.some((one) => one.all > 0 && one.done === one.all),
    },
    settlement: {
      hasDay: Boolean(settlement?.arrival),
      done: done + own.filter((one) => one.done).length,
      all: items.length + own.length,
    },
  };
}
