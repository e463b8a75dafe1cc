import type { RecordOf } from '@lantern/contract/record';
import type { KeyedFieldsOf } from '@lantern/contract/record-keyed';
import { scholarshipAnswers } from '@lantern/contract/scholarships';
import type { Answer } from '@lantern/matching/scholarship-answers';
import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/database.ts';
import type { ScholarshipAnswers } from '#database/tables.ts';
import type { KeyedStore } from '#records/keyed-service.ts';

type Fields = KeyedFieldsOf<typeof scholarshipAnswers>;
type Kept = RecordOf<typeof scholarshipAnswers>;

const answerOf = (row: Selectable<ScholarshipAnswers>): Kept => ({
  _id: row.question,
  answer: row.answer as Kept['answer'],
  revision: row.revision,
  updated_at: row.updated_at.toISOString(),
});

const rowsOf = (database: Database, userId: string) =>
  database.selectFrom('scholarship_answers').selectAll().where('user_id', '=', userId);

export const answersStore: KeyedStore<Fields, Kept> = {
  async list(database, userId) {
    const rows = await rowsOf(database, userId).orderBy('question').limit(scholarshipAnswers.most).execute();
    return rows.map(answerOf);
  },
  async find(database, userId, question) {
    const row = await rowsOf(database, userId).where('question', '=', question).executeTakeFirst();
    return row && answerOf(row);
  },
  async put(transaction, userId, question, { answer }) {
    const row = await transaction
      .insertInto('scholarship_answers')
      .values({ user_id: userId, question, answer })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'question']).doUpdateSet({
          answer,
          revision: sql`scholarship_answers.revision + 1`,
          updated_at: sql`clock_timestamp()`,
        }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    return answerOf(row);
  },
};

/** What was answered with yes or no, by its question. */
export async function listAnswers(database: Database, userId: string): Promise<ReadonlyMap<string, Answer>> {
  const kept = await answersStore.list(database, userId);
  return new Map(kept.flatMap(({ _id, answer }): [string, Answer][] => (answer === 'open' ? [] : [[_id, answer]])));
}
