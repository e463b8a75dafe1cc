import * as contract from '@lantern/contract/essays.log';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import { addToLog, getLog } from './essays.log.ts';

export function logRoutes(served: Served, { database }: Ports): void {
  serve(served, contract.addToLog, async ({ caller, body }) => {
    await addToLog(database, caller, body);
    return { ok: true as const };
  });
  serve(served, contract.getLog, ({ owners, params }) => getLog(database, owners, params.id));
}
