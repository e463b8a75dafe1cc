import * as contract from '@lantern/contract/essays.evaluations';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import { checkLanguage } from './essays.checks.ts';

export function checkRoutes(served: Served, ports: Ports): void {
  serve(served, contract.checkLanguage, async ({ caller, body }) => ({
    suggestions: await checkLanguage(ports, caller, body.paragraphs),
  }));
}
