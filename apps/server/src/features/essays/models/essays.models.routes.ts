import * as contract from '@lantern/contract/essays.evaluations';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import { getModelSettings, setModelSettings } from './essays.models.ts';

export function modelRoutes(served: Served, ports: Ports): void {
  serve(served, contract.getModelSettings, ({ caller }) => getModelSettings(ports, caller));
  serve(served, contract.setModelSettings, ({ caller, body }) => setModelSettings(ports, caller, body.enabled));
}
