// Puts the rows of a backup into an empty database: all of them, or none.
import type pg from 'pg';
import { type Migration, migrationsTable } from '#database/migrate.ts';
import { listed, quoted, type TableShape } from './rows.store.ts';

/** Whether the schema holds no table or view at all, ours or another program's. */
export async function isEmpty(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
  );
  return rows[0]?.count === 0;
}

type Counted = TableShape & { rows: number };

/** Makes the tables as the migrations left them and fills them with the lines of each, in one transaction. */
export async function fillDatabase(
  pool: pg.Pool,
  migrations: readonly Migration[],
  tables: readonly Counted[],
  linesOf: (table: Counted) => AsyncIterable<string>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('begin');
    await client.query(migrationsTable);
    for (const { name, text, checksum } of migrations) {
      await client.query(text);
      await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    }
    await emptyTables(client, tables);
    for (const table of tables) {
      const count = await writeRows(client, table, linesOf(table));
      if (count !== table.rows) throw new Error(`${table.name} has ${count} rows instead of ${table.rows}`);
    }
    await advanceNumbers(client);
    await client.query('commit');
  } finally {
    // what was not committed ends with the connection
    client.release(true);
  }
}

export async function refreshStatistics(pool: pg.Pool): Promise<void> {
  await pool.query('analyze');
}

/** Of what migrations have put in: the backup holds it. */
async function emptyTables(client: pg.ClientBase, tables: readonly TableShape[]): Promise<void> {
  if (tables.length > 0) await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
}

const charactersAtOnce = 2 * 1024 * 1024;

/** Puts lines back as rows; answers how many. */
async function writeRows(
  client: pg.ClientBase,
  { name, columns }: TableShape,
  lines: AsyncIterable<string>,
): Promise<number> {
  const insert = `insert into ${quoted(name)} (${listed(columns)}) overriding system value
    select ${listed(columns)} from json_populate_recordset(null::${quoted(name)}, $1::json)`;
  let waiting: string[] = [];
  let characters = 0;
  let count = 0;
  const flush = async () => {
    if (waiting.length > 0) await client.query(insert, [`[${waiting.join(',')}]`]);
    count += waiting.length;
    waiting = [];
    characters = 0;
  };
  for await (const line of lines) {
    waiting.push(line);
    characters += line.length;
    if (characters > charactersAtOnce) await flush();
  }
  await flush();
  return count;
}

/** Lets numbers that the database gives out go on after the highest that is there. */
async function advanceNumbers(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string; column: string; sequence: string }>(
    `select c.relname as name, a.attname as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
       and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`,
  );
  for (const { name, column, sequence } of rows)
    await client.query(
      `select setval($1, coalesce((select max(${quoted(column)}) from ${quoted(name)}), 0) + 1, false)`,
      [sequence],
    );
}
