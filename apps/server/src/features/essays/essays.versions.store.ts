import { countWords } from '@lantern/contract/essays';
import type { EssayVersion } from '@lantern/contract/essays.versions';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

/** Pages go by time, so it leaves with all of its microseconds: many versions fit into one millisecond. */
const exactTime = sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('created_at');

const columns = ['id', 'revision', 'kind', 'name', 'title', 'word_count', exactTime] as const;

type Row = Omit<EssayVersion, 'kind'> & { kind: string };
const versionOf = (row: Row) => row as EssayVersion;

export async function listVersions(
  database: Database,
  owners: string[],
  essayId: string,
  before: string | undefined,
  limit: number,
): Promise<EssayVersion[]> {
  const rows = await database
    .selectFrom('essay_versions')
    .select(columns)
    .where('essay_id', '=', essayId)
    .where('user_id', 'in', owners)
    .$if(before !== undefined, (query) => query.where('created_at', '<', sql<Date>`${before}::timestamptz`))
    .orderBy('essay_versions.created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(versionOf);
}

export async function findVersion(
  database: Database,
  owners: string[],
  essayId: string,
  id: string,
): Promise<(EssayVersion & { text: string; keptAs: string | null }) | undefined> {
  const row = await database
    .selectFrom('essay_versions')
    .select([...columns, 'text', 'kept_as as keptAs'])
    .where('id', '=', id)
    .where('essay_id', '=', essayId)
    .where('user_id', 'in', owners)
    .executeTakeFirst();
  return row && { ...versionOf(row), text: row.text, keptAs: row.keptAs };
}

export type NewVersion = {
  essayId: string;
  revision: number;
  kind: EssayVersion['kind'];
  name?: string;
  title: string;
  text: string;
};

/** A version of that kind, revision and name with exactly these words; of no certain revision when it is left out. */
export async function findSameVersion(
  transaction: Database,
  userId: string,
  { essayId, kind, name, title, text, revision }: Omit<NewVersion, 'revision'> & { revision?: number },
): Promise<EssayVersion | undefined> {
  const row = await transaction
    .selectFrom('essay_versions')
    .select(columns)
    .where('essay_id', '=', essayId)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('name', '=', name ?? '')
    .$if(revision !== undefined, (query) => query.where('revision', '=', revision as number))
    .where('title', '=', title)
    .where('text', '=', text)
    .limit(1)
    .executeTakeFirst();
  return row && versionOf(row);
}

/** True when these words of this revision are kept, for whatever reason. */
export async function isKept(
  transaction: Database,
  userId: string,
  { essayId, revision, title, text }: Pick<NewVersion, 'essayId' | 'revision' | 'title' | 'text'>,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('essay_versions')
    .select('id')
    .where('essay_id', '=', essayId)
    .where('user_id', '=', userId)
    .where('revision', '=', revision)
    .where('title', '=', title)
    .where('text', '=', text)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertVersion(
  transaction: Database,
  userId: string,
  { essayId, revision, kind, name, title, text }: NewVersion,
): Promise<EssayVersion> {
  const row = await transaction
    .insertInto('essay_versions')
    .values({
      essay_id: essayId,
      user_id: userId,
      revision,
      kind,
      name: name ?? '',
      title,
      text,
      word_count: countWords(text),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return versionOf(row);
}

/** Remembers which essay a version was made into. */
export async function setKeptAs(transaction: Database, userId: string, id: string, essayId: string): Promise<void> {
  await transaction
    .updateTable('essay_versions')
    .set({ kept_as: essayId })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}
