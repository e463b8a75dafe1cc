import type { dismissedMarks } from '@lantern/contract/essays.marks';
import { Problem } from '@lantern/contract/problem';
import type { RecordOf } from '@lantern/contract/record';
import type { KeyedFieldsOf } from '@lantern/contract/record-keyed';
import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/database.ts';
import type { DismissedMarks } from '#database/tables.ts';
import type { KeyedStore } from '#records/keyed-service.ts';

type Kept = RecordOf<typeof dismissedMarks>;

const keptOf = ({ essay_id, marks, revision, updated_at }: Selectable<DismissedMarks>): Kept => ({
  _id: essay_id,
  marks,
  revision,
  updated_at: updated_at.toISOString(),
});

const rowsOf = (database: Database, userId: string) =>
  database.selectFrom('dismissed_marks').selectAll().where('user_id', '=', userId);

export const marksStore: KeyedStore<KeyedFieldsOf<typeof dismissedMarks>, Kept> = {
  async list(database, userId) {
    const rows = await rowsOf(database, userId).orderBy('updated_at', 'desc').limit(500).execute();
    return rows.map(keptOf);
  },
  async find(database, userId, essay) {
    const row = await rowsOf(database, userId).where('essay_id', '=', essay).executeTakeFirst();
    return row && keptOf(row);
  },
  async put(transaction, userId, essay, { marks }) {
    const row = await transaction
      .insertInto('dismissed_marks')
      .columns(['user_id', 'essay_id', 'marks'])
      .expression(
        transaction
          .selectFrom('essays')
          .where('id', '=', essay)
          .where('user_id', '=', userId)
          .select(['user_id', 'id', sql<string[]>`${marks}::text[]`.as('marks')]),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'essay_id'])
          .doUpdateSet({ marks, revision: sql`dismissed_marks.revision + 1`, updated_at: sql`clock_timestamp()` }),
      )
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new Problem('not_found');
    return keptOf(row);
  },
};
