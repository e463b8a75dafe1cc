import * as contract from '@lantern/contract/essays.prompts';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import * as service from './essays.prompts.service.ts';

export function promptRoutes(served: Served, ports: Ports): void {
  serve(served, contract.listCataloguePrompts, async () => ({ prompts: service.listCatalogue() }));
  serve(served, contract.listEssayPrompts, async ({ owners, params }) => ({
    prompts: await service.listPrompts(ports.database, owners, params.id),
  }));
  serve(served, contract.addEssayPrompt, async ({ caller, body }) => ({
    prompt: await service.addPrompt(ports, caller, body),
  }));
  serve(served, contract.removeEssayPrompt, async ({ caller, params }) => {
    await service.removePrompt(ports, caller, params.id);
    return { ok: true as const };
  });
}
