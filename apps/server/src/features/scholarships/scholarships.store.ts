import type { RecordOf } from '@lantern/contract/record';
import type { KeyedFieldsOf } from '@lantern/contract/record-keyed';
import { savedScholarships } from '@lantern/contract/scholarships';
import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/database.ts';
import type { SavedScholarships } from '#database/tables.ts';
import type { KeyedStore } from '#records/keyed-service.ts';

type Fields = KeyedFieldsOf<typeof savedScholarships>;
type Saved = RecordOf<typeof savedScholarships>;

const savedOf = (row: Selectable<SavedScholarships>): Saved => ({
  _id: row.scholarship_id,
  name: row.name,
  state: row.state as Saved['state'],
  deadline: row.deadline,
  note: row.note,
  revision: row.revision,
  updated_at: row.updated_at.toISOString(),
});

const rowsOf = (database: Database, userId: string) =>
  database.selectFrom('saved_scholarships').selectAll().where('user_id', '=', userId);

export const savedStore: KeyedStore<Fields, Saved> = {
  async list(database, userId) {
    const rows = await rowsOf(database, userId).orderBy('scholarship_id').limit(savedScholarships.most).execute();
    return rows.map(savedOf);
  },
  async find(database, userId, id) {
    const row = await rowsOf(database, userId).where('scholarship_id', '=', id).executeTakeFirst();
    return row && savedOf(row);
  },
  async put(transaction, userId, id, { state, deadline, note }) {
    const row = await transaction
      .insertInto('saved_scholarships')
      .values({
        user_id: userId,
        scholarship_id: id,
        // what is on the list already may have left the catalogue, and keeps its name
        name: sql`coalesce((select name from scholarships where id = ${id}), ${id})`,
        state,
        deadline,
        note,
      })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'scholarship_id']).doUpdateSet({
          state,
          deadline,
          note,
          saved_at: sql`case when saved_scholarships.state = 'not-saved' then clock_timestamp()
            else saved_scholarships.saved_at end`,
          revision: sql`saved_scholarships.revision + 1`,
          updated_at: sql`clock_timestamp()`,
        }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    return savedOf(row);
  },
};

/** Those on the list, each with the day since when. */
export async function listKept(database: Database, userId: string): Promise<(Saved & { since: string })[]> {
  const rows = await rowsOf(database, userId)
    .where('state', '<>', 'not-saved')
    .orderBy('scholarship_id')
    .limit(savedScholarships.most)
    .execute();
  return rows.map((row) => ({ ...savedOf(row), since: row.saved_at.toISOString().slice(0, 10) }));
}
