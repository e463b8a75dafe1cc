import type { Database } from '#database/database.ts';

/** The student's rows for this institution, and whether each is still as the save made it. */
export async function listSaves(
  transaction: Database,
  userId: string,
  institutionId: string,
): Promise<{ id: string; isUntouched: boolean }[]> {
  const rows = await transaction
    .selectFrom('saved_universities')
    .select(['id', 'program', 'stage', 'revision'])
    .where('user_id', '=', userId)
    .where('institution_id', '=', institutionId)
    .where('deleted_at', 'is', null)
    .limit(200)
    .execute();
  return rows.map(({ id, program, stage, revision }) => ({
    id,
    isUntouched: program === '' && stage === 'considering' && revision === 1,
  }));
}
