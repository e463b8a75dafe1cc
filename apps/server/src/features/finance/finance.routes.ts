import * as contract from '@lantern/contract/finance';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import { keyedRoutes, singleRoutes } from '#records/record.routes.ts';
import { draftFor, listPlannable } from './finance.programmes.ts';
import { checkRates, loadRates, readRates, readRatesState } from './finance.rates.ts';
import { costPlanService, financeService, lendersFor } from './finance.service.ts';

export function financeRoutes(served: Served, ports: Ports, feed: string | undefined): void {
  singleRoutes(served, ports, financeService);
  keyedRoutes(served, ports, costPlanService);
  serve(served, contract.listPlannable, async ({ caller }) => ({
    programmes: await listPlannable(ports.database, caller.id),
  }));
  serve(served, contract.draftCostPlan, async ({ caller, params, query }) => ({
    plan: await draftFor(ports.database, caller.id, params.id, query),
  }));
  serve(served, contract.readRates, async () => await readRates(ports));
  serve(served, contract.readLenders, async ({ params, query }) => lendersFor(params.country, query.language ?? 'en'));
  serve(served, contract.loadRates, async ({ body }) => ({
    table: await loadRates(ports.database, body.text, body.source),
  }));
  serve(served, contract.checkRates, async ({ body }) => await checkRates(ports.database, body.text, body.source));
  serve(served, contract.readRatesState, async () => await readRatesState(ports, feed));
}
