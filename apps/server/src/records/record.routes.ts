// Mounts the usual calls of records on their service.
import type { Endpoint } from '@lantern/contract/endpoint';
import type { RecordCalls } from '@lantern/contract/record';
import type { KeyedCalls, SingleCalls } from '@lantern/contract/record-keyed';
import type { Caller } from '#feature/caller.ts';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import type { KeyedService, SingleService } from './keyed-service.ts';
import type { RecordService } from './record-service.ts';

/** A call of any records: what its own schemas have let through. */
type AnyCall = {
  caller: Caller;
  owners: string[];
  params: { id: string; studentId: string };
  body: { id: string; ids: string[] };
};

const mounter = (served: Served) => (endpoint: Endpoint, handler: (call: AnyCall) => Promise<object>) =>
  serve(served, endpoint, (call) => handler(call as unknown as AnyCall) as Promise<never>);

export function recordRoutes<Calls extends RecordCalls>(
  served: Served,
  ports: Ports,
  service: RecordService<Calls>,
): void {
  const mount = mounter(served);
  const { calls } = service;
  const { one, many } = calls;
  mount(calls.list, async ({ owners, params }) => ({
    [many]: await service.list(ports.database, owners, params.studentId),
  }));
  mount(calls.add, async ({ caller, body }) => ({ [one]: await service.add(ports, caller, body) }));
  mount(calls.update, async ({ caller, params, body }) => ({
    [one]: await service.update(ports, caller, params.id, body),
  }));
  mount(calls.delete, async ({ caller, params }) => {
    const restorableUntil = await service.remove(ports, caller, params.id);
    return { ok: true, restorable_until: restorableUntil.toISOString() };
  });
  mount(calls.restore, async ({ caller, body }) => ({ [one]: await service.restore(ports, caller, body.id) }));
  mount(calls.deleted, async ({ caller }) => ({ [many]: await service.listDeleted(ports.database, caller) }));
  if (calls.reorder)
    mount(calls.reorder, async ({ caller, body }) => ({ [many]: await service.reorder(ports, caller, body.ids) }));
}

/** The same for records with known ids */
export function keyedRoutes<Calls extends KeyedCalls>(
  served: Served,
  ports: Ports,
  service: KeyedService<Calls>,
): void {
  const mount = mounter(served);
  const { calls } = service;
  mount(calls.list, async ({ owners, params }) => ({
    [calls.many]: await service.list(ports.database, owners, params.studentId),
  }));
  mount(calls.put, async ({ caller, params, body }) => ({
    [calls.one]: await service.put(ports, caller, params.id, body),
  }));
}

/** The same for one record a student */
export function singleRoutes<Calls extends SingleCalls>(
  served: Served,
  ports: Ports,
  service: SingleService<Calls>,
): void {
  const mount = mounter(served);
  const { calls } = service;
  mount(calls.get, async ({ caller, owners, params }) => ({
    [calls.one]: await service.get(ports.database, { caller, owners }, params.studentId),
  }));
  mount(calls.save, async ({ caller, body }) => ({ [calls.one]: await service.save(ports, caller, body) }));
}
