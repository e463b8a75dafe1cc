// Every table as lines of JSON that PostgreSQL writes and reads itself, so that no value passes through our types.
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

export type TableShape = { name: string; columns: string[] };

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const listed = (columns: readonly string[]) => columns.map(quoted).join(', ');

/** All tables but the list of migrations, each after those that it refers to; without columns that are computed. */
export async function listTables(database: Database): Promise<TableShape[]> {
  const { rows: tables } = await sql<{ name: string; columns: string[]; refers_to: string[] }>`
    select c.relname as name,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select distinct target.relname::text from pg_constraint f join pg_class target on target.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as refers_to
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
    order by c.relname`.execute(database);
  const sorted: TableShape[] = [];
  const isDone = (name: string) => sorted.some((table) => table.name === name);
  while (sorted.length < tables.length) {
    const next = tables.find(({ name, refers_to }) => !isDone(name) && refers_to.every(isDone));
    if (!next) throw new Error('tables refer to each other in a circle');
    sorted.push({ name: next.name, columns: next.columns });
  }
  return sorted;
}

/** A backup may take hours, and between two queries it copies files. */
export async function setForLong(transaction: Database): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
}

const rowsAtOnce = 200;

/** The rows of a table, one JSON text each. Inside a transaction. */
export async function* readRows(transaction: Database, { name, columns }: TableShape): AsyncGenerator<string> {
  const query = `declare backup_rows no scroll cursor for
    select row_to_json(one)::text as line from (select ${listed(columns)} from ${quoted(name)}) as one`;
  await sql.raw(query).execute(transaction);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(rowsAtOnce)} from backup_rows`.execute(transaction);
    for (const { line } of rows) yield line;
    if (rows.length < rowsAtOnce) break;
  }
  await sql`close backup_rows`.execute(transaction);
}

export async function listMigrations(database: Database): Promise<{ name: string; checksum: string }[]> {
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from migrations order by name`.execute(database);
  return rows;
}
