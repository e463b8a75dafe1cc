import { type Recommender, type RecommenderFields, recommendersMax } from '@lantern/contract/applications.letters';
import { type Selectable, sql } from 'kysely';
import { oldestRestorable } from '#database/deletions.ts';
import type { Recommenders } from '#database/tables.ts';
import type { RecordStore } from '#records/record-service.ts';

const recommenderOf = (row: Selectable<Recommenders>): Recommender => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  relation: row.relation,
  language: row.language as Recommender['language'],
  revision: row.revision,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

const valuesOf = ({ name, email, relation, language }: RecommenderFields) => ({ name, email, relation, language });

export const recommenderStore: RecordStore<RecommenderFields, Recommender> = {
  /** In the order in which they were added. */
  async list(database, userId) {
    const rows = await database
      .selectFrom('recommenders')
      .selectAll()
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .limit(recommendersMax)
      .execute();
    return rows.map(recommenderOf);
  },

  async find(database, userId, id) {
    const row = await database
      .selectFrom('recommenders')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where((row) => row.or([row('deleted_at', 'is', null), row('deleted_at', '>', oldestRestorable)]))
      .executeTakeFirst();
    return row && { record: recommenderOf(row), deleted: row.deleted_at !== null };
  },

  async insert(transaction, userId, id, fields) {
    const row = await transaction
      .insertInto('recommenders')
      .values({ id, user_id: userId, ...valuesOf(fields) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst();
    return row && recommenderOf(row);
  },

  async update(transaction, userId, id, fields) {
    const row = await transaction
      .updateTable('recommenders')
      .set({ ...valuesOf(fields), revision: sql`revision + 1`, updated_at: sql`clock_timestamp()` })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow();
    return recommenderOf(row);
  },

  async listDeleted(database, userId) {
    const rows = await database
      .selectFrom('recommenders')
      .selectAll()
      .where('user_id', '=', userId)
      .where('deleted_at', '>', oldestRestorable)
      .orderBy('deleted_at', 'desc')
      .orderBy('id')
      .limit(100)
      .execute();
    return rows.map(recommenderOf);
  },
};
