import * as contract from '@lantern/contract/checklists';
import { fileNameOf } from '@lantern/contract/file-name';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import { keyedRoutes, singleRoutes } from '#records/record.routes.ts';
import { arrivalPackIn, destinations, visaPackIn } from './checklists.packs.ts';
import { settlementService, tickService, visaService } from './checklists.service.ts';
import { printSheet } from './checklists.sheet.ts';

export function checklistsRoutes(served: Served, ports: Ports): void {
  keyedRoutes(served, ports, tickService);
  keyedRoutes(served, ports, visaService);
  singleRoutes(served, ports, settlementService);
  serve(served, contract.readVisaPack, async ({ params, query }) => ({
    pack: visaPackIn(params.country, query.language ?? 'en'),
    destinations,
  }));
  serve(served, contract.readArrivalPack, async ({ params, query }) => ({
    arrival: arrivalPackIn(params.country, query.language ?? 'en'),
  }));
  serve(served, contract.printArrivalSheet, async ({ caller, query }) => {
    const { title, bytes } = await printSheet(ports, caller.id, query.language ?? 'en');
    return { name: fileNameOf(title, 'pdf', 'arrival'), type: 'application/pdf', bytes };
  });
}
