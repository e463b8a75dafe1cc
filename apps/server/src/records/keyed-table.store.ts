// The stores of records whose ids are known before, and of one record a student, that are the rows of one table; with the
// owner in every `where`. What needs more than one table writes its own (`scholarships.store.ts`).
import type { RecordOf } from '@lantern/contract/record';
import type { KeyedCalls, KeyedFieldsOf, SingleCalls, SingleFieldsOf } from '@lantern/contract/record-keyed';
import { type Generated, type Kysely, sql } from 'kysely';
import type { Database } from '#database/database.ts';
import type { DB } from '#database/tables.ts';
import type { KeyedStore, SingleStore } from './keyed-service.ts';
import {
  type Columns,
  type FieldColumns,
  fieldColumns,
  type JsonColumnOf,
  jsonColumn,
  type RowFields,
} from './record-columns.store.ts';
import { recordMeta } from './record-meta.ts';

type OwnColumns = { user_id: string; revision: Generated<number>; updated_at: Generated<Date> };
type SingleTable = {
  [Table in keyof DB]: DB[Table] extends Record<keyof OwnColumns, unknown> ? Table : never;
}[keyof DB];

/** The fields are in a column each, or all in one column of JSON. */
type Options<Table extends SingleTable, Fields> =
  | { table: Table; columns: FieldColumns<Table, Fields> }
  | { table: Table; json: JsonColumnOf<Table> };

function fieldsIn<Table extends SingleTable, Fields extends object>(
  options: Options<Table, Fields>,
): RowFields<Fields> {
  return 'json' in options ? jsonColumn(options.json) : fieldColumns(options.columns);
}

/** The SQL of both kinds; `id` says which of a student's rows it is, and nothing where there is only one. */
function rowsOf(table: string) {
  // Which of the tables it is, the compiler cannot follow through a query: here it knows what all of them have.
  const name = table as 'records';
  const own = (database: Database) => database as unknown as Kysely<{ records: OwnColumns }>;
  const select = (database: Database, userId: string) =>
    own(database).selectFrom(name).selectAll().where('user_id', '=', userId);
  return {
    list: (database: Database, userId: string, key: string, most: number) =>
      select(database, userId).orderBy(sql.ref(key)).limit(most).execute(),
    find: (database: Database, userId: string, id: { readonly [key: string]: string }) =>
      Object.entries(id)
        .reduce((rows, [key, value]) => rows.where(sql.ref(key), '=', value), select(database, userId))
        .executeTakeFirst(),
    put: (transaction: Database, userId: string, id: { readonly [key: string]: string }, values: object) =>
      own(transaction)
        .insertInto(name)
        .values({ ...values, ...id, user_id: userId })
        .onConflict((conflict) =>
          conflict.columns(['user_id', ...(Object.keys(id) as [])]).doUpdateSet({
            ...values,
            revision: sql`${sql.ref(`${table}.revision`)} + 1`,
            updated_at: sql`clock_timestamp()`,
          }),
        )
        .returningAll()
        .executeTakeFirstOrThrow(),
  };
}

/** Records with known ids, which stand in the column `key`; listed in the order of their ids. */
export function createKeyedStore<Calls extends KeyedCalls, Table extends SingleTable>(
  { most }: Calls,
  { key, ...options }: Options<Table, KeyedFieldsOf<Calls>> & { key: keyof Columns<Table> & string },
): KeyedStore<KeyedFieldsOf<Calls>, RecordOf<Calls>> {
  const rows = rowsOf(options.table);
  const { read, write } = fieldsIn(options as Options<Table, KeyedFieldsOf<Calls>>);
  type Row = Awaited<ReturnType<typeof rows.put>>;
  const recordOf = (row: Row) =>
    ({
      ...read(row),
      _id: (row as { [column: string]: unknown })[key],
      ...recordMeta(row),
    }) as unknown as RecordOf<Calls>;
  return {
    list: async (database, userId) => (await rows.list(database, userId, key, most)).map(recordOf),
    async find(database, userId, id) {
      const row = await rows.find(database, userId, { [key]: id });
      return row && recordOf(row);
    },
    put: async (transaction, userId, id, fields) =>
      recordOf(await rows.put(transaction, userId, { [key]: id }, write(fields))),
  };
}

/** One record a student; `computed` is what an answer has besides the fields. */
export function createSingleStore<Calls extends SingleCalls, Table extends SingleTable>(
  _calls: Calls,
  {
    computed,
    ...options
  }: Options<Table, SingleFieldsOf<Calls>> & { computed?: (fields: SingleFieldsOf<Calls>) => Partial<RecordOf<Calls>> },
): SingleStore<SingleFieldsOf<Calls>, RecordOf<Calls>> {
  const rows = rowsOf(options.table);
  const { read, write } = fieldsIn(options as Options<Table, SingleFieldsOf<Calls>>);
  type Row = Awaited<ReturnType<typeof rows.put>>;
  const recordOf = (row: Row) => {
    const fields = read(row);
    return { ...fields, ...computed?.(fields), ...recordMeta(row) } as unknown as RecordOf<Calls>;
  };
  return {
    async find(database, userId) {
      const row = await rows.find(database, userId, {});
      return row && recordOf(row);
    },
    put: async (transaction, userId, fields) => recordOf(await rows.put(transaction, userId, {}, write(fields))),
  };
}
