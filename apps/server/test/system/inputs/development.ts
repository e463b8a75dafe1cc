import { entryCalls, goalCalls, plannerCalls } from '@lantern/contract/development';
import { must } from '../../support/must.ts';
import type { FeatureInputs } from '../entry.ts';
import { recordInputs, singleInputs } from '../record-inputs.ts';

const id = '0b7f1f62-52a5-4f0e-8f6b-3f0f7c1f2a11';
const plan = { satisfied: 'yes', tags: [{ activity: id, kind: 'care', trait: 'empathy', level: 'own' }] };
const goal = { title: 'Read to the children', times: 2 };
const entry = { goal: id, day: '2026-11-20', minutes: 60, text: 'We read two stories.', link: 'https://example.org/a' };

export const inputs: FeatureInputs = {
  calls: {
    ...singleInputs(plannerCalls, () => plan),
    ...recordInputs(goalCalls, () => goal),
    ...recordInputs(entryCalls, () => entry),
    listOpportunities: {},
  },
  async plant(_app, { call }) {
    must(await call(plannerCalls.save, { body: plan }));
    must(await call(goalCalls.add, { body: { ...goal, why: 'They asked for it' } }));
    must(await call(entryCalls.add, { body: entry }));
  },
  chosenFromAList: ['extracurricular_plans.satisfied'],
};
