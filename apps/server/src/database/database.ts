import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { fairQueue } from '#runtime/fair-queue.ts';
import { currentBehalf } from '#runtime/on-behalf.ts';
import type { DB } from './tables.ts';

export type Database = Kysely<DB>;

// counts are far below 2^53, so int8 is read as a number
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// a calendar day stays the text it is: a Date would move it by the time zone
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export type Connected = { database: Database; pool: pg.Pool };

const connectionsMax = 20;
const connectMs = 5_000;

/**
 * Opens a pool; it connects when it is asked for something. `connection` is a URL or the embedded server's parts. A pooler
 * between takes no settings of a session: it must have the timeout itself (docs/scaling.md).
 */
export function connect(
  connection: string | pg.PoolConfig,
  onIdleError: (error: Error) => void,
  by: 'itself' | 'pooler' = 'itself',
): Connected {
  const pool = new pg.Pool({
    ...(typeof connection === 'string' ? { connectionString: connection } : connection),
    max: connectionsMax,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    ...(by === 'itself' && { statement_timeout: 15_000 }),
    application_name: 'lantern',
  });
  // a pooled connection that dies while idle must not end the process: the next query opens a new one
  pool.on('error', onIdleError);
  // nor one that dies between two queries of a transaction, when the pool does not listen: the second query fails
  pool.on('connect', (client) => client.on('error', () => {}));
  return { database: new Kysely<DB>({ dialect: new PostgresDialect({ pool: inTurns(pool) }) }), pool };
}

/** The pool, of which nobody has more than half, and where who has used it least of late is next. */
function inTurns(pool: pg.Pool) {
  const queue = fairQueue({
    slots: connectionsMax,
    ofOne: connectionsMax / 2,
    waitingMax: Number.POSITIVE_INFINITY,
    waitMs: connectMs,
    // as the pool says it
    refusal: () => new Error('timeout exceeded when trying to connect'),
  });
  return {
    async connect() {
      const { account, network } = currentBehalf() ?? {};
      const who = account ?? network;
      const leave = await queue.enter(who ? [who] : []);
      try {
        const client = await pool.connect();
        const release = client.release;
        client.release = (error) => {
          release(error);
          leave();
        };
        return client;
      } catch (error) {
        leave();
        throw error;
      }
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

/** True for errors that mean "the database cannot be reached now", which clients should retry. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (/^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|57P0[1-3]|08\w{3}|53300)$/.test(code)) return true;
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/i.test(
    error.message,
  );
}

/** True when the disk under the database or the files is full. */
export function isDiskFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code === '53100' || code === 'ENOSPC' || code === 'EDQUOT';
}

export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code !== '23505') return false;
  return constraint === undefined || error.constraint === constraint;
}

/**
 * True when the database refuses a value: a check, or a type that it does not fit (SQLSTATE 23514 and class 22). Whoever
 * sent it can mend it.
 */
export function isRefusedValue(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(?:23514|22\w{3})$/.test(error.code ?? '');
}

export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23503';
}

export async function ping(database: Database): Promise<void> {
  await sql`select 1`.execute(database);
}
