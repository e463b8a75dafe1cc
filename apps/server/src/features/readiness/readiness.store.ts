import { type Answers, type Attempt, attemptCalls } from '@lantern/contract/readiness';
import type { FieldsOf } from '@lantern/contract/record';
import { type Selectable, sql } from 'kysely';
import { oldestRestorable } from '#database/deletions.ts';
import type { ReadinessAttempts } from '#database/tables.ts';
import type { RecordStore } from '#records/record-service.ts';

const attemptOf = ({ id, answers, revision, created_at, updated_at }: Selectable<ReadinessAttempts>): Attempt => ({
  _id: id,
  answers: answers as Answers,
  revision,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});

export const attemptStore: RecordStore<FieldsOf<typeof attemptCalls>, Attempt> = {
  /** Oldest first. */
  async list(database, userId) {
    const rows = await database
      .selectFrom('readiness_attempts')
      .selectAll()
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .limit(attemptCalls.most)
      .execute();
    return rows.map(attemptOf);
  },

  async find(database, userId, id) {
    const row = await database
      .selectFrom('readiness_attempts')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where((row) => row.or([row('deleted_at', 'is', null), row('deleted_at', '>', oldestRestorable)]))
      .executeTakeFirst();
    return row && { record: attemptOf(row), deleted: row.deleted_at !== null };
  },

  async insert(transaction, userId, id, { answers }) {
    const row = await transaction
      .insertInto('readiness_attempts')
      .values({ id, user_id: userId, answers: JSON.stringify(answers) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst();
    return row && attemptOf(row);
  },

  async update(transaction, userId, id, { answers }) {
    const row = await transaction
      .updateTable('readiness_attempts')
      .set({ answers: JSON.stringify(answers), revision: sql`revision + 1`, updated_at: sql`clock_timestamp()` })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow();
    return attemptOf(row);
  },

  async listDeleted(database, userId) {
    const rows = await database
      .selectFrom('readiness_attempts')
      .selectAll()
      .where('user_id', '=', userId)
      .where('deleted_at', '>', oldestRestorable)
      .orderBy('deleted_at', 'desc')
      .orderBy('id')
      .limit(100)
      .execute();
    return rows.map(attemptOf);
  },
};
