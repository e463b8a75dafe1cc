import { getDashboard } from '@lantern/contract/dashboard';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import { readDashboard } from './dashboard.service.ts';

export function dashboardRoutes(served: Served, ports: Ports): void {
  serve(served, getDashboard, async ({ caller }) => await readDashboard(ports, caller.id));
}
