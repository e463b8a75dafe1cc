import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

/** Accounts whose name has a sign that names rarely have, by their id, those behind `after`. */
export async function listOddNames(database: Database, after: string, most: number) {
  const rows = await database
    .selectFrom('users')
    .select(['id', 'name', 'role'])
    .where(
      sql<boolean>`name ~ '@|://|[.][[:alpha:]]|[[:digit:]].*[[:digit:]].*[[:digit:]].*[[:digit:]].*[[:digit:]].*[[:digit:]]'`,
    )
    .where('former_name', 'is', null)
    .$if(after !== '', (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ role, ...row }) => ({ ...row, role: role as 'student' | 'mentor' | 'admin' }));
}

/** Only where it is still that name. */
export async function replaceName(database: Database, userId: string, former: string, name: string): Promise<void> {
  await database
    .updateTable('users')
    .set({ name, former_name: former })
    .where('id', '=', userId)
    .where('name', '=', former)
    .execute();
}
