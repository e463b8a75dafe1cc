/** Comes before every id. */
const first = '00000000-0000-0000-0000-000000000000';

/**
 * All rows of a query, a page at a time, so that a large table is never in memory at once. `read` answers up to `size` rows
 * above an id, in the order of their ids; rows that come or go meanwhile shift no page.
 */
export async function* inPages<Row>(
  size: number,
  read: (after: string, size: number) => Promise<Row[]>,
  idOf: (row: Row) => string | null,
): AsyncGenerator<Row> {
  let after = first;
  for (;;) {
    const rows = await read(after, size);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    after = idOf(last) ?? after;
  }
}
