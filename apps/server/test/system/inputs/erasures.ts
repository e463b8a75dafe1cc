import { goodPassword } from '../../support/app.ts';
import type { FeatureInputs } from '../entry.ts';

export const inputs: FeatureInputs = {
  calls: {
    deleteAccount: { isFresh: true, input: () => ({ body: { password: goodPassword } }) },
  },
};
