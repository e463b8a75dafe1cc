import type { KeptWishes, WishesSaid } from '@lantern/contract/matching.wishes';
import { type Selectable, sql } from 'kysely';
import type { StudyWishes } from '#database/tables.ts';
import type { SingleStore } from '#records/keyed-service.ts';

function wishesOf({
  level,
  field,
  country,
  language,
  budget,
  gpa,
  gpa_untold,
  ...row
}: Selectable<StudyWishes>): KeptWishes {
  return {
    ...{ level: level as KeptWishes['level'], field, country, language, budget, gpa, gpa_untold },
    revision: row.revision,
    updated_at: row.updated_at.toISOString(),
  };
}

export const wishesStore: SingleStore<WishesSaid, KeptWishes> = {
  async find(database, userId) {
    const row = await database.selectFrom('study_wishes').selectAll().where('user_id', '=', userId).executeTakeFirst();
    return row && wishesOf(row);
  },

  async put(transaction, userId, fields) {
    // who names a grade is not asked about another one
    const said = { ...fields, ...(fields.gpa != null && { gpa_untold: null }) };
    const row = await transaction
      .insertInto('study_wishes')
      .values({ user_id: userId, ...said })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({
          ...said,
          revision: sql`study_wishes.revision + 1`,
          updated_at: sql`clock_timestamp()`,
        }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    return wishesOf(row);
  },
};
