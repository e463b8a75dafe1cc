// Links that show papers to people without an account. Of a link's token only a digest is kept.
import type { ShareLink } from '@lantern/contract/documents.sharing';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { endsOn, stillOpen } from '#database/link-columns.ts';

function links(database: Database) {
  return database
    .selectFrom('document_shares')
    .select(['id', 'label', 'page_limit', endsOn, 'revoked_at', 'created_at'])
    .select((share) => [
      sql<
        string[]
      >`array(select document_id from document_share_papers where share_id = document_shares.id order by number)`.as(
        'document_ids',
      ),
      share
        .selectFrom('document_share_openings')
        .select((opening) => opening.fn.countAll<number>().as('count'))
        .whereRef('share_id', '=', 'document_shares.id')
        .as('opened'),
      share
        .selectFrom('document_share_openings')
        .select((opening) => opening.fn.max('at').as('at'))
        .whereRef('share_id', '=', 'document_shares.id')
        .as('last_opened_at'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof links>['executeTakeFirstOrThrow']>>;

const linkOf = (row: Row): ShareLink => ({
  _id: row.id,
  label: row.label,
  document_ids: row.document_ids,
  page_limit: row.page_limit,
  ends_on: row.ends_on,
  revoked_at: row.revoked_at?.toISOString() ?? null,
  opened: row.opened ?? 0,
  last_opened_at: row.last_opened_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

export async function listShares(database: Database, userId: string): Promise<ShareLink[]> {
  const rows = await links(database)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
  return rows.map(linkOf);
}

export async function findShare(database: Database, userId: string, id: string): Promise<ShareLink | undefined> {
  const row = await links(database).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
  return row && linkOf(row);
}

/** How many of these papers are the student's and not deleted. */
export async function countOwned(database: Database, userId: string, documentIds: string[]): Promise<number> {
  const { count } = await database
    .selectFrom('documents')
    .select((documents) => documents.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('id', 'in', documentIds)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertShare(
  transaction: Database,
  userId: string,
  share: { tokenHash: Buffer; label: string; pageLimit: number | null; endsOn: string; documentIds: string[] },
): Promise<string> {
  const { id } = await transaction
    .insertInto('document_shares')
    .values({
      user_id: userId,
      token_hash: share.tokenHash,
      label: share.label,
      page_limit: share.pageLimit,
      ends_on: share.endsOn,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('document_share_papers')
    .values(
      share.documentIds.map((documentId, index) => ({ share_id: id, number: index + 1, document_id: documentId })),
    )
    .execute();
  return id;
}

/** Only the newest hundred of a student are kept; a link that is dropped is closed by that. */
export async function dropOldShares(transaction: Database, userId: string): Promise<void> {
  const newest = transaction
    .selectFrom('document_shares')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(100);
  await transaction.deleteFrom('document_shares').where('user_id', '=', userId).where('id', 'not in', newest).execute();
}

export async function revokeShare(database: Database, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('document_shares')
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, now())` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function findOpenShare(database: Database, tokenHash: Buffer) {
  return await database
    .selectFrom('document_shares')
    .innerJoin('users', 'users.id', 'document_shares.user_id')
    .select(['document_shares.id', 'document_shares.user_id', 'label', 'page_limit', endsOn, 'users.name as student'])
    .where('token_hash', '=', tokenHash)
    .where('users.suspended_at', 'is', null)
    // who became a mentor shares nothing as a student any more
    .where('users.role', '=', 'student')
    .where(stillOpen)
    .executeTakeFirst();
}

/** Papers behind a link with their newest files; those that were deleted since are left out. */
export async function listSharedPapers(database: Database, shareId: string) {
  const rows = await database
    .selectFrom('document_share_papers')
    .innerJoin('documents', 'documents.id', 'document_share_papers.document_id')
    .innerJoin('document_files', (join) =>
      join
        .onRef('document_files.document_id', '=', 'documents.id')
        .onRef('document_files.version', '=', 'documents.version'),
    )
    .select([
      'number',
      'documents.id',
      'name',
      'category',
      'size',
      'key',
      sql<number | null>`(checks ->> 'pages')::int`.as('pages'),
      sql<boolean | null>`(checks ->> 'gave_up')::boolean`.as('gave_up'),
    ])
    .where('share_id', '=', shareId)
    .where('deleted_at', 'is', null)
    .orderBy('number')
    .execute();
  return rows;
}

export async function noteOpening(
  database: Database,
  shareId: string,
  documentId: string | null,
  device: string,
): Promise<void> {
  await database
    .insertInto('document_share_openings')
    .values({ share_id: shareId, document_id: documentId, device })
    .execute();
}

export async function listOpenings(database: Database, userId: string, shareId: string) {
  return await database
    .selectFrom('document_share_openings')
    .innerJoin('document_shares', 'document_shares.id', 'document_share_openings.share_id')
    .leftJoin('documents', 'documents.id', 'document_share_openings.document_id')
    .select(['at', 'document_share_openings.document_id', 'documents.name', 'device'])
    .where('document_shares.user_id', '=', userId)
    .where('share_id', '=', shareId)
    .orderBy('at', 'desc')
    .orderBy('document_share_openings.id', 'desc')
    .limit(200)
    .execute();
}

/** A link lasts for a year at most; what was noted of its readers is not kept for longer than that. */
export async function deleteOldOpenings(database: Database): Promise<void> {
  await database.deleteFrom('document_share_openings').where('at', '<', sql<Date>`now() - interval '1 year'`).execute();
}
