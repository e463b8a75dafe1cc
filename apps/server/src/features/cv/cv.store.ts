import type { Cv, cvCalls } from '@lantern/contract/cv';
import type { RecordOf } from '@lantern/contract/record';
import { type Selectable, sql } from 'kysely';
import type { Cvs } from '#database/tables.ts';
import type { SingleStore } from '#records/keyed-service.ts';

type Kept = RecordOf<typeof cvCalls>;

const cvOf = (row: Selectable<Cvs>): Kept => ({
  sections: row.sections as Kept['sections'],
  summary: row.summary,
  languages: row.languages as Kept['languages'],
  awards: row.awards as Kept['awards'],
  revision: row.revision,
  updated_at: row.updated_at.toISOString(),
});

export const cvStore: SingleStore<Cv, Kept> = {
  async find(database, userId) {
    const row = await database.selectFrom('cvs').selectAll().where('user_id', '=', userId).executeTakeFirst();
    return row && cvOf(row);
  },

  async put(transaction, userId, { sections, summary, languages, awards }) {
    const values = {
      sections: JSON.stringify(sections),
      summary,
      languages: JSON.stringify(languages),
      awards: JSON.stringify(awards),
    };
    const row = await transaction
      .insertInto('cvs')
      .values({ user_id: userId, ...values })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ ...values, revision: sql`cvs.revision + 1`, updated_at: sql`clock_timestamp()` }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    return cvOf(row);
  },
};
