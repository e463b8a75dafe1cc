import * as contract from '@lantern/contract/applications';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import { keyedRoutes, recordRoutes } from '#records/record.routes.ts';
import { applicationDrafts, applications } from './applications.service.ts';
import { readClosing, readUniversity, searchUniversities } from './applications.universities.ts';

export function applicationRoutes(served: Served, ports: Ports): void {
  recordRoutes(served, ports, applications);
  keyedRoutes(served, ports, applicationDrafts);
  serve(served, contract.searchUniversities, async ({ query }) => await searchUniversities(ports.database, query.q));
  serve(served, contract.readClosing, async ({ body }) => await readClosing(ports.database, body.ids));
  serve(served, contract.readUniversity, async ({ params }) => await readUniversity(ports.database, params.id));
}
