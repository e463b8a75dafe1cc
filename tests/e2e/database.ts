// The database of the journeys' server, for what calls cannot bring about: that time passes.
import { connect } from '../../apps/server/src/database/database.ts';
import { startEmbedded } from '../../apps/server/src/database/embedded.ts';

/** Moves a session that is booked so that it began a minute ago. */
export async function beginSession(id: string): Promise<void> {
  // it runs already: this only finds it, and leaves it to its server
  const { connection } = await startEmbedded({ dataDir: process.env.LANTERN_DATA ?? '', log: () => {}, watch: false });
  const { database } = connect(connection, () => {});
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  await database
    .updateTable('bookings')
    .set({ starts_at: at(-1), ends_at: at(29), held_until: at(29) })
    .where('id', '=', id)
    .execute();
  await database.destroy();
}
