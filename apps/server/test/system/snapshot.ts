// What the database holds, as one number per table, to see whether a refused request changed anything.
import { sql } from 'kysely';
import pg from 'pg';
import type { TestApp } from '../support/app.ts';

// counts of tries are meant to change; links are made after the answer was given; streams note who is here by themselves
const changing = new Set(['throttles', 'verifications', 'migrations', 'presence']);

/** The catalogue that comes with Lantern has thousands of rows before anybody did anything. */
const largeRows = 500;

export async function makeSnapshots({ database, url }: Pick<TestApp, 'database' | 'url'>) {
  const { rows: columns } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' order by table_name, column_name`.execute(database);
  const tables = [...new Set(columns.map(({ table_name }) => table_name))].filter((table) => !changing.has(table));
  const ownerColumns = ['user_id', 'student_id', 'mentor_id', 'created_by'];

  const { rows: sizes } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples > ${largeRows}`.execute(database);
  const large = new Set(sizes.map(({ name }) => name));
  // mail and phones are handed to after the answer was given, so when they were is no part of a row
  const rowOf = (table: string) => (table === 'notifications' ? sql`(to_jsonb(t) - 'delivered_at')` : sql`t`);
  /** Whole rows; of a large table how many there are and which transaction wrote last, which is a hundred times quicker. */
  const stateOf = (table: string) =>
    large.has(table)
      ? sql`count(*) || ':' || coalesce(max(t.xmin::text::bigint), 0)`
      : sql`count(*) || ':' || coalesce(sum(hashtextextended(${rowOf(table)}::text, 0)::numeric), 0)`;

  // a connection of its own, which plans the long query once: planning it takes longer than reading what is there
  const client = new pg.Client(url);
  await client.connect();

  async function read(
    name: string,
    parts: { table: string; where: ReturnType<typeof sql> }[],
  ): Promise<Record<string, string>> {
    const selects = parts.map(
      ({ table, where }) =>
        sql`select ${sql.lit(table)} as name, ${stateOf(table)} as state from ${sql.table(table)} as t where ${where}`,
    );
    const query = sql`${sql.join(selects, sql` union all `)}`.compile(database);
    const { rows } = await client.query<{ name: string; state: string }>({
      name,
      text: query.sql,
      values: [...query.parameters],
    });
    return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
  }

  let last: { transactions: string; state: Record<string, string> } | undefined;

  /** All tables; read again only when a transaction has written since, or one that wrote has ended. */
  async function everything(): Promise<Record<string, string>> {
    const { rows } = await client.query<{ transactions: string }>({
      name: 'transactions',
      text: 'select pg_current_snapshot()::text as transactions',
    });
    const transactions = rows[0]?.transactions ?? '';
    if (last?.transactions === transactions) return last.state;
    const state = await read(
      'everything',
      tables.map((table) => ({ table, where: sql`true` })),
    );
    last = { transactions, state };
    return state;
  }

  return {
    tables,
    everything,
    stop: () => client.end(),
    /** All rows that belong to a person. */
    of(userId: string) {
      const parts = columns
        .filter(({ column_name, table_name }) => ownerColumns.includes(column_name) && !changing.has(table_name))
        .map(({ table_name, column_name }) => ({
          table: table_name,
          where: sql`${sql.ref(`t.${column_name}`)} = ${userId}`,
        }));
      return read('of a person', [...parts, { table: 'users', where: sql`t.id = ${userId}` }]);
    },
  };
}
