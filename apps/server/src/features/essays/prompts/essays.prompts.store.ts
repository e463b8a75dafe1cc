// The prompts that essays are mapped to. Prompts of a deleted essay stay with it, out of reach until it comes back.

import type { limitUnits } from '@lantern/contract/essays.limits';
import type { EssayType } from '@lantern/contract/essays.types';
import type { Database } from '#database/database.ts';

type Unit = (typeof limitUnits)[number];

export type StoredPrompt = {
  id: string;
  essay_id: string;
  prompt_id: string | null;
  prompt: string;
  limit_max: number;
  limit_unit: Unit;
};
export type NewPrompt = Omit<StoredPrompt, 'id'>;

const columns = ['id', 'essay_id', 'prompt_id', 'prompt', 'limit_max', 'limit_unit'] as const;
const promptOf = (row: Omit<StoredPrompt, 'limit_unit'> & { limit_unit: string }): StoredPrompt => ({
  ...row,
  limit_unit: row.limit_unit as Unit,
});

/** What of an essay its prompts are held against; `lock` lets one change of its prompts happen at a time. */
export async function findPromptedEssay(database: Database, owners: string[], essayId: string, lock = false) {
  const row = await database
    .selectFrom('essays')
    .select(['id', 'essay_type', 'text', 'limit_max', 'limit_unit'])
    .where('id', '=', essayId)
    .where('user_id', 'in', owners)
    .where('deleted_at', 'is', null)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row && { ...row, essay_type: row.essay_type as EssayType, limit_unit: row.limit_unit as Unit };
}

export async function listPrompts(database: Database, owners: string[], essayId: string): Promise<StoredPrompt[]> {
  const rows = await database
    .selectFrom('essay_prompts')
    .select(columns)
    .where('essay_id', '=', essayId)
    .where('user_id', 'in', owners)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(promptOf);
}

/** Undefined when the essay has that prompt already. */
export async function insertPrompt(
  transaction: Database,
  userId: string,
  prompt: NewPrompt,
): Promise<StoredPrompt | undefined> {
  const row = await transaction
    .insertInto('essay_prompts')
    .values({ ...prompt, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row && promptOf(row);
}

/** The id of the essay that the prompt was taken off. */
export async function removePrompt(database: Database, userId: string, id: string): Promise<string | undefined> {
  const row = await database
    .deleteFrom('essay_prompts')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('essay_id', 'in', (live) =>
      live.selectFrom('essays').select('id').where('user_id', '=', userId).where('deleted_at', 'is', null),
    )
    .returning('essay_id')
    .executeTakeFirst();
  return row?.essay_id;
}
