import * as contract from '@lantern/contract/help';
import { Problem } from '@lantern/contract/problem';
import { setTaken } from '#database/taken.ts';
import type { Parts } from '#feature/feature.ts';
import { languageOf } from '#http/language.ts';
import { type Served, serve } from '#http/serve.ts';
import * as service from './help.service.ts';
import * as store from './help.store.ts';

export function helpRoutes(served: Served, { config, ports }: Parts): void {
  const { database } = ports;

  serve(served, contract.sendTicket, async ({ caller, params, body, request }) => {
    await service.sendTicket(ports, caller, {
      id: params.id,
      body,
      language: languageOf(request),
      address: request.ip,
    });
    return { ok: true as const, message: "Thank you for your message! We'll get back to you soon." };
  });
  serve(served, contract.listMyTickets, async ({ caller }) => ({ tickets: await store.listOwn(database, caller.id) }));
  serve(served, contract.readSupport, async () => ({
    hours: config.supportHours ?? null,
    mail: config.smtpUrl !== undefined,
  }));
  serve(served, contract.listTickets, ({ caller }) => store.listAll(database, caller.id));
  serve(served, contract.takeTicket, async ({ caller, params: { id }, body }) => {
    if (!(await store.isWaiting(database, id))) throw new Problem('not_found');
    await setTaken(database, { kind: 'ticket', id }, caller.id, body.taken);
    return { ok: true as const };
  });
  serve(served, contract.replyToTicket, async ({ params, body, concerns }) => {
    const { ticket, userId } = await service.replyToTicket(ports, params, body);
    concerns(userId);
    return { ticket };
  });
  serve(served, contract.deleteTicket, async ({ params, concerns }) => {
    const deleted = await store.deleteTicket(database, params.id);
    if (!deleted) throw new Problem('not_found');
    concerns(deleted.userId);
    return { ok: true as const };
  });
}
