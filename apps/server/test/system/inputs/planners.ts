import { putPrepTick, putTestPlan } from '@lantern/contract/planners.test-prep';
import { must } from '../../support/must.ts';
import type { FeatureInputs } from '../entry.ts';

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const plan = {
  shown: true,
  start: dayFromNow(0),
  target: dayFromNow(100),
  weeks: 12,
  hours: 6,
  format: null,
  off_weekdays: [],
  away: [],
  travel_days: 0,
  fee: null,
  fee_currency: null,
  pay_by: null,
};

export const inputs: FeatureInputs = {
  calls: {
    listTestPlans: { isOwners: true, input: ({ owner }) => ({ params: { studentId: owner.user.id } }) },
    putTestPlan: { input: () => ({ params: { id: 'ielts' }, body: plan }) },
    listPrepTicks: { isOwners: true, input: ({ owner }) => ({ params: { studentId: owner.user.id } }) },
    putPrepTick: { input: () => ({ params: { id: 'ielts:first-test' }, body: { done_on: dayFromNow(0) } }) },
    readPrepPack: { input: () => ({ params: { test: 'sat' }, query: {} }) },
  },
  async plant(_app, { call }) {
    must(await call(putTestPlan, { params: { id: 'ielts' }, body: plan }));
    must(await call(putPrepTick, { params: { id: 'ielts:first-test' }, body: { done_on: dayFromNow(0) } }));
  },
  chosenFromAList: ['test_plans.test', 'test_prep_ticks.key'],
};
