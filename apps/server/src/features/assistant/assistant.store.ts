import { type AskedQuestion, type Conversation, conversationsMax } from '@lantern/contract/assistant';
import { type Selectable, sql } from 'kysely';
import { oldestRestorable } from '#database/deletions.ts';
import type { Conversations } from '#database/tables.ts';
import type { RecordStore } from '#records/record-service.ts';

type Fields = { questions: AskedQuestion[] };

const conversationOf = (row: Selectable<Conversations>): Conversation => ({
  _id: row.id,
  questions: row.questions as unknown as AskedQuestion[],
  revision: row.revision,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export const conversationStore: RecordStore<Fields, Conversation> = {
  async list(database, userId) {
    const rows = await database
      .selectFrom('conversations')
      .selectAll()
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .limit(conversationsMax)
      .execute();
    return rows.map(conversationOf);
  },

  async find(database, userId, id) {
    const row = await database
      .selectFrom('conversations')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where((row) => row.or([row('deleted_at', 'is', null), row('deleted_at', '>', oldestRestorable)]))
      .executeTakeFirst();
    return row && { record: conversationOf(row), deleted: row.deleted_at !== null };
  },

  async insert(transaction, userId, id, { questions }) {
    const row = await transaction
      .insertInto('conversations')
      .values({ id, user_id: userId, questions: JSON.stringify(questions) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst();
    return row && conversationOf(row);
  },

  async update(transaction, userId, id, { questions }) {
    const row = await transaction
      .updateTable('conversations')
      .set({
        questions: JSON.stringify(questions),
        revision: sql`revision + 1`,
        updated_at: sql`clock_timestamp()`,
      })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow();
    return conversationOf(row);
  },

  async listDeleted(database, userId) {
    const rows = await database
      .selectFrom('conversations')
      .selectAll()
      .where('user_id', '=', userId)
      .where('deleted_at', '>', oldestRestorable)
      .orderBy('deleted_at', 'desc')
      .orderBy('id')
      .limit(100)
      .execute();
    return rows.map(conversationOf);
  },
};
