import { sql } from 'kysely';
import { lookAt } from '#features/documents/look/documents.look.ts';
import type { TestApp } from './app.ts';

/** Afterwards no paper waits for its thumbnail, and no job is still writing one. */
export async function lookAtAll({ database, ports }: TestApp): Promise<void> {
  const unseen = await database
    .selectFrom('document_files')
    .select('key')
    .where('state', '=', 'kept')
    .where('checks', 'is', null)
    .execute();
  for (const { key } of unseen) await lookAt(ports, key);
  const isBusy = async () =>
    (await sql`select from jobs.job where name = 'look-at-document' and state = 'active'`.execute(database)).rows
      .length > 0;
  while (await isBusy()) await new Promise((resolve) => setTimeout(resolve, 20));
}
