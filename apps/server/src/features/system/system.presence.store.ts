import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

/** Seconds that a page counts as open after its last sign of life. */
const graceSeconds = 90;
/** This process among those that share the database. */
const thisProcess = randomUUID();

/** Notes that a page of this person is open now; or that the last one of this process has closed. */
export async function notePresence(
  database: Database,
  userId: string,
  isHere: boolean,
  process = thisProcess,
): Promise<void> {
  const until = isHere ? sql<Date>`now() + make_interval(secs => ${graceSeconds})` : sql<Date>`now()`;
  // an account that was deleted meanwhile has no row to write; what this one says is newer than what ran out elsewhere
  await sql`
    with old as (delete from presence where user_id = ${userId} and process <> ${process} and here_until <= now())
    insert into presence (user_id, process, seen_at, here_until)
    select id, ${process}::uuid, now(), ${until} from users where id = ${userId}
    on conflict (user_id, process) do update set seen_at = excluded.seen_at, here_until = excluded.here_until`.execute(
    database,
  );
}

export type Presence = { here: boolean; lastSeen: string };

/** Who has a page open that listens, and when somebody last had; nothing is known of those who are not in it. */
export async function listPresence(database: Database, userIds: readonly string[]): Promise<Map<string, Presence>> {
  if (userIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('presence')
    .select(['user_id', sql<Date>`max(seen_at)`.as('seen_at'), sql<boolean>`bool_or(here_until > now())`.as('here')])
    .where('user_id', 'in', userIds)
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id, seen_at, here }) => [user_id, { here, lastSeen: seen_at.toISOString() }]));
}
