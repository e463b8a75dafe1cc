// Where the fields of a record stand in its table: written once, for reading and for writing.
import type { Selectable, Updateable } from 'kysely';
import type { DB, JsonValue } from '#database/tables.ts';

export type Columns<Table extends keyof DB> = Selectable<DB[Table]>;
/** The columns that can hold such a value. */
type ColumnOf<Table extends keyof DB, Value> = {
  [Name in keyof Columns<Table>]-?: Value extends Columns<Table>[Name] ? Name : never;
}[keyof Columns<Table>] &
  string;
/** The columns of JSON. */
export type JsonColumnOf<Table extends keyof DB> = {
  [Name in keyof Columns<Table>]-?: JsonValue extends Columns<Table>[Name] ? Name : never;
}[keyof Columns<Table>] &
  string;

/** One field: the column that has it, the column that has it as JSON, or how several columns make it. */
type FieldColumn<Table extends keyof DB, Fields, Name extends keyof Fields> =
  | ColumnOf<Table, Fields[Name]>
  | { json: JsonColumnOf<Table> }
  | {
      read: (row: Columns<Table>) => Fields[Name];
      write: (fields: Fields) => Updateable<DB[Table]>;
    };

export type FieldColumns<Table extends keyof DB, Fields> = {
  [Name in keyof Fields]-?: FieldColumn<Table, Fields, Name>;
};

type AnyRow = { readonly [column: string]: unknown };
type AnyColumn =
  | string
  | { json: string; read?: never }
  | { read: (row: AnyRow) => unknown; write: (fields: object) => object };

export type RowFields<Fields> = {
  /** The fields of a row. */
  read: (row: AnyRow) => Fields;
  /** The columns that hold the fields. */
  write: (fields: Fields) => AnyRow;
};

/** For tables that have a column for each field; the fields that are left out of a record get no column. */
export function fieldColumns<Table extends keyof DB, Fields extends object>(
  columns: FieldColumns<Table, Fields>,
): RowFields<Fields> {
  const entries = Object.entries(columns) as [name: string, column: AnyColumn][];
  const readOne = (row: AnyRow, column: AnyColumn): unknown => {
    if (typeof column === 'string') return row[column];
    return column.read ? column.read(row) : row[column.json];
  };
  const writeOne = (fields: AnyRow, name: string, column: AnyColumn): object => {
    if (typeof column === 'string') return { [column]: fields[name] };
    return column.read ? column.write(fields) : { [column.json]: JSON.stringify(fields[name]) };
  };
  return {
    read: (row) => Object.fromEntries(entries.map(([name, column]) => [name, readOne(row, column)])) as Fields,
    write: (fields) =>
      Object.assign({}, ...entries.map(([name, column]) => writeOne(fields as AnyRow, name, column))) as AnyRow,
  };
}

/** For tables that have all fields of a record in one column of JSON. */
export function jsonColumn<Fields extends object>(column: string): RowFields<Fields> {
  return {
    read: (row) => row[column] as Fields,
    write: (fields) => ({ [column]: JSON.stringify(fields) }),
  };
}
