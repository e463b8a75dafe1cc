import { financeExportWords } from '@lantern/content/export-words/finance';
import type { Feature } from '#feature/feature.ts';
import { refreshRates } from './finance.rates.ts';
import { financeRoutes } from './finance.routes.ts';
import { datedEntries } from './finance.service.ts';

export const feature: Feature = {
  name: 'finance',
  routes: (served, { ports, config }) => financeRoutes(served, ports, config.ratesFeed),
  async jobs({ ports, config }) {
    const { ratesFeed } = config;
    if (ratesFeed) await ports.jobs.workEvery('17 5 * * *', 'refresh-rates', () => refreshRates(ports, ratesFeed));
  },
  datedEntries,
  exportPart: {
    name: 'finance',
    words: financeExportWords,
    tables: [{ name: 'finance_profiles' }, { name: 'cost_plans' }],
  },
};
