import {
  emptySettlementPlan,
  emptyVisaPlan,
  putTick,
  putVisaPlan,
  saveSettlementPlan,
} from '@lantern/contract/checklists';
import { must } from '../../support/must.ts';
import type { FeatureInputs } from '../entry.ts';

export const inputs: FeatureInputs = {
  calls: {
    listTicks: { isOwners: true, input: ({ owner }) => ({ params: { studentId: owner.user.id } }) },
    putTick: { input: () => ({ params: { id: 'settlement:local-sim' }, body: { state: 'done' } }) },
    listVisaPlans: { isOwners: true, input: ({ owner }) => ({ params: { studentId: owner.user.id } }) },
    putVisaPlan: { input: () => ({ params: { id: 'GB' }, body: emptyVisaPlan }) },
    getSettlementPlan: { isOwners: true, input: ({ owner }) => ({ params: { studentId: owner.user.id } }) },
    saveSettlementPlan: { input: () => ({ body: emptySettlementPlan }) },
    readVisaPack: { input: () => ({ params: { country: 'GB' } }) },
    readArrivalPack: { input: () => ({ params: { country: 'DE' }, query: { language: 'bn' } }) },
    printArrivalSheet: {
      async input(_world, caller) {
        await caller.call(saveSettlementPlan, { body: emptySettlementPlan });
        return {};
      },
    },
  },
  async plant(_app, { call }) {
    must(await call(putTick, { params: { id: 'visa:GB:item:passport' }, body: { state: 'done' } }));
    must(await call(putVisaPlan, { params: { id: 'GB' }, body: emptyVisaPlan }));
    must(await call(saveSettlementPlan, { body: emptySettlementPlan }));
  },
  chosenFromAList: ['checklist_ticks.key', 'checklist_ticks.state', 'visa_plans.country'],
};
