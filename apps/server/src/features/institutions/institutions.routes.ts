import { searchInstitutions } from '@lantern/contract/institutions';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import { findPage } from './search/institutions.search.ts';

export function institutionsRoutes(served: Served, ports: Ports): void {
  serve(served, searchInstitutions, async ({ caller, query }) => await findPage(ports.database, caller, query));
}
