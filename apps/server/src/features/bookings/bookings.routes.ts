import * as contract from '@lantern/contract/bookings';
import { languageOf } from '#http/language.ts';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import * as service from './bookings.service.ts';

export function bookingsRoutes(served: Served, ports: Ports): void {
  const { database } = ports;

  serve(served, contract.listBookableMentors, ({ caller, query }) => service.listMentors(database, caller, query));
  serve(served, contract.listSlots, ({ caller, query }) => {
    const { date, days = 1, kind = 'application-help', mentor_id: mentorId, zone = 'UTC' } = query;
    return service.slotsOfDays(database, { studentId: caller.id, date, days, kind, mentorId, zone });
  });
  serve(served, contract.bookSession, async ({ caller, body, request }) => ({
    session: await service.bookSession(ports, caller, body, languageOf(request)),
  }));
  serve(served, contract.listSessions, ({ caller }) => service.listSessions(database, caller));
  serve(served, contract.moveSession, async ({ caller, params, body }) => ({
    session: await service.moveSession(ports, caller, params.id, body),
  }));
  serve(served, contract.cancelSession, async ({ caller, params, body }) => ({
    session: await service.cancelSession(ports, caller, params.id, body.reason ?? ''),
  }));
  serve(served, contract.saveNotes, async ({ caller, params, body }) => ({
    session: await service.saveNotes(ports, caller, params.id, body.notes),
  }));
  serve(served, contract.saveLinks, async ({ caller, params, body }) => ({
    session: await service.saveLinks(ports, caller, params.id, body),
  }));
  serve(served, contract.reportNoShow, async ({ caller, params }) => ({
    session: await service.reportNoShow(ports, caller, params.id),
  }));
  serve(served, contract.giveFeedback, async ({ caller, params, body }) => ({
    session: await service.giveFeedback(ports, caller, params.id, body),
  }));
}
