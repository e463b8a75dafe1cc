// The store of a list whose records are the rows of one table: the SQL that all of them have, with the owner in every
// `where`. A feature says which columns hold its fields, and the order. What needs more than one table writes its own
// (`applications.store.ts`).
import type { FieldsOf, RecordCalls, RecordOf } from '@lantern/contract/record';
import { type Generated, type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { oldestRestorable } from '#database/deletions.ts';
import type { DB } from '#database/tables.ts';
import { type Columns, type FieldColumns, fieldColumns } from './record-columns.store.ts';
import { nextPosition } from './record-rows.store.ts';
import type { RecordStore } from './record-service.ts';

/** What the tables of records have besides their fields. */
type OwnColumns = {
  id: string;
  user_id: string;
  revision: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Generated<Date | null>;
};
type RecordTable = {
  [Table in keyof DB]: DB[Table] extends Record<keyof OwnColumns, unknown> ? Table : never;
}[keyof DB];

type Options<Table extends RecordTable, Fields> = {
  table: Table;
  columns: FieldColumns<Table, Fields>;
  /** Which records come first; their ids decide what this leaves open. With `position` the student puts them in order. */
  order: readonly (readonly [column: keyof Columns<Table> & string, direction?: 'desc'])[];
};

const mostDeleted = 100;

export function createRecordStore<Calls extends RecordCalls, Table extends RecordTable>(
  { most }: Calls,
  { table, columns, order }: Options<Table, FieldsOf<Calls>>,
): RecordStore<FieldsOf<Calls>, RecordOf<Calls>> {
  type Kept = RecordOf<Calls>;
  // Which of the tables it is, the compiler cannot follow through a query: here it knows what all of them have.
  const name = table as string as 'records';
  const own = (database: Database) => database as unknown as Kysely<{ records: OwnColumns }>;
  const isOrdered = order.some(([column]) => column === 'position');
  const { read, write } = fieldColumns(columns);

  const recordOf = (row: Selectable<OwnColumns>) =>
    ({
      ...read(row),
      _id: row.id,
      revision: row.revision,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    }) as unknown as Kept;

  const rowsOf = (database: Database, userId: string) =>
    own(database).selectFrom(name).selectAll().where('user_id', '=', userId);

  return {
    async list(database, userId) {
      let rows = rowsOf(database, userId).where('deleted_at', 'is', null);
      for (const [column, direction] of order) rows = rows.orderBy(sql.ref(column), direction);
      return (await rows.orderBy('id').limit(most).execute()).map(recordOf);
    },

    async find(database, userId, id) {
      const row = await rowsOf(database, userId)
        .where('id', '=', id)
        .where((row) => row.or([row('deleted_at', 'is', null), row('deleted_at', '>', oldestRestorable)]))
        .executeTakeFirst();
      return row && { record: recordOf(row), deleted: row.deleted_at !== null };
    },

    async insert(transaction, userId, id, fields) {
      const last = isOrdered ? { position: nextPosition(table, userId) } : {};
      const row = await own(transaction)
        .insertInto(name)
        .values({ ...write(fields), ...last, id, user_id: userId })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returningAll()
        .executeTakeFirst();
      return row && recordOf(row);
    },

    async update(transaction, userId, id, fields) {
      const row = await own(transaction)
        .updateTable(name)
        .set({ ...write(fields), revision: sql`revision + 1`, updated_at: sql`clock_timestamp()` })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returningAll()
        .executeTakeFirstOrThrow();
      return recordOf(row);
    },

    async listDeleted(database, userId) {
      const rows = await rowsOf(database, userId)
        .where('deleted_at', '>', oldestRestorable)
        .orderBy('deleted_at', 'desc')
        .orderBy('id')
        .limit(mostDeleted)
        .execute();
      return rows.map(recordOf);
    },
  };
}
