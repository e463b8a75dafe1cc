import { ownWords } from '@lantern/contract/essays.words';
import type { RecordOf } from '@lantern/contract/record';
import type { KeyedFieldsOf } from '@lantern/contract/record-keyed';
import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/database.ts';
import type { OwnWords } from '#database/tables.ts';
import type { KeyedStore } from '#records/keyed-service.ts';

type Kept = RecordOf<typeof ownWords>;

const wordOf = ({ word, kept, revision, updated_at }: Selectable<OwnWords>): Kept => ({
  _id: word,
  kept,
  revision,
  updated_at: updated_at.toISOString(),
});

const rowsOf = (database: Database, userId: string) =>
  database.selectFrom('own_words').selectAll().where('user_id', '=', userId);

export const wordStore: KeyedStore<KeyedFieldsOf<typeof ownWords>, Kept> = {
  async list(database, userId) {
    const rows = await rowsOf(database, userId).orderBy('word').limit(ownWords.most).execute();
    return rows.map(wordOf);
  },
  async find(database, userId, word) {
    const row = await rowsOf(database, userId).where('word', '=', word).executeTakeFirst();
    return row && wordOf(row);
  },
  async put(transaction, userId, word, { kept }) {
    const row = await transaction
      .insertInto('own_words')
      .values({ user_id: userId, word, kept })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'word'])
          .doUpdateSet({ kept, revision: sql`own_words.revision + 1`, updated_at: sql`clock_timestamp()` }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    return wordOf(row);
  },
};
