// The bytes behind papers: noted before they arrive, forgotten after they are gone, counted while they are kept.
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { inPages } from '#database/pages.ts';

/** Papers, each with the file of its newest version. */
export function withNewestFile(database: Database) {
  return database
    .selectFrom('documents')
    .innerJoin('document_files', (join) =>
      join
        .onRef('document_files.document_id', '=', 'documents.id')
        .onRef('document_files.version', '=', 'documents.version'),
    );
}

export async function noteArriving(database: Database, userId: string, key: string): Promise<void> {
  await database.insertInto('document_files').values({ key, user_id: userId }).execute();
}

export type KeptFile = { key: string; documentId: string; version: number; size: number; sha256: Buffer };

/** Makes an arrived file a version of a paper; false when the sweep has given it up meanwhile. */
export async function keepFile(transaction: Database, userId: string, file: KeptFile): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('document_files')
    .set({
      state: 'kept',
      document_id: file.documentId,
      version: file.version,
      size: file.size,
      sha256: file.sha256,
      created_at: sql<Date>`clock_timestamp()`,
    })
    .where('key', '=', file.key)
    .where('user_id', '=', userId)
    .where('state', '=', 'arriving')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export type FileOfVersion = { key: string; size: number; hasThumbnail: boolean };

/** The file of a version (the newest one when none is named) of a paper that is not deleted. */
export async function findFile(
  database: Database,
  owners: string[],
  documentId: string,
  version?: number,
): Promise<(FileOfVersion & { name: string; version: number; owner: string }) | undefined> {
  const row = await database
    .selectFrom('documents')
    .innerJoin('document_files', 'document_files.document_id', 'documents.id')
    .select(['key', 'size', 'has_thumbnail', 'name', 'document_files.version', 'documents.user_id as owner'])
    .where('documents.id', '=', documentId)
    .where('documents.user_id', 'in', owners)
    .where('deleted_at', 'is', null)
    .where((where) =>
      where('document_files.version', '=', version === undefined ? where.ref('documents.version') : where.val(version)),
    )
    .executeTakeFirst();
  return (
    row && {
      key: row.key,
      size: Number(row.size),
      hasThumbnail: row.has_thumbnail,
      name: row.name,
      version: Number(row.version),
      owner: row.owner,
    }
  );
}

/** Newest files of all papers of a student, by category and name; at most 500. */
export async function listNewestFiles(database: Database, userId: string) {
  const rows = await withNewestFile(database)
    .select(['documents.id', 'name', 'category', 'key', 'size', 'document_files.created_at as createdAt'])
    .where('documents.user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('category')
    .orderBy('name')
    .limit(500)
    .execute();
  return rows.map((row) => ({ ...row, size: Number(row.size) }));
}

/** Digest of the newest version, to know an upload that was sent again. */
export async function findDigest(database: Database, userId: string, documentId: string): Promise<Buffer | undefined> {
  const row = await withNewestFile(database)
    .select('sha256')
    .where('documents.id', '=', documentId)
    .where('documents.user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.sha256 ?? undefined;
}

export async function listVersions(database: Database, owners: string[], documentId: string) {
  const rows = await database
    .selectFrom('documents')
    .innerJoin('document_files', 'document_files.document_id', 'documents.id')
    .select([
      'document_files.version',
      'size',
      'sha256',
      sql<number | null>`(checks ->> 'pages')::int`.as('pages'),
      'document_files.created_at',
    ])
    .where('documents.id', '=', documentId)
    .where('documents.user_id', 'in', owners)
    .where('deleted_at', 'is', null)
    .where('state', '=', 'kept')
    .orderBy('document_files.version', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    version: Number(row.version),
    size: Number(row.size),
    sha256: row.sha256?.toString('hex') ?? '',
    pages: row.pages,
    created_at: row.created_at.toISOString(),
  }));
}

/** Marks a paper's files as leaving and gives their room back; answers their keys. */
export async function dropFiles(transaction: Database, userId: string, documentId: string): Promise<string[]> {
  const rows = await transaction
    .updateTable('document_files')
    .set({ state: 'leaving' })
    .where('document_id', '=', documentId)
    .where('user_id', '=', userId)
    .where('state', '=', 'kept')
    .returning(['key', 'size'])
    .execute();
  const bytes = rows.reduce((sum, { size }) => sum + Number(size), 0);
  await transaction
    .updateTable('document_usage')
    .set({ bytes: sql<number>`greatest(0, bytes - ${bytes})` })
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ key }) => key);
}

/** Gives an arriving file up, so that nobody keeps it any more; false when it is kept. Who is erased leaves no note. */
export async function giveUp(database: Database, key: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('document_files')
    .set({ state: 'leaving' })
    .where('key', '=', key)
    .where('state', '<>', 'kept')
    .executeTakeFirst();
  return numUpdatedRows === 1n || (await knownKeys(database, [key])).size === 0;
}

export async function forgetFile(database: Database, key: string): Promise<void> {
  await database.deleteFrom('document_files').where('key', '=', key).execute();
}

/**
 * Marks files that belong to no paper as leaving and answers them: those of people who are gone, of papers deleted for
 * good, and those that have been arriving for more than an hour.
 */
export async function claimLeaving(database: Database): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    update document_files set state = 'leaving'
    where key in (
      select key from document_files
      where (state <> 'kept' or document_id is null or user_id is null)
        and (state = 'leaving' or user_id is null or created_at < now() - interval '1 hour'
             or (state = 'kept' and document_id is null))
      order by created_at limit 500 for update skip locked)
    returning key`.execute(database);
  return rows.map(({ key }) => key);
}

/** Which of these keys are known here. */
export async function knownKeys(database: Database, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await database.selectFrom('document_files').select('key').where('key', 'in', keys).execute();
  return new Set(rows.map(({ key }) => key));
}

const page = 1000;

/** Versions of papers, deleted ones included, and the pictures of their first pages. */
export function listKeptFiles(database: Database) {
  return inPages(
    page,
    (after, size) =>
      database
        .selectFrom('document_files')
        .select(['key', 'size', 'sha256', 'has_thumbnail'])
        .where('state', '=', 'kept')
        .where('document_id', 'is not', null)
        .where('user_id', 'is not', null)
        .where('key', '>', after)
        .orderBy('key')
        .limit(size)
        .execute(),
    ({ key }) => key,
  );
}

/** Every kept version of every paper of a student, by category, name and number; with the deleted ones. */
export async function listAllVersions(database: Database, userId: string) {
  const rows = await database
    .selectFrom('documents')
    .innerJoin('document_files', 'document_files.document_id', 'documents.id')
    .select([
      'key',
      'name',
      'category',
      'documents.version as newest',
      'document_files.version',
      'deleted_at',
      'document_files.created_at as kept_at',
    ])
    .where('documents.user_id', '=', userId)
    .where('state', '=', 'kept')
    .orderBy('category')
    .orderBy('name')
    .orderBy('document_files.version', 'desc')
    .execute();
  return rows;
}

export async function listKeysOf(database: Database, userId: string): Promise<string[]> {
  const rows = await database.selectFrom('document_files').select('key').where('user_id', '=', userId).execute();
  return rows.map(({ key }) => key);
}
