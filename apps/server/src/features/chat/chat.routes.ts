import * as contract from '@lantern/contract/chat';
import * as reports from '@lantern/contract/chat.reports';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import * as service from './chat.service.ts';
import * as messages from './messages/chat.messages.ts';
import { listDecided } from './reports/chat.reports.store.ts';
import { decideReport, listReports, reportPerson, takeReport } from './reports/chat.reports.ts';

export function chatRoutes(served: Served, ports: Ports): void {
  const { database } = ports;

  serve(served, contract.listPeople, ({ caller, query }) => service.listPeople(database, caller, query));
  serve(served, contract.listMessages, ({ caller, params, query }) =>
    messages.listMessages(database, caller, params.personId, query),
  );
  serve(served, contract.sendMessage, async ({ caller, params, body }) => ({
    message: await messages.sendMessage(ports, caller, { ...params, ...body }),
  }));
  serve(served, contract.markRead, ({ caller, params, body }) =>
    messages.markRead(ports, caller, params.personId, body.seq),
  );
  serve(served, contract.markDelivered, ({ caller }) => messages.markDelivered(ports, caller));
  serve(served, contract.sayTyping, ({ caller, params }) => messages.publishTyping(ports, caller, params.personId));
  serve(served, contract.setBlock, ({ caller, params, body }) =>
    service.setBlock(ports, caller, params.personId, body.blocked),
  );
  serve(served, contract.setContact, ({ caller, params, body }) =>
    service.setContact(ports, caller, params.personId, body.agreed),
  );
  serve(served, reports.reportPerson, ({ caller, params, body }) => reportPerson(ports, caller, params.personId, body));
  serve(served, reports.listChatReports, ({ caller }) => listReports(database, caller));
  serve(served, reports.listDecidedReports, ({ query }) => listDecided(database, query.after));
  serve(served, reports.takeChatReport, ({ caller, params, body }) =>
    takeReport(database, caller, params.id, body.taken),
  );
  serve(served, reports.decideChatReport, async ({ caller, params, body, concerns }) => {
    concerns(await decideReport(ports, caller, params.id, body));
    return { ok: true as const };
  });
}
