import * as contract from '@lantern/contract/calls';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import type { CallServers } from '#runtime/call-servers.ts';
import * as service from './calls.service.ts';

export function callsRoutes(served: Served, ports: Ports, servers: CallServers): void {
  serve(served, contract.getCall, async ({ caller, params }) => ({
    call: await service.readCall(ports.database, caller, params.id),
  }));
  serve(served, contract.takeSeat, ({ caller, params, body }) =>
    service.takeSeat(ports, servers, caller, params.id, body),
  );
  serve(served, contract.sendSignal, ({ caller, params, body }) => service.sendSignal(ports, caller, params.id, body));
  serve(served, contract.leaveCall, ({ caller, params, body }) =>
    service.leaveCall(ports, caller, params.id, body.seat),
  );
}
