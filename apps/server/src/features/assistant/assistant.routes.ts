import { readOwnRecord, readPassages } from '@lantern/contract/assistant';
import type { Feature } from '#feature.ts';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import { recordRoutes } from '#records/record.routes.ts';
import * as passages from './assistant.passages.ts';
import * as service from './assistant.service.ts';

export function assistantRoutes(served: Served, ports: Ports & { features: readonly Feature[] }): void {
  recordRoutes(served, ports, service.conversations);
  serve(served, readPassages, ({ query }) =>
    passages.readPassages(ports.database, query.language ?? 'en', query.known),
  );
  serve(served, readOwnRecord, ({ caller, query }) => service.readOwnRecord(ports, caller, query.language ?? 'en'));
}
