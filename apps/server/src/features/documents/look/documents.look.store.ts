import type { DocumentChecks } from '@lantern/contract/documents';
import type { DocumentCategory } from '@lantern/contract/documents.rules';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { withNewestFile } from '../files/documents.files.store.ts';

/** Counts a look at a kept file and answers whose it is; undefined when it is gone or looked at already. */
export async function startLook(database: Database, key: string) {
  const { rows } = await sql<{ userId: string; documentId: string; tries: number }>`
    update document_files set check_tries = check_tries + 1
    from documents
    where document_files.key = ${key} and documents.id = document_files.document_id
      and state = 'kept' and checks is null
    returning documents.user_id as "userId", documents.id as "documentId", check_tries as tries`.execute(database);
  return rows[0];
}

/** The category of a paper, which stays so until the transaction ends; undefined when the paper is gone. */
export async function holdCategory(transaction: Database, documentId: string): Promise<DocumentCategory | undefined> {
  const row = await transaction
    .selectFrom('documents')
    .select('category')
    .where('id', '=', documentId)
    .forShare()
    .executeTakeFirst();
  return row?.category as DocumentCategory | undefined;
}

export async function keepLook(
  transaction: Database,
  key: string,
  look: { userId: string; checks: DocumentChecks; text: string; hasThumbnail: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('document_files')
    .set({ checks: JSON.stringify(look.checks), has_thumbnail: look.hasThumbnail })
    .where('key', '=', key)
    .where('state', '=', 'kept')
    .executeTakeFirst();
  // deleted for good while it was read
  if (numUpdatedRows === 0n) return false;
  if (look.text === '') return true;
  await transaction
    .insertInto('document_texts')
    .values({ key, user_id: look.userId, text: look.text })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ text: look.text }))
    .execute();
  return true;
}

/** What was read of a paper's newest file when it was looked at; undefined until then. */
export async function findRead(database: Database, userId: string, documentId: string) {
  return await withNewestFile(database)
    .leftJoin('document_texts', 'document_texts.key', 'document_files.key')
    .select(['document_files.key', 'text'])
    .where('documents.id', '=', documentId)
    .where('documents.user_id', '=', userId)
    .where('checks', 'is not', null)
    .executeTakeFirst();
}

export async function setFit(database: Database, key: string, fits: boolean | null): Promise<void> {
  await database
    .updateTable('document_files')
    .set({ checks: sql`jsonb_set(checks, '{fits_category}', ${JSON.stringify(fits)}::jsonb)` })
    .where('key', '=', key)
    .execute();
}

/** Kept files that nobody has looked at for ten minutes: their job was lost, or the installation is older than looks. */
export async function listUnseen(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('document_files')
    .select('key')
    .where('state', '=', 'kept')
    .where('checks', 'is', null)
    .where('created_at', '<', sql<Date>`now() - interval '10 minutes'`)
    .orderBy('created_at')
    .limit(100)
    .execute();
  return rows.map(({ key }) => key);
}

const excerptOptions = 'MaxWords=18, MinWords=8, MaxFragments=1, StartSel="", StopSel=""';

/** A student's papers whose name or text holds what is searched for, best first. */
export async function searchDocuments(database: Database, userId: string, search: string) {
  const like = `%${search.replace(/[%_\\]/g, (sign) => `\\${sign}`)}%`;
  const { rows } = await sql<{ _id: string; excerpt: string }>`
    with asked as (select websearch_to_tsquery('simple', ${search}) as query)
    select documents.id as _id,
      coalesce(case when texts.words @@ query then ts_headline('simple', texts.text, query, ${excerptOptions}) end, '') as excerpt
    from documents
    join document_files file on file.document_id = documents.id and file.version = documents.version
    left join document_texts texts on texts.key = file.key
    cross join asked
    where documents.user_id = ${userId} and documents.deleted_at is null
      and (documents.name ilike ${like} or texts.words @@ query)
    order by (documents.name ilike ${like}) desc, coalesce(ts_rank(texts.words, query), 0) desc, documents.created_at desc
    limit 50`.execute(database);
  return rows;
}
