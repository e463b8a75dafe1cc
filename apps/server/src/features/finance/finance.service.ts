import { loanDocumentIds, loanDocuments, loanDocumentWordsIn } from '@lantern/content/abroad/loan-documents';
import { loanProviders } from '@lantern/content/abroad/loan-providers';
import { costWord } from '@lantern/content/task-words';
import { costPlanCalls, financeCalls } from '@lantern/contract/finance';
import type { Database } from '#database/database.ts';
import { worldFactIn } from '#facts/world-facts.ts';
import type { DatedEntry } from '#feature/dated-entry.ts';
import { keyedService, singleService } from '#records/keyed-service.ts';
import { costPlanStore, financeStore } from './finance.store.ts';

export { perDollar, readRates } from './finance.rates.ts';

export const financeService = singleService({ calls: financeCalls, store: financeStore });
export const costPlanService = keyedService({ calls: costPlanCalls, store: costPlanStore });

/** Lenders of a home country and those that lend to many, in alphabetical order. */
export function lendersFor(country: string, language: string) {
  const words = loanDocumentWordsIn(language);
  const lenders = loanProviders
    .filter((one) => one.country === country || one.country === '*')
    .map(({ facts, ...lender }) => ({ ...lender, facts: facts.map((fact) => worldFactIn(fact, language)) }));
  return {
    lenders,
    countries: [...new Set(loanProviders.map((one) => one.country))].filter((one) => one !== '*').sort(),
    documents: loanDocumentIds.map((id) => ({
      id,
      ...words[id],
      category: loanDocuments[id].category,
      needs_collateral: loanDocuments[id].needsCollateral,
    })),
  };
}

/**
 * The first day of each month in which something falls due once, for tasks and calendars. What a plan took from its
 * application has its days there; a line without an amount is a place for a figure, and nothing that has to be paid.
 */
export async function datedEntries(database: Database, userId: string, language = 'en'): Promise<DatedEntry[]> {
  const plans = await costPlanStore.list(database, userId);
  return plans
    .filter(({ shown }) => shown)
    .flatMap(({ title, costs }) =>
      costs
        .filter(
          ({ amount, times, from_application }) => amount !== null && amount > 0 && times === 1 && !from_application,
        )
        .map(({ id, kind, label, month }) => ({
          id: `cost:${id}`,
          title: [title, costWord(kind, language), label].filter(Boolean).join(': '),
          date: `${month}-01`,
          kind: 'cost' as const,
          link: '/finance',
          isDone: false,
        })),
    )
    .sort((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id));
}

/** How many costs and sources of money the plans on the page have: for the features above. */
export async function summarizePlans(
  database: Database,
  userId: string,
): Promise<{ all: number; costs: number; sources: number }> {
  const plans = (await costPlanStore.list(database, userId)).filter(({ shown }) => shown);
  const count = (lists: readonly (readonly unknown[])[]) => lists.reduce((sum, { length }) => sum + length, 0);
  return {
    all: plans.length,
    costs: count(plans.map(({ costs }) => costs)),
    sources: count(plans.map(({ sources }) => sources)),
  };
}
