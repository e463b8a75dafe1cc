import { searchEssays } from '@lantern/contract/essays.search';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import { findEssays } from './essays.search.ts';

export function searchRoutes(served: Served, { database }: Ports): void {
  serve(served, searchEssays, async ({ caller, body }) => ({ ids: await findEssays(database, caller, body.words) }));
}
