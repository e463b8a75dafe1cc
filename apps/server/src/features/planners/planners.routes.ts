import { readPrepPack } from '@lantern/contract/planners.test-prep';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import { keyedRoutes } from '#records/record.routes.ts';
import { prepPackOf, prepTickService, testPlanService } from './planners.service.ts';

export function plannersRoutes(served: Served, ports: Ports): void {
  keyedRoutes(served, ports, testPlanService);
  keyedRoutes(served, ports, prepTickService);
  serve(served, readPrepPack, async ({ params, query }) => ({ pack: prepPackOf(params.test, query.language ?? 'en') }));
}
