import type { RateTable } from '@lantern/abroad/exchange';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

export type LoadedTable = { table: RateTable; loadedAt: Date };

/** The good table with the latest day; undefined when nobody has loaded one. */
export async function findTable(database: Database): Promise<LoadedTable | undefined> {
  const row = await database
    .selectFrom('rate_loads')
    .select(['base', 'day', 'source', 'rates', 'at'])
    .where('problem', 'is', null)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row?.base || !row.day) return undefined;
  return {
    table: { base: row.base, day: row.day, source: row.source, rates: row.rates as Record<string, string> },
    loadedAt: row.at,
  };
}

export async function insertTable(database: Database, { base, day, source, rates }: RateTable): Promise<void> {
  await database
    .insertInto('rate_loads')
    .values({ source, base, day, rates: JSON.stringify(rates) })
    .execute();
}

export async function insertFailure(database: Database, source: string, problem: string): Promise<void> {
  await database.insertInto('rate_loads').values({ source, problem }).execute();
}

export async function listAttempts(database: Database) {
  return await database
    .selectFrom('rate_loads')
    .select(['at', 'source', 'problem'])
    .orderBy('id', 'desc')
    .limit(10)
    .execute();
}

/** All but the latest hundred; the good one in use stays whatever its age. */
export async function removeOldLoads(database: Database): Promise<void> {
  await sql`
    delete from rate_loads where id not in (select id from rate_loads order by id desc limit 100)
    and id is distinct from (select id from rate_loads where problem is null order by day desc, id desc limit 1)`.execute(
    database,
  );
}
