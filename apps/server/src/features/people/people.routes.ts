import * as contract from '@lantern/contract/people';
import { Problem } from '@lantern/contract/problem';
import type { Parts } from '#feature/feature.ts';
import { languageOf } from '#http/language.ts';
import { type Served, serve } from '#http/serve.ts';
import { erasePerson, exportPerson, prepareExport } from './people.data.ts';
import * as service from './people.service.ts';
import { findPeople, findPerson } from './people.store.ts';

export function peopleRoutes(served: Served, parts: Parts): void {
  const { database } = parts.ports;
  const ok = { ok: true } as const;

  serve(served, contract.findPeople, async ({ body }) => ({ people: await findPeople(database, body.words) }));
  serve(served, contract.readPerson, ({ params }) => service.readPerson(database, params.id));
  serve(served, contract.suspendPerson, ({ caller, params, body, concerns }) => {
    concerns(params.id);
    return service.suspend(parts, caller, params.id, body.reason);
  });
  serve(served, contract.liftSuspension, ({ caller, params, body, concerns }) => {
    concerns(params.id);
    return service.lift(parts, caller, params.id, body.reason);
  });
  serve(served, contract.endSessionsOf, ({ caller, params, body, concerns }) => {
    concerns(params.id);
    return service.endSessions(parts, caller, params.id, body.reason);
  });
  serve(served, contract.resetSecondFactor, ({ caller, params, body, concerns }) => {
    concerns(params.id);
    return service.resetSecondFactor(parts, caller, params.id, body.check);
  });
  serve(served, contract.changeRole, ({ caller, params, body, concerns }) => {
    concerns(params.id);
    return service.changeRole(parts, caller, params.id, body);
  });
  serve(served, contract.becomeMentor, async ({ caller, body }) => {
    await service.becomeMentor(parts, caller, body.token);
    return ok;
  });
  serve(served, contract.prepareExportOf, async ({ caller, params, body, concerns }) => {
    concerns(params.id);
    await prepareExport(parts, caller, params.id, body.reason);
    return ok;
  });
  serve(served, contract.exportPerson, async ({ caller, params, query, concerns, request }) => {
    if (!(await findPerson(database, params.id))) throw new Problem('not_found');
    concerns(params.id);
    const reader = { language: languageOf(request), zone: query.zone };
    const bytes = await exportPerson(parts, caller, params.id, reader);
    return { name: `Lantern ${new Date().toISOString().slice(0, 10)}.zip`, type: 'application/zip', bytes };
  });
  serve(served, contract.erasePerson, async ({ caller, params, body }) => {
    await erasePerson(parts, caller, params.id, body);
    return ok;
  });
}
