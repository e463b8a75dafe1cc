// What tables of links that end have in common (secret-links.ts).
import { sql } from 'kysely';

/** For a table with `revoked_at` and `ends_on`: a link works through its last day, wherever on earth that day ends last. */
export const stillOpen = sql<boolean>`revoked_at is null and now() < ends_on + interval '36 hours'`;
/** Its last day as `YYYY-MM-DD`. */
export const endsOn = sql<string>`to_char(ends_on, 'YYYY-MM-DD')`.as('ends_on');
