import { addSavedUniversity } from '@lantern/contract/applications';
import { emptyFinance, putCostPlan, saveFinance } from '@lantern/contract/finance';
import { must } from '../../support/must.ts';
import type { FeatureInputs } from '../entry.ts';

const plan = { shown: true, title: 'Leeds', country: 'GB', currency: 'GBP', costs: [], sources: [] };
let programmes = 0;
const id = '5b1a1c9e-7f0a-4a52-9d53-2f6f7d8c9b10';

export const inputs: FeatureInputs = {
  calls: {
    getFinance: { isOwners: true, input: ({ owner }) => ({ params: { studentId: owner.user.id } }) },
    saveFinance: { input: () => ({ body: emptyFinance }) },
    listCostPlans: { isOwners: true, input: ({ owner }) => ({ params: { studentId: owner.user.id } }) },
    putCostPlan: { input: () => ({ params: { id }, body: plan }) },
    listPlannable: {},
    draftCostPlan: {
      isOwners: true,
      async input({ owner }) {
        const body = { name: 'Hill College', program: `Costs ${++programmes}` };
        const saved = await owner.call(addSavedUniversity, { body });
        return { params: { id: saved.body.application._id }, query: { home: 'BDT', there: 'GBP' } };
      },
    },
    readRates: {},
    readLenders: { input: () => ({ params: { country: 'BD' } }) },
    loadRates: {
      input: () => ({
        body: {
          text: `date,${new Date().toISOString().slice(0, 10)}\nbase,USD\nEUR,0.9\nGBP,0.8\nBDT,122\nINR,90\nJPY,155`,
          source: 'a file',
        },
      }),
    },
    checkRates: {
      input: () => ({
        body: {
          text: `date,${new Date().toISOString().slice(0, 10)}\nbase,USD\nEUR,0.9\nGBP,0.8\nBDT,122\nINR,90\nJPY,155`,
          source: 'a file',
        },
      }),
    },
    readRatesState: {},
  },
  async plant(_app, { call }) {
    must(await call(saveFinance, { body: emptyFinance }));
    must(await call(putCostPlan, { params: { id }, body: plan }));
  },
};
