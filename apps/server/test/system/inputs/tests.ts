import { scoreCalls } from '@lantern/contract/tests';
import { must } from '../../support/must.ts';
import type { FeatureInputs } from '../entry.ts';
import { recordInputs } from '../record-inputs.ts';

const score = { testType: 'ielts', testDate: '2026-05-09', sectionScores: { reading: 7, listening: 7.5 } };

export const inputs: FeatureInputs = {
  calls: recordInputs(scoreCalls, () => score),
  async plant(_app, { call }) {
    must(await call(scoreCalls.add, { body: { ...score, notes: 'Second try' } }));
  },
  chosenFromAList: ['test_scores.test'],
};
