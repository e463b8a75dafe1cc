import * as contract from '@lantern/contract/activities';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import * as service from './activities.service.ts';

export function activitiesRoutes(served: Served, ports: Ports): void {
  const { database } = ports;

  serve(served, contract.listActivities, async ({ owners, params }) => ({
    ecas: await service.listActivities(database, owners, params.studentId),
  }));
  serve(served, contract.addActivity, async ({ caller, body }) => ({
    eca: await service.addActivity(ports, caller, body),
  }));
  serve(served, contract.updateActivity, async ({ caller, params, body }) => ({
    eca: await service.updateActivity(ports, caller, params.id, body),
  }));
  serve(served, contract.deleteActivity, async ({ caller, params }) => {
    const restorableUntil = await service.deleteActivity(ports, caller, params.id);
    return { ok: true as const, restorable_until: restorableUntil.toISOString() };
  });
  serve(served, contract.restoreActivity, async ({ caller, body }) => ({
    eca: await service.restoreActivity(ports, caller, body.id),
  }));
  serve(served, contract.listDeletedActivities, async ({ caller }) => ({
    ecas: await service.listDeleted(database, caller),
  }));
  serve(served, contract.reorderActivities, async ({ caller, body }) => ({
    ecas: await service.reorderActivities(ports, caller, body.ids),
  }));
}
