// Who is calling, and whose things the call may reach: the one place that decides.
import type { Access } from '@lantern/contract/access';
import { Problem } from '@lantern/contract/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '#caller.ts';
import type { Database } from '#database/database.ts';
import { listSharingStudents } from '#database/shares.ts';

/** Finds the session of a request; undefined for a stranger. Answers no cookie without asking the database. */
export type Identify = (request: FastifyRequest, reply: FastifyReply) => Promise<Caller | undefined>;

/** Refuses a caller whose role may not use the endpoint. A stranger is asked to sign in, unless anyone may call. */
export function checkRole(access: Access, caller: Caller | undefined): void {
  if (access.roles === 'anyone') return;
  if (!caller) throw new Problem('unauthenticated');
  if (!access.roles.includes(caller.role)) throw new Problem('forbidden');
}

/**
 * The ids whose things the caller may reach through an endpoint: their own, and for a read that can be shared those
 * of students with a live share of that scope. Stores put them into every `where`.
 */
export async function reachableOwners(database: Database, access: Access, caller: Caller): Promise<string[]> {
  if (!access.shared || caller.role !== 'mentor') return [caller.id];
  return [caller.id, ...(await listSharingStudents(database, caller.id, access.shared))];
}
