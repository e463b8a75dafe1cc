import { sql } from 'kysely';
import * as z from 'zod/mini';
import { jobType } from '#ports/jobs/jobs.ts';
import type { Ports } from '#ports/ports.ts';

export const sendMail = jobType('send-mail', z.object({ to: z.string(), subject: z.string(), text: z.string() }));

/** Removes what has run out: sessions, codes, links, throttles and guests of more than a day. */
export async function purgeAccounts({ database }: Pick<Ports, 'database'>): Promise<void> {
  const now = sql<Date>`now()`;
  await database.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await database.deleteFrom('verifications').where('expires_at', '<', now).execute();
  await database.deleteFrom('throttles').where('window_ends_at', '<', now).execute();
  await database
    .deleteFrom('one_time_tokens')
    .where('expires_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
  await database
    .deleteFrom('users')
    .where('guest', '=', true)
    .where('created_at', '<', sql<Date>`now() - interval '24 hours'`)
    .execute();
}
