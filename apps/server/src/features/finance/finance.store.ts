import { costPlanCalls, financeCalls } from '@lantern/contract/finance';
import { createKeyedStore, createSingleStore } from '#records/keyed-table.store.ts';

export const costPlanStore = createKeyedStore(costPlanCalls, { table: 'cost_plans', key: 'id', json: 'plan' });

export const financeStore = createSingleStore(financeCalls, { table: 'finance_profiles', json: 'profile' });
