// Who is calling, and whose rows the call may reach: the one place that decides.
import type { Access, ShareScope } from '@lantern/contract/access';
import type { Endpoint } from '@lantern/contract/endpoint';
import { Problem } from '@lantern/contract/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#database/database.ts';
import { findSharer, noteOpening, sharesAll } from '#database/shares.ts';
import type { Caller } from '#feature/caller.ts';
import { isTokenFor } from './bearer.ts';

/** Finds whose a request is; undefined for a stranger. Answers no cookie and no token without asking the database. */
export type Identify = (request: FastifyRequest, reply: FastifyReply) => Promise<Caller | undefined>;

/** An administrator's call that somebody was asked to do. */
export const hasDuty = ({ duty }: Access, caller: Caller) => duty !== undefined && caller.duties.includes(duty);

/** What somebody can do whose second factor is asked for and missing: switch it on, and see that they are asked. */
const isAlwaysOpen = ({ path }: Endpoint) => /^\/api\/(auth|events|notifications)(\/|$)/.test(path);

/** Refuses a caller whose role may not use the endpoint. A stranger is asked to sign in, unless anyone may call. */
export function checkRole(endpoint: Endpoint, caller: Caller | undefined): void {
  const { access } = endpoint;
  if (access.roles === 'anyone') return;
  if (!caller) throw new Problem('unauthenticated');
  if (!isTokenFor(endpoint, caller)) throw new Problem('access_token_not_for_this');
  if (caller.lacksSecondFactor && !isAlwaysOpen(endpoint)) throw new Problem('second_factor_needed');
  if (!access.roles.includes(caller.role) && !hasDuty(access, caller)) throw new Problem('forbidden');
}

type Params = Readonly<Record<string, string>> | undefined;

/**
 * Whose rows the caller may reach through an endpoint: their own, and for a read that can be shared that of the
 * student whose live share covers what the path names. Stores put them into every `where`. That a mentor opens
 * something is noted here, before it is answered, so that no feature can forget it.
 */
export async function reachableOwners(
  database: Database,
  { shared }: Access,
  caller: Caller,
  params: Params,
): Promise<string[]> {
  if (!shared || caller.role !== 'mentor') return [caller.id];
  const { scope } = shared;
  const isItem = 'item' in shared;
  const id = idIn(params, isItem ? shared.item : shared.student);
  const studentId = isItem
    ? await findSharer(database, caller.id, scope, id)
    : await findSharingAll(database, caller.id, scope, id);
  if (!studentId) return [caller.id];
  await noteOpening(database, { mentorId: caller.id, studentId, scope, thingId: isItem ? id : null });
  return [caller.id, studentId];
}

/** A path that does not have what its access names is a bug, and must open nothing. */
function idIn(params: Params, name: string): string {
  const id = params?.[name];
  if (!id) throw new Error(`the path has no {${name}}`);
  return id.toLowerCase();
}

async function findSharingAll(database: Database, mentorId: string, scope: ShareScope, studentId: string) {
  return (await sharesAll(database, mentorId, scope, studentId)) ? studentId : undefined;
}
