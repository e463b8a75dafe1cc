import type { Feature } from '#feature/feature.ts';
import { callsRoutes } from './calls.routes.ts';
import { sweepCalls } from './calls.store.ts';

export const feature: Feature = {
  name: 'calls',
  routes: (served, { ports, config }) => callsRoutes(served, ports, config.callServers),
  async jobs({ ports }) {
    await ports.jobs.workEvery('*/5 * * * *', 'sweep-calls', () => sweepCalls(ports.database));
  },
};
