import { getDashboard, listPlannedTasks } from '@lantern/contract/dashboard';
import { type Served, serve } from '#http/serve.ts';
import { type PlanPorts, planTasks, readDashboard } from './dashboard.service.ts';

export function dashboardRoutes(served: Served, ports: PlanPorts): void {
  serve(
    served,
    getDashboard,
    async ({ caller, query }) => await readDashboard(ports, caller.id, query.language ?? 'en'),
  );
  serve(
    served,
    listPlannedTasks,
    async ({ caller, query }) => await planTasks(ports, caller.id, query.language ?? 'en'),
  );
}
