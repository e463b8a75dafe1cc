import { type GuardianLink, guardianLinksMax } from '@lantern/contract/guardians';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { endsOn, stillOpen } from '#database/link-columns.ts';
import { isActiveStudent } from '#database/suspended.ts';

const columns = ['id', 'label', endsOn, 'revoked_at', 'opened', 'last_opened_at', 'created_at'] as const;

type Row = {
  id: string;
  label: string;
  ends_on: string;
  revoked_at: Date | null;
  opened: number;
  last_opened_at: Date | null;
  created_at: Date;
};

const linkOf = ({ id, revoked_at, last_opened_at, created_at, ...row }: Row): GuardianLink => ({
  _id: id,
  ...row,
  revoked_at: revoked_at?.toISOString() ?? null,
  last_opened_at: last_opened_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
});

export async function listLinks(database: Database, userId: string): Promise<GuardianLink[]> {
  const rows = await database
    .selectFrom('guardian_links')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(guardianLinksMax)
    .execute();
  return rows.map(linkOf);
}

export async function insertLink(
  transaction: Database,
  userId: string,
  link: { digest: Buffer; label: string; endsOn: string },
): Promise<GuardianLink> {
  const row = await transaction
    .insertInto('guardian_links')
    .values({ user_id: userId, token_hash: link.digest, label: link.label, ends_on: link.endsOn })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return linkOf(row);
}

/** Only the newest are kept; a link that is dropped is closed by that. */
export async function dropOldLinks(transaction: Database, userId: string): Promise<void> {
  const newest = transaction
    .selectFrom('guardian_links')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(guardianLinksMax);
  await transaction.deleteFrom('guardian_links').where('user_id', '=', userId).where('id', 'not in', newest).execute();
}

export async function revokeLink(database: Database, userId: string, id: string): Promise<GuardianLink | undefined> {
  const row = await database
    .updateTable('guardian_links')
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, now())` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
  return row && linkOf(row);
}

/** The student behind an open link, counting the opening; nothing for any other. */
export async function openLink(database: Database, digest: Buffer) {
  const link = await database
    .updateTable('guardian_links')
    .set({ opened: sql<number>`opened + 1`, last_opened_at: sql<Date>`now()` })
    .where('token_hash', '=', digest)
    .where(stillOpen)
    .where(isActiveStudent('guardian_links.user_id'))
    .returning(['user_id', endsOn])
    .executeTakeFirst();
  if (!link) return undefined;
  const user = await database.selectFrom('users').select('name').where('id', '=', link.user_id).executeTakeFirst();
  return user && { userId: link.user_id, student: user.name, endsOn: link.ends_on };
}
