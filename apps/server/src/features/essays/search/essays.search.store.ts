import { searchedMax } from '@lantern/contract/essays.search';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

/** Essays in the order of their ids, each with all its words in one. */
export async function listSearched(
  database: Database,
  userId: string,
  most: number,
  after: string | undefined,
): Promise<{ id: string; searched: string }[]> {
  return await database
    .selectFrom('essays')
    .select([
      'id',
      sql<string>`concat_ws(' ', title, prompt, left(text, ${searchedMax}), (
        select string_agg(essay_prompts.prompt, ' ') from essay_prompts
        where essay_prompts.essay_id = essays.id and essay_prompts.user_id = essays.user_id))`.as('searched'),
    ])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .$if(after !== undefined, (query) => query.where('id', '>', after as string))
    .orderBy('id')
    .limit(most)
    .execute();
}
