import type { EssayVersion } from '@lantern/contract/essays.versions';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

/** Whose essay it is, if the caller may reach it. */
export async function findEssayOwner(database: Database, owners: string[], id: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('essays')
    .select('user_id')
    .where('id', '=', id)
    .where('user_id', 'in', owners)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.user_id;
}

export type Fingerprint = Pick<EssayVersion, 'revision' | 'name' | 'word_count'> & {
  kind: EssayVersion['kind'] | 'current';
  created_at: Date;
  sha256: string;
};

const sha256 = sql<string>`encode(sha256(convert_to(text, 'UTF8')), 'hex')`.as('sha256');

/** The text as it stands and its newest versions, oldest first. The texts stay in the database. */
export async function listFingerprints(
  database: Database,
  owners: string[],
  essayId: string,
  limit: number,
): Promise<Fingerprint[]> {
  const versions = await database
    .selectFrom('essay_versions')
    .select(['revision', 'kind', 'name', 'word_count', 'created_at', sha256])
    .where('essay_id', '=', essayId)
    .where('user_id', 'in', owners)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  const current = await database
    .selectFrom('essays')
    .select(['revision', 'word_count', 'updated_at as created_at', sha256])
    .where('id', '=', essayId)
    .where('user_id', 'in', owners)
    .execute();
  return [
    ...versions.reverse().map((version) => ({ ...version, kind: version.kind as EssayVersion['kind'] })),
    ...current.map((essay) => ({ ...essay, kind: 'current' as const, name: '' })),
  ];
}
