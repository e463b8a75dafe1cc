import type { Database } from '#database/database.ts';

/** The student's rows for this institution, and whether each is still as the save made it, without texts for its form. */
export async function listSaves(
  transaction: Database,
  userId: string,
  institutionId: string,
): Promise<{ id: string; isUntouched: boolean }[]> {
  const rows = await transaction
    .selectFrom('saved_universities')
    .select((row) => [
      'id',
      'program',
      'stage',
      'revision',
      row
        .exists(
          row
            .selectFrom('application_drafts as draft')
            .whereRef('draft.user_id', '=', 'saved_universities.user_id')
            .whereRef('draft.id', '=', 'saved_universities.id'),
        )
        .as('has_draft'),
    ])
    .where('user_id', '=', userId)
    .where('institution_id', '=', institutionId)
    .where('deleted_at', 'is', null)
    .limit(200)
    .execute();
  return rows.map(({ id, program, stage, revision, has_draft }) => ({
    id,
    isUntouched: program === '' && stage === 'considering' && revision === 1 && !has_draft,
  }));
}
