// breaks: sql-in-stores
type Database = { selectFrom(table: string): unknown };

export const readDrafts = (database: Database) => database.selectFrom('drafts');
