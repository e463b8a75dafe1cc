import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { StartError } from '#runtime/start-error.ts';

const folder = new URL('./migrations/', import.meta.url);
const lockKey = 4_209_551;

export const migrationsTable =
  'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())';

export type Migration = { name: string; text: string; checksum: string };

/** All of them, oldest first. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * Brings the database forward: each new file in a transaction of its own, all under one advisory lock, so that
 * several processes may start at once. A file that changed after it ran, or an unknown newer one, stops the start: Kysely's own
 * migrator knows no checksums, and wants each file as code with a way back.
 */
export async function migrate(pool: pg.Pool, migrations?: Migration[]): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations());
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(migrationsTable);
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations');
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    for (const name of applied.keys()) {
      if (!wanted.some((migration) => migration.name === name))
        throw new StartError(
          `The database was written by a newer Lantern (it knows ${name}). Start that version, or a later one.`,
        );
    }
    const done: string[] = [];
    for (const migration of wanted) {
      const checksum = applied.get(migration.name);
      if (checksum === migration.checksum) continue;
      if (checksum)
        throw new StartError(
          `The migration ${migration.name} changed after it was applied. Restore the file as it was released.`,
        );
      await client.query('begin');
      try {
        await client.query(migration.text);
        await client.query('insert into migrations (name, checksum) values ($1, $2)', [
          migration.name,
          migration.checksum,
        ]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
      done.push(migration.name);
    }
    return done;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => {});
    // its session settings must not live on in the pool
    client.release(true);
  }
}
