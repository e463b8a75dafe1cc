// Rows again, by SQL alone. The columns are read from the database, so a new one is copied along.
import pg from 'pg';

export type Client = pg.ClientBase;

export async function openClient(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  return client;
}

export type Column = { name: string; type: string };

async function listColumns(client: pg.ClientBase, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select quote_ident(attname) as name, format_type(atttypid, null) as type from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped and attidentity = '' and attgenerated = ''
    order by attnum`,
    [table],
  );
  return rows;
}

/** An id that follows from another, in SQL; it says that it is of version 4, or no call would take it. */
export const idFrom = (column: string, what: string) =>
  `overlay(overlay(md5(${column}::text || ${what}) placing '4' from 13) placing 'a' from 17)::uuid`;

/** Copies `from` to `to` of every row of `source`; `inCopy` says, in SQL, what stands in copy `nth`. */
export async function copyRows(
  client: pg.ClientBase,
  { table, source, from, to }: { table: string; source: string; from: number; to: number },
  inCopy: (column: Column) => string,
): Promise<void> {
  const columns = await listColumns(client, table);
  await client.query(`insert into ${table} (${columns.map(({ name }) => name).join()})
    select ${columns.map(inCopy).join()} from (table ${source}) one cross join generate_series(${from}, ${to}) nth`);
}

/** Those that no constraint needs: made again at the end, which is faster than keeping them up with every row. */
async function dropIndexes(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; made: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
    where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace) and not indisprimary
      and not exists (select from pg_constraint where conindid = indexrelid)`);
  if (rows.length > 0) await client.query(`drop index ${rows.map(({ name }) => name).join()}`);
  return rows.map(({ made }) => made);
}

/** No trigger runs and no key is looked up meanwhile: what is copied fits together already. */
export async function unchecked(client: pg.ClientBase, copy: () => Promise<void>): Promise<void> {
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  await client.query(`set local maintenance_work_mem = '512MB'`);
  const indexes = await dropIndexes(client);
  await copy();
  for (const made of indexes) await client.query(made);
  await client.query('commit');
  await client.query('vacuum (analyze)');
}
