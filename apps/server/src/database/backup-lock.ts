// A backup first writes down what is there and then copies the files. Until it ends, no file that it wrote down may go:
// whoever removes files asks here. What must go is marked as such before the question, so that a backup that starts
// right after it does not write it down.
import { sql } from 'kysely';
import type { Database } from './database.ts';

// 'LANT', and numbers of our own beside the one in embedded-claim.ts
const lockClass = 0x4c414e54;
const oneBackup = 2;
const removals = 3;

/** False while a backup runs: the sweeps try again later. */
export async function mayRemoveFiles(database: Database): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${lockClass}, ${removals}) as free`.execute(database);
  return rows[0]?.free ?? false;
}

/** Keeps every file where it is until the connection ends; false when another backup does so already. */
export async function keepFilesInPlace(connection: Database): Promise<boolean> {
  const { rows } = await sql<{ first: boolean }>`
    select pg_try_advisory_lock(${lockClass}, ${oneBackup}) as first`.execute(connection);
  if (!rows[0]?.first) return false;
  await sql`select pg_advisory_lock(${lockClass}, ${removals})`.execute(connection);
  return true;
}

export async function letFilesGo(connection: Database): Promise<void> {
  await sql`select pg_advisory_unlock_all()`.execute(connection);
}
