// Papers: what a student sees. Their bytes are rows of documents.files.store.ts.
import type { DocumentChecks, VaultDocument } from '@lantern/contract/documents';
import type { DocumentCategory } from '@lantern/contract/documents.rules';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { withNewestFile } from './files/documents.files.store.ts';

/** Papers joined with the file of their newest version. */
export function papers(database: Database) {
  return withNewestFile(database).select([
    'documents.id',
    'documents.user_id',
    'category',
    'documents.name',
    'status',
    'status_reason',
    'reviewed_by',
    'reviewer_id',
    'reviewed_at',
    sql<string | null>`to_char(expires_on, 'YYYY-MM-DD')`.as('expires_on'),
    'expiry_answered',
    'documents.version',
    'documents.updated_at',
    'size',
    'sha256',
    'checks',
    'has_thumbnail',
    'document_files.created_at as kept_at',
  ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof papers>['executeTakeFirstOrThrow']>>;

export function documentOf(row: Row): VaultDocument {
  const uploaded = row.kept_at.toISOString();
  return {
    _id: row.id,
    name: row.name,
    file_name: row.name,
    category: row.category as DocumentCategory,
    size: Number(row.size),
    uploadDate: uploaded,
    upload_date: uploaded,
    status: row.status as VaultDocument['status'],
    path: row.id,
    s3_key: row.id,
    file_url: `/api/documents/preview/${row.id}`,
    version: row.version,
    sha256: row.sha256?.toString('hex') ?? '',
    checks: row.checks as unknown as DocumentChecks | null,
    has_thumbnail: row.has_thumbnail,
    expires_on: row.expires_on,
    expiry_answered: row.expiry_answered,
    status_reason: row.status_reason,
    reviewed_by: row.reviewed_by,
    ...(row.reviewer_id !== null && { reviewer_id: row.reviewer_id }),
    reviewed_at: row.reviewed_at?.toISOString() ?? null,
  };
}

export async function listDocuments(database: Database, userId: string): Promise<VaultDocument[]> {
  const rows = await papers(database)
    .where('documents.user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('documents.created_at', 'desc')
    .orderBy('documents.id')
    .limit(500)
    .execute();
  return rows.map(documentOf);
}

export async function findDocument(
  database: Database,
  owners: string[],
  id: string,
): Promise<VaultDocument | undefined> {
  const row = await papers(database)
    .where('documents.id', '=', id)
    .where('documents.user_id', 'in', owners)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && documentOf(row);
}

export type LockedDocument = { id: string; version: number; deleted: boolean };

/** Holds a paper's row until the transaction ends: whatever changes a paper takes its turn here. */
export async function lockDocument(
  transaction: Database,
  userId: string,
  id: string,
): Promise<LockedDocument | undefined> {
  const row = await transaction
    .selectFrom('documents')
    .select(['id', 'version', 'deleted_at'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row && { id: row.id, version: row.version, deleted: row.deleted_at !== null };
}

/** How many papers a student has, the deleted ones that can still come back counted in `all`. */
export async function countDocuments(database: Database, userId: string): Promise<{ live: number; all: number }> {
  return await database
    .selectFrom('documents')
    .select((documents) => [
      documents.fn.countAll<number>().as('all'),
      documents.fn.countAll<number>().filterWhere('deleted_at', 'is', null).as('live'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

export async function isNameTaken(
  database: Database,
  userId: string,
  category: DocumentCategory,
  name: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('documents')
    .select('id')
    .where('user_id', '=', userId)
    .where('category', '=', category)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertDocument(
  transaction: Database,
  userId: string,
  document: { id: string; category: DocumentCategory; name: string },
): Promise<void> {
  await transaction
    .insertInto('documents')
    .values({ ...document, user_id: userId })
    .execute();
}

/** A new version waits for a new look, and its expiry is not known. */
export async function setVersion(transaction: Database, userId: string, id: string, version: number): Promise<void> {
  await transaction
    .updateTable('documents')
    .set({
      version,
      status: 'pending',
      status_reason: '',
      reviewed_by: '',
      reviewer_id: null,
      decided_by: null,
      reviewed_at: null,
      expires_on: null,
      expiry_answered: false,
      reminded_at: null,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

export type DocumentChange = {
  name?: string;
  category?: DocumentCategory;
  expires_on?: string | null;
  reminder_language?: string;
};

/**
 * False when the paper is not there. A name that is taken fails as the unique index says. What was said of a paper was said
 * of it under its name and category: under others it waits for a new look.
 */
export async function updateDocument(
  database: Database,
  userId: string,
  id: string,
  change: DocumentChange,
): Promise<boolean> {
  const { name = sql.ref('name'), category = sql.ref('category') } = change;
  const isAnother = sql<boolean>`(name, category) is distinct from (${name}, ${category})`;
  const { numUpdatedRows } = await database
    .updateTable('documents')
    .set({
      ...change,
      status: sql<string>`case when ${isAnother} then 'pending' else status end`,
      status_reason: sql<string>`case when ${isAnother} then '' else status_reason end`,
      reviewed_by: sql<string>`case when ${isAnother} then '' else reviewed_by end`,
      reviewer_id: sql<string | null>`case when ${isAnother} then null else reviewer_id end`,
      decided_by: sql<string | null>`case when ${isAnother} then null else decided_by end`,
      reviewed_at: sql<Date | null>`case when ${isAnother} then null else reviewed_at end`,
      ...(change.expires_on !== undefined && { expiry_answered: true, reminded_at: null }),
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
