import * as contract from '@lantern/contract/exports';
import type { Parts } from '#feature/feature.ts';
import { languageOf } from '#http/language.ts';
import { type Served, serve } from '#http/serve.ts';
import { exportEverything } from './exports.service.ts';

export function exportsRoutes(served: Served, { ports, features }: Parts): void {
  const parts = features.flatMap(({ exportPart }) => exportPart ?? []);

  serve(served, contract.exportEverything, async ({ caller, query, request }) => {
    const bytes = await exportEverything(ports, parts, caller, { language: languageOf(request), zone: query.zone });
    const day = new Date().toISOString().slice(0, 10);
    return { name: `Lantern ${day}.zip`, type: 'application/zip', bytes };
  });
}
