// The store of a list whose records are the rows of one table: the SQL that all of them have, with the owner in every
// `where`. A feature says which columns hold its fields, and the order. What needs more than one table writes its own
// (`applications.store.ts`).
import { type Generated, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '#database/database.ts';
import { oldestRestorable } from '#database/deletions.ts';
import type { DB } from '#database/tables.ts';
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

/** What the kit adds to the fields of a record. */
type Meta = { _id: string; revision: number; created_at: string; updated_at: string };

type Columns<Table extends RecordTable> = Selectable<DB[Table]>;

type Options<Table extends RecordTable, Fields, Kept extends Meta> = {
  table: Table;
  /** The fields of a row. */
  read: (row: Columns<Table>) => Omit<Kept, keyof Meta>;
  /** The columns that hold the fields. */
  write: (fields: Fields) => Updateable<DB[Table]>;
  /** Which records come first; their ids decide what this leaves open. With `position` the student puts them in order. */
  order: readonly (readonly [column: keyof Columns<Table> & string, direction?: 'desc'])[];
  /** of those that are not deleted */
  most: number;
};

const mostDeleted = 100;

export function createRecordStore<Table extends RecordTable, Fields, Kept extends Meta>({
  table,
  read,
  write,
  order,
  most,
}: Options<Table, Fields, Kept>): RecordStore<Fields, Kept> {
  // Which of the tables it is, the compiler cannot follow through a query: here it knows what all of them have.
  const name = table as string as 'records';
  const own = (database: Database) => database as unknown as Kysely<{ records: OwnColumns }>;
  const isOrdered = order.some(([column]) => column === 'position');

  const recordOf = (row: Selectable<OwnColumns>) => {
    const meta: Meta = {
      _id: row.id,
      revision: row.revision,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    };
    return { ...read(row as unknown as Columns<Table>), ...meta } as Kept;
  };

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
      const place = isOrdered ? { position: nextPosition(table, userId) } : {};
      const row = await own(transaction)
        .insertInto(name)
        .values({ ...(write(fields) as object), ...place, id, user_id: userId })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returningAll()
        .executeTakeFirst();
      return row && recordOf(row);
    },

    async update(transaction, userId, id, fields) {
      const row = await own(transaction)
        .updateTable(name)
        .set({ ...(write(fields) as object), revision: sql`revision + 1`, updated_at: sql`clock_timestamp()` })
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
