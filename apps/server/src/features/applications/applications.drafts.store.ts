import { type ApplicationDraft, type applicationDraftCalls, applicationsMax } from '@lantern/contract/applications';
import type { RecordOf } from '@lantern/contract/record';
import { type Selectable, sql } from 'kysely';
import type { ApplicationDrafts } from '#database/tables.ts';
import type { KeyedStore } from '#records/keyed-service.ts';

type KeptDraft = RecordOf<typeof applicationDraftCalls>;

const draftOf = (row: Selectable<ApplicationDrafts>): KeptDraft => ({
  _id: row.id,
  personal_statement: row.personal_statement,
  why_this_university: row.why_this_university,
  revision: row.revision,
  updated_at: row.updated_at.toISOString(),
});

export const draftStore: KeyedStore<ApplicationDraft, KeptDraft> = {
  async list(database, userId) {
    const rows = await database
      .selectFrom('application_drafts')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id')
      .limit(applicationsMax)
      .execute();
    return rows.map(draftOf);
  },
  async find(database, userId, id) {
    const row = await database
      .selectFrom('application_drafts')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    return row && draftOf(row);
  },
  async put(transaction, userId, id, fields) {
    const row = await transaction
      .insertInto('application_drafts')
      .values({ user_id: userId, id, ...fields })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'id']).doUpdateSet({
          ...fields,
          revision: sql`application_drafts.revision + 1`,
          updated_at: sql`clock_timestamp()`,
        }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    return draftOf(row);
  },
};
