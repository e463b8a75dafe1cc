// The rows of one person in a table, whole, as PostgreSQL writes them.
import { markContacts } from '@lantern/contract/contacts';
import { sql } from 'kysely';
import type { Database } from './database.ts';

export type OwnTable = {
  name: string;
  /** the column that names the person; `user_id` unless said otherwise */
  owner?: string;
  /** for a table that names nobody: its column, and the table (of a person) whose id that is */
  through?: { column: string; table: string };
  /** what opens something, and is for the server alone */
  secrets?: readonly string[];
  /** what somebody else may have written: contact details in it are marked, as on the screen */
  byOthers?: readonly string[];
};

const rowsAtOnce = 100;

/** One JSON text for each row, in the order of the table's key, read page by page. */
export async function* readOwnRows(database: Database, table: OwnTable, userId: string): AsyncGenerator<string> {
  const { columns, key } = await shapeOf(database, table.name);
  const shown = columns.filter((column) => !table.secrets?.includes(column));
  const owned = table.through
    ? sql`${sql.ref(table.through.column)} in (select id from ${sql.table(table.through.table)} where user_id = ${userId})`
    : sql`${sql.ref(table.owner ?? 'user_id')} = ${userId}`;
  const keyRefs = sql.join(key.map((column) => sql.ref(column)));
  let after = sql`true`;
  for (;;) {
    const { rows } = await sql<{ line: string; key: unknown[] }>`
      select row_to_json(one)::text as line, page.key_of_row as key from (
        select ${sql.join(shown.map((column) => sql.ref(column)))}, jsonb_build_array(${keyRefs}) as key_of_row
        from ${sql.table(table.name)} where ${owned} and ${after} order by ${keyRefs} limit ${rowsAtOnce}
      ) as page
      cross join lateral (select ${sql.join(shown.map((column) => sql.ref(`page.${column}`)))}) as one`.execute(
      database,
    );
    for (const { line } of rows) yield table.byOthers ? marked(line, table.byOthers) : line;
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = sql`(${keyRefs}) > (${sql.join(last.key)})`;
  }
}

/** A row with a mark in the place of each contact detail in these columns. */
function marked(line: string, columns: readonly string[]): string {
  const row: Record<string, unknown> = JSON.parse(line);
  for (const column of columns) {
    const words = row[column];
    if (typeof words === 'string') row[column] = markContacts(words);
  }
  return JSON.stringify(row);
}

async function shapeOf(database: Database, name: string): Promise<{ columns: string[]; key: string[] }> {
  const { rows } = await sql<{ columns: string[]; key: string[] }>`
    select
      array(select attname::text from pg_attribute
        where attrelid = ${name}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select attname::text from pg_index, unnest(indkey) with ordinality as part (number, place)
        join pg_attribute on attrelid = ${name}::regclass and attnum = part.number
        where indrelid = ${name}::regclass and indisprimary order by place) as key`.execute(database);
  const [shape] = rows;
  if (!shape || shape.key.length === 0) throw new Error(`the table ${name} has no key`);
  return shape;
}
