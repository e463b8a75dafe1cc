import { account } from '../account.ts';
import type { FeatureInputs } from '../entry.ts';

export const inputs: FeatureInputs = {
  calls: {
    startGuest: { isFresh: true },
    getGuest: {},
    keepGuest: {
      isFresh: true,
      input: () => ({ body: account() }),
      outcome: { owner: 'forbidden', 'other student': 'forbidden', guest: 200 },
    },
  },
};
