import { settlementPlan, ticks, visaPlans } from '@lantern/contract/checklists';
import { createKeyedStore, createSingleStore } from '#records/keyed-table.store.ts';

export const tickStore = createKeyedStore(ticks, {
  table: 'checklist_ticks',
  key: 'key',
  columns: { state: 'state', document_id: 'document_id' },
});

export const visaStore = createKeyedStore(visaPlans, { table: 'visa_plans', key: 'country', json: 'plan' });

export const settlementStore = createSingleStore(settlementPlan, { table: 'settlement_plans', json: 'plan' });
