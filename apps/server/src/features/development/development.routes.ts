import { opportunities } from '@lantern/content/development/opportunities';
import * as contract from '@lantern/contract/development';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import { recordRoutes, singleRoutes } from '#records/record.routes.ts';
import { entries, goals, planner } from './development.service.ts';

export function developmentRoutes(served: Served, ports: Ports): void {
  singleRoutes(served, ports, planner);
  recordRoutes(served, ports, goals);
  recordRoutes(served, ports, entries);
  serve(served, contract.listOpportunities, async () => ({
    opportunities: opportunities.map((opportunity) => ({ ...opportunity, tags: [...opportunity.tags] })),
  }));
}
