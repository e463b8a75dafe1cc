// Every essay and version of a student, the deleted ones that can still come back too; read a few at a time.
import type { Database } from '#database/database.ts';
import { inPages } from '#database/pages.ts';

const atOnce = 20;

export async function* listAllEssays(database: Database, userId: string) {
  const ids = await database
    .selectFrom('essays')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  let number = 0;
  for (const { id } of ids) {
    const essay = await database
      .selectFrom('essays')
      .select(['id', 'title', 'text', 'updated_at', 'deleted_at'])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    number += 1;
    if (essay) yield { ...essay, number };
  }
}

export function readAllVersions(database: Database, userId: string, essayId: string) {
  return inPages(
    atOnce,
    (after, size) =>
      database
        .selectFrom('essay_versions')
        .select(['id', 'kind', 'name', 'title', 'text', 'created_at'])
        .where('essay_id', '=', essayId)
        .where('user_id', '=', userId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(size)
        .execute(),
    ({ id }) => id,
  );
}
