import {
  listScholarshipsAt,
  readSavedScholarships,
  searchScholarships,
  weighSearch,
} from '@lantern/contract/scholarships';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import { keyedRoutes } from '#records/record.routes.ts';
import * as service from './scholarships.service.ts';

export function scholarshipsRoutes(served: Served, ports: Ports): void {
  serve(
    served,
    searchScholarships,
    async ({ caller, query }) => await service.searchScholarships(ports, caller, query),
  );
  serve(served, weighSearch, async ({ query, caller }) => await service.weighSearch(ports, caller, query));
  serve(
    served,
    listScholarshipsAt,
    async ({ caller, params, query }) => await service.listAt(ports, caller, params.id, query),
  );
  serve(served, readSavedScholarships, async ({ caller }) => await service.readSaved(ports, caller));
  keyedRoutes(served, ports, service.savedService);
  keyedRoutes(served, ports, service.answersService);
}
