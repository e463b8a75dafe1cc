import type { FeatureInputs } from '../entry.ts';

export const inputs: FeatureInputs = {
  calls: {
    getHealth: {},
    getReadiness: {},
    getOpenApi: {},
    getApiPage: {},
    listenToChanges: {},
  },
};
