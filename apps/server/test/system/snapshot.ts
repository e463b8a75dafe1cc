// What the database holds, as one number per table, to see whether a refused request changed anything.
import { sql } from 'kysely';
import pg from 'pg';
import type { TestApp } from '../support/app.ts';

// counts of tries are meant to change; links are made after the answer was given; streams note who is here by themselves
const changing = new Set(['throttles', 'verifications', 'migrations', 'presence']);

/** The catalogue that comes with Lantern has thousands of rows before anybody did anything. */
const largeRows = 500;

type Part = { table: string; where: ReturnType<typeof sql> };

const wholeTable = (table: string): Part => ({ table, where: sql`true` });

/** Above as many tables one query of all is quicker than one of each. */
const few = 10;

/**
 * A counter beside each table, and one of all. They count at the end of each statement that writes, whether its
 * transaction is kept or not.
 */
async function noteWrites(client: pg.Client, tables: readonly string[]): Promise<void> {
  await client.query(`
    create schema writes;
    create sequence writes."of all";
    select nextval('writes."of all"'); -- the first number cannot be told from none
    create function writes.note() returns trigger language plpgsql as $$
      begin
        perform nextval(format('writes.%I', tg_table_name));
        perform nextval('writes."of all"');
        return null;
      end $$;
    ${tables
      .map(
        (table) => `create sequence writes."${table}";
    create trigger note_write after insert or update or delete or truncate on public."${table}"
      for each statement execute function writes.note();`,
      )
      .join('')}`);
}

/** The counters, and whether some transaction here has written and not ended: what it wrote is not to be seen yet. */
const countWrites = {
  name: 'count writes',
  text: `select
    (select json_object_agg(relname, pg_sequence_last_value(oid)) from pg_class
      where relnamespace = 'writes'::regnamespace and relkind = 'S') as now,
    exists (select from pg_stat_activity where datname = current_database() and backend_xid is not null) as is_writing`,
};

/** Nearly every request writes nothing, and this is a tenth of the time of the counters of each table. */
const countAll = { name: 'count all', text: 'select last_value from writes."of all"' };

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

  async function read(name: string, parts: Part[]): Promise<Record<string, string>> {
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

  await noteWrites(client, tables);
  let writes: Record<string, string> = {};
  let writesOfAll: string | undefined;
  let isWriting = true;
  let state: Record<string, string> = {};

  /** All tables; read again are those that a statement has written to since, or all while one is not yet ended. */
  async function everything(): Promise<Record<string, string>> {
    const { rows: all } = await client.query<{ last_value: string }>(countAll);
    const isSame = all[0]?.last_value === writesOfAll;
    writesOfAll = all[0]?.last_value;
    if (isSame && !isWriting) return state;
    const { rows } = await client.query<{ now: Record<string, string>; is_writing: boolean }>(countWrites);
    const { now = {}, is_writing = true } = rows[0] ?? {};
    const again = isWriting ? tables : tables.filter((table) => now[table] !== writes[table]);
    if (again.length > few) state = await read('everything', tables.map(wholeTable));
    else for (const table of again) state = { ...state, ...(await read(`all of ${table}`, [wholeTable(table)])) };
    writes = now;
    isWriting = is_writing;
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
