import { attemptCalls } from '@lantern/contract/readiness';
import { must } from '../../support/must.ts';
import type { FeatureInputs } from '../entry.ts';
import { recordInputs } from '../record-inputs.ts';

const attempt = { answers: { goal: 'no' as const, money: 'yes' as const } };

export const inputs: FeatureInputs = {
  calls: { ...recordInputs(attemptCalls, () => attempt), readReadinessQuestions: { input: () => ({ query: {} }) } },
  async plant(_app, { call }) {
    must(await call(attemptCalls.add, { body: attempt }));
  },
};
