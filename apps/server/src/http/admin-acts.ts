// What administrators did. `serve` notes it after the handler of any endpoint that is one of theirs, so that no feature
// has to think of it and none can forget it.
import { type Endpoint, isAdminAct, nameOfEndpoint } from '@lantern/contract/endpoint';
import type { FastifyBaseLogger } from 'fastify';
import { insertAct } from '#database/admin-acts.ts';
import type { Database } from '#database/database.ts';
import type { Caller } from '#feature/caller.ts';

type Input = { params?: unknown; body?: unknown };

/** Names under which a call carries an id, and what an id looks like: words and addresses are neither. */
const idName = /^(id|\w+(_id|Id))$/;
const idValue = /^[\w.-]{1,80}$/;

/** The ids of a call, without anything that was written or chosen. */
function idsOf({ params, body }: Input): Record<string, string> {
  const fields = Object.entries({ ...(params as object | undefined), ...(body as object | undefined) });
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => {
      const [name, value] = field;
      return idName.test(name) && typeof value === 'string' && idValue.test(value);
    }),
  );
}

/**
 * Notes one act. It stands outside of the handler's transactions: what was done is done, so a row that cannot be
 * written is logged and the call is answered.
 */
export async function noteAct(
  { database, log }: { database: Database; log: FastifyBaseLogger },
  endpoint: Endpoint,
  admin: Caller,
  { concerned, ...input }: Input & { concerned: string | null | undefined },
): Promise<void> {
  if (!isAdminAct(endpoint)) return;
  const name = nameOfEndpoint(endpoint);
  try {
    await insertAct(database, {
      adminId: admin.id,
      endpoint: name,
      concernsId: concerned ?? null,
      ids: idsOf(input),
    });
  } catch (error) {
    log.error({ err: error, act: name, admin: admin.id }, 'what an administrator did could not be noted');
  }
}
