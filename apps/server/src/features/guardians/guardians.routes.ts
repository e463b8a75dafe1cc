import * as contract from '@lantern/contract/guardians';
import type { PlanPorts } from '#features/dashboard/dashboard.service.ts';
import { originOf } from '#http/origin.ts';
import { type Served, serve } from '#http/serve.ts';
import { createLink, openLink, revokeLink } from './guardians.service.ts';
import { listLinks } from './guardians.store.ts';

export function guardiansRoutes(served: Served, ports: PlanPorts, publicUrl: string | undefined): void {
  const { database } = ports;
  serve(served, contract.createGuardianLink, ({ caller, body, request }) =>
    createLink(database, caller, body, originOf(request, publicUrl).baseUrl),
  );
  serve(served, contract.listGuardianLinks, async ({ caller }) => ({ links: await listLinks(database, caller.id) }));
  serve(served, contract.revokeGuardianLink, async ({ caller, body }) => ({
    guardian_link: await revokeLink(database, caller, body.link_id),
  }));
  serve(served, contract.openGuardianLink, ({ params, query, request }) =>
    openLink(ports, params.token, request.ip, query.language ?? 'en'),
  );
}
