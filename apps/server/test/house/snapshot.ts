// What the database holds, as one number per table, to see whether a refused request changed anything.
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

// counts of tries are meant to change; links are made after the answer was given; streams note who is here by themselves
const changing = new Set(['throttles', 'verifications', 'migrations', 'presence']);

/** The catalogue that comes with Lantern has thousands of rows before anybody did anything. */
const largeRows = 500;

export async function makeSnapshots(database: Database) {
  const { rows: columns } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' order by table_name, column_name`.execute(database);
  const tables = [...new Set(columns.map(({ table_name }) => table_name))].filter((table) => !changing.has(table));
  const ownerColumns = ['user_id', 'student_id', 'mentor_id', 'created_by'];

  const { rows: sizes } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples > ${largeRows}`.execute(database);
  const large = new Set(sizes.map(({ name }) => name));
  /** Whole rows; of a large table how many there are and which transaction wrote last, which is a hundred times quicker. */
  const stateOf = (table: string) =>
    large.has(table)
      ? sql`count(*) || ':' || coalesce(max(t.xmin::text::bigint), 0)`
      : sql`count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)`;

  async function read(parts: { table: string; where: ReturnType<typeof sql> }[]): Promise<Record<string, string>> {
    const selects = parts.map(
      ({ table, where }) =>
        sql`select ${table} as name, ${stateOf(table)} as state from ${sql.table(table)} as t where ${where}`,
    );
    const { rows } = await sql<{ name: string; state: string }>`${sql.join(selects, sql` union all `)}`.execute(
      database,
    );
    return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
  }

  let last: { transactions: string; state: Record<string, string> } | undefined;

  /** All tables; read again only when a transaction has written since, or one that wrote has ended. */
  async function everything(): Promise<Record<string, string>> {
    const { rows } = await sql<{ transactions: string }>`select pg_current_snapshot()::text as transactions`.execute(
      database,
    );
    const transactions = rows[0]?.transactions ?? '';
    if (last?.transactions === transactions) return last.state;
    const state = await read(tables.map((table) => ({ table, where: sql`true` })));
    last = { transactions, state };
    return state;
  }

  return {
    tables,
    everything,
    /** All rows that belong to a person. */
    of(userId: string) {
      const parts = columns
        .filter(({ column_name, table_name }) => ownerColumns.includes(column_name) && !changing.has(table_name))
        .map(({ table_name, column_name }) => ({
          table: table_name,
          where: sql`${sql.ref(`t.${column_name}`)} = ${userId}`,
        }));
      return read([...parts, { table: 'users', where: sql`t.id = ${userId}` }]);
    },
  };
}
