// The database of the journeys' server, for what calls cannot bring about: that time passes.
import { sql } from 'kysely';
import { connect } from '../../apps/server/src/database/database.ts';
import { startEmbedded } from '../../apps/server/src/database/embedded.ts';

/** Moves a session that is booked so that it began a minute ago. */
export async function beginSession(id: string): Promise<void> {
  // it runs already: this only finds it, and leaves it to its server
  const { connection } = await startEmbedded({ dataDir: process.env.LANTERN_DATA ?? '', log: () => {}, watch: false });
  const { database } = connect(connection, () => {});
  await sql`update bookings set starts_at = now() - interval '1 minute', ends_at = now() + interval '29 minutes',
    held_until = now() + interval '29 minutes' where id = ${id}`.execute(database);
  await database.destroy();
}
