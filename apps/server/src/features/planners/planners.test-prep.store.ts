import { prepTicks, testPlans } from '@lantern/contract/planners.test-prep';
import { createKeyedStore } from '#records/keyed-table.store.ts';

export const testPlanStore = createKeyedStore(testPlans, { table: 'test_plans', key: 'test', json: 'plan' });

export const prepTickStore = createKeyedStore(prepTicks, {
  table: 'test_prep_ticks',
  key: 'key',
  columns: { done_on: 'done_on' },
});
