import * as contract from '@lantern/contract/calendar';
import type { PlanPorts } from '#features/dashboard/dashboard.service.ts';
import { originOf } from '#http/origin.ts';
import { type Served, serve } from '#http/serve.ts';
import * as service from './calendar.service.ts';

export function calendarRoutes(served: Served, ports: PlanPorts, publicUrl: string | undefined): void {
  const { database } = ports;
  serve(served, contract.getCalendarFeed, async ({ caller }) => ({ feed: await service.getFeed(database, caller) }));
  serve(served, contract.makeCalendarFeed, ({ caller, body, request }) =>
    service.makeFeed(database, caller, body.language, originOf(request, publicUrl).baseUrl),
  );
  serve(served, contract.revokeCalendarFeed, async ({ caller }) => {
    await service.revokeFeed(database, caller);
    return { ok: true as const };
  });
  serve(served, contract.readCalendar, async ({ params, request }) => {
    const file = await service.readFeed(ports, params.token, request.ip);
    return { name: 'lantern.ics', type: 'text/calendar; charset=utf-8', bytes: Buffer.from(file) };
  });
}
