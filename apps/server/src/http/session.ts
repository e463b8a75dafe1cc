// Who is calling, and whose things the call may reach: the one place that decides.
import type { Access, ShareScope } from '@lantern/contract/access';
import type { Endpoint } from '@lantern/contract/endpoint';
import { Problem } from '@lantern/contract/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '#caller.ts';
import type { Database } from '#database/database.ts';
import { findSharer, noteOpening, sharesAll } from '#database/shares.ts';

/** Finds the session of a request; undefined for a stranger. Answers no cookie without asking the database. */
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
  if (caller.lacksSecondFactor && !isAlwaysOpen(endpoint)) throw new Problem('second_factor_needed');
  if (!access.roles.includes(caller.role) && !hasDuty(access, caller)) throw new Problem('forbidden');
}

/** Path parameters that name a student, and those that name a thing of one. */
const studentNames = ['userId', 'studentId'];
const thingNames = ['id', 'path'];

const named = (params: Params, names: readonly string[]) => names.map((name) => params?.[name]).find(Boolean);

type Params = Readonly<Record<string, string>> | undefined;

/**
 * The ids whose things the caller may reach through an endpoint: their own, and for a read that can be shared that of the
 * student whose live share covers what the path names. Stores put them into every `where`. That a mentor opens something
 * is noted here, before it is answered, so that no feature can forget it.
 */
export async function reachableOwners(
  database: Database,
  { shared: scope }: Access,
  caller: Caller,
  params: Params,
): Promise<string[]> {
  if (!scope || caller.role !== 'mentor') return [caller.id];
  const thingId = named(params, thingNames)?.toLowerCase() ?? null;
  const studentId = thingId
    ? await findSharer(database, caller.id, scope, thingId)
    : await findSharingAll(database, caller.id, scope, named(params, studentNames)?.toLowerCase());
  if (!studentId) return [caller.id];
  await noteOpening(database, { mentorId: caller.id, studentId, scope, thingId });
  return [caller.id, studentId];
}

async function findSharingAll(database: Database, mentorId: string, scope: ShareScope, studentId: string | undefined) {
  return studentId && (await sharesAll(database, mentorId, scope, studentId)) ? studentId : undefined;
}
