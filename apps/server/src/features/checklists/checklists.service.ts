import { settlementPlan, ticks, type VisaPlan, visaPlans } from '@lantern/contract/checklists';
import type { Database } from '#database/database.ts';
import type { DatedEntry } from '#feature/dated-entry.ts';
import { countriesOfOffers } from '#features/applications/applications.summary.service.ts';
import { readVaultPapers } from '#features/documents/documents.summary.service.ts';
import { readPersonalInfo } from '#features/profile/profile.service.ts';
import { keyedService, singleService } from '#records/keyed-service.ts';
import { datedOfSettlement, datedOfVisa, onceEach, type Ticks, visaSteps } from './checklists.dated.ts';
import { arrivalPackIn } from './checklists.packs.ts';
import { settlementStore, tickStore, visaStore } from './checklists.store.ts';

export const tickService = keyedService({ calls: ticks, store: tickStore });
export const visaService = keyedService({ calls: visaPlans, store: visaStore });
export const settlementService = singleService({ calls: settlementPlan, store: settlementStore });

/** What a student keeps of visas and arriving, and what the lists look at besides. */
async function readLists(database: Database, userId: string) {
  const [{ citizenship }, kept, visas, settlement, papers] = await Promise.all([
    readPersonalInfo({ database }, userId),
    tickStore.list(database, userId),
    visaStore.list(database, userId),
    settlementStore.find(database, userId),
    readVaultPapers(database, userId),
  ]);
  const ticks: Ticks = new Map(kept.map(({ _id, state, document_id }) => [_id, { state, document_id }]));
  const shown = visas
    .filter((plan) => plan.shown)
    .map(({ _id, ...plan }) => ({ country: _id, plan: plan as VisaPlan, ticks, papers, citizenship }));
  return { ticks, visas: shown, settlement };
}

/** Everything of visas and arriving that has a day, sorted: for tasks, the dashboard and calendars. */
export async function datedEntries(database: Database, userId: string, language = 'en'): Promise<DatedEntry[]> {
  const [{ ticks, visas, settlement }, offers] = await Promise.all([
    readLists(database, userId),
    countriesOfOffers(database, userId),
  ]);
  const entries = onceEach(
    visas.flatMap((visa) => datedOfVisa({ ...visa, language, hasOffer: offers.has(visa.country) })),
  );
  const hasOffer = settlement?.country ? offers.has(settlement.country) : offers.size > 0;
  if (settlement) entries.push(...datedOfSettlement({ plan: settlement, ticks, language, hasOffer }));
  return entries.sort((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id));
}

export type ChecklistSums = {
  /** of the destinations that are kept side by side; `isDone`: every step of one of them */
  visa: { countries: number; intakes: number; stepsDone: number; isDone: boolean };
  settlement: { hasDay: boolean; done: number; all: number };
};

/** How far a student's visas and arrival are: for the features above. What is not needed is not counted. */
export async function summarizeChecklists(database: Database, userId: string): Promise<ChecklistSums> {
  const { ticks, visas, settlement } = await readLists(database, userId);
  const steps = visas.map((visa) => visaSteps({ ...visa, language: 'en' }));
  const stateOf = (id: string) => ticks.get(`settlement:${id}`)?.state;
  const items = arrivalPackIn(settlement?.country ?? 'XX', 'en').items.filter(({ id }) => stateOf(id) !== 'not-needed');
  const own = settlement?.own_items ?? [];
  const done = items.filter(({ id }) => stateOf(id) === 'done').length;
  return {
    visa: {
      countries: visas.length,
      intakes: visas.filter(({ plan }) => plan.intake !== null).length,
      stepsDone: steps.flat().filter(({ isDone }) => isDone).length,
      isDone: steps.some((all) => all.length > 0 && all.every(({ isDone }) => isDone)),
    },
    settlement: {
      hasDay: Boolean(settlement?.arrival),
      done: done + own.filter((one) => one.done).length,
      all: items.length + own.length,
    },
  };
}
