import { readOwnRecord, readPassages } from '@lantern/contract/assistant';
import { type AnswerEvent, getAnswering, setAnswering, streamAnswer } from '@lantern/contract/assistant.model';
import type { Feature } from '#feature/feature.ts';
import { sendEvents } from '#http/event-stream.ts';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import { recordRoutes } from '#records/record.routes.ts';
import * as model from './assistant.model.ts';
import * as passages from './assistant.passages.ts';
import * as service from './assistant.service.ts';

export function assistantRoutes(served: Served, ports: Ports & { features: readonly Feature[] }): void {
  recordRoutes(served, ports, service.conversations);
  serve(served, readPassages, ({ query }) =>
    passages.readPassages(ports.database, query.language ?? 'en', query.known),
  );
  serve(served, readOwnRecord, ({ caller, query }) => service.readOwnRecord(ports, caller, query.language ?? 'en'));
  serve(served, getAnswering, ({ caller }) => model.getAnswering(ports, caller));
  serve(served, setAnswering, ({ caller, body }) => model.setAnswering(ports, caller, body.enabled));
  serve(served, streamAnswer, ({ caller, body, reply }) =>
    sendEvents<AnswerEvent>(reply, (sink) => model.streamAnswerTo(ports, caller, body, sink)),
  );
}
