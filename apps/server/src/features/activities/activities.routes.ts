import * as contract from '@lantern/contract/activities';
import { fileNameOf } from '@lantern/contract/file-name';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import { recordRoutes } from '#records/record.routes.ts';
import { printActivities } from './activities.paper.ts';
import { activities } from './activities.service.ts';

export function activitiesRoutes(served: Served, ports: Ports): void {
  recordRoutes(served, ports, activities);
  serve(served, contract.printActivities, async ({ caller, query }) => {
    const { title, bytes } = await printActivities(ports, caller.id, query.language ?? 'en');
    return { name: fileNameOf(title, 'pdf', 'activities'), type: 'application/pdf', bytes };
  });
}
