// What a save, a kept version and an evaluation note of an essay, under the lock of its row (lockEssay).
import type { Essay } from '@lantern/contract/essays';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

/** What became of the replaced text: kept as a version, or how many characters have been taken away since one was. */
type Kept = { versionKept: true } | { versionKept: false; removedCharacters: number };

/** Stores an essay whose row is locked; answers its new time of change. */
export async function storeEssay(transaction: Database, userId: string, essay: Essay, kept: Kept): Promise<string> {
  const { updated_at } = await transaction
    .updateTable('essays')
    .set({
      title: essay.title,
      essay_type: essay.essay_type,
      status: essay.status,
      prompt: essay.prompt,
      tags: essay.tags,
      limit_max: essay.max_words,
      limit_unit: essay.limit_unit,
      text: essay.text,
      preview: essay.preview,
      word_count: essay.word_count,
      character_count: essay.character_count,
      revision: essay.revision,
      evaluated_revision: essay.evaluated_revision,
      updated_at: sql`clock_timestamp()`,
      ...(kept.versionKept ? versionJustKept : { removed_characters: kept.removedCharacters }),
    })
    .where('id', '=', essay._id)
    .where('user_id', '=', userId)
    .returning('updated_at')
    .executeTakeFirstOrThrow();
  return updated_at.toISOString();
}

const versionJustKept = {
  version_due_at: sql<Date>`clock_timestamp() + interval '5 minutes'`,
  removed_characters: 0,
};

/** The current text is among the versions now, so the next one is due later. */
export async function noteVersionKept(transaction: Database, userId: string, id: string): Promise<void> {
  await transaction
    .updateTable('essays')
    .set(versionJustKept)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

/** The next text to be replaced is kept, however small the change. */
export async function makeVersionDue(transaction: Database, userId: string, id: string): Promise<void> {
  await transaction
    .updateTable('essays')
    .set({ version_due_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

/** An essay that its writer calls complete stays so. */
export async function setEvaluated(transaction: Database, userId: string, id: string, revision: number): Promise<void> {
  await transaction
    .updateTable('essays')
    .set({
      status: sql`case when status = 'complete' then status else 'evaluated' end`,
      evaluated_revision: revision,
      ...versionJustKept,
    })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}
