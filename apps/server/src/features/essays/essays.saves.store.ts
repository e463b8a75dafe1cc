// Saves that were accepted, by the id that the device gave them: one that is sent again is known.
import type { Database } from '#database/database.ts';
import { oldestRestorable } from '#database/deletions.ts';

export async function findSave(
  transaction: Database,
  essayId: string,
  saveId: string,
): Promise<{ revision: number; digest: Buffer } | undefined> {
  return await transaction
    .selectFrom('essay_saves')
    .select(['revision', 'digest'])
    .where('essay_id', '=', essayId)
    .where('save_id', '=', saveId)
    .executeTakeFirst();
}

export async function insertSave(
  transaction: Database,
  save: { essay_id: string; save_id: string; revision: number; digest: Buffer },
): Promise<void> {
  await transaction
    .insertInto('essay_saves')
    .values(save)
    .onConflict((conflict) =>
      conflict.columns(['essay_id', 'save_id']).doUpdateSet({ revision: save.revision, digest: save.digest }),
    )
    .execute();
}

/** Forgets saves that no device will send again. */
export async function purgeSaves(database: Database): Promise<void> {
  await database.deleteFrom('essay_saves').where('created_at', '<', oldestRestorable).execute();
}
