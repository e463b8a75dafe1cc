// Who is calling, and whose things the call may reach: the one place that decides.
import type { Access } from '@lantern/contract/access';
import { Problem } from '@lantern/contract/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Caller } from '#caller.ts';
import type { Database } from '#database/database.ts';

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
  const shares = await database
    .selectFrom('shares')
    .select('student_id')
    .where('mentor_id', '=', caller.id)
    .where('scope', '=', access.shared)
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', sql<Date>`now()`)]))
    .execute();
  return [caller.id, ...shares.map((share) => share.student_id)];
}
