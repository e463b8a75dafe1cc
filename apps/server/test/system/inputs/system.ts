import type { FeatureInputs } from '../entry.ts';

export const inputs: FeatureInputs = {
  calls: {
    getHealth: {},
    getReadiness: {},
    getOpenApi: {},
    getApiPage: {},
    listenToChanges: {},
    // off unless a setting says otherwise
    getMetrics: { outcome: 'not_found' },
    readInstallation: {},
  },
};
