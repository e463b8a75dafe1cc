import { Client } from 'pg';
import { StartError } from '#runtime/start-error.ts';

/** Proves that the database of a setting can be used. Throws StartError, one line that says what to do. */
export async function checkReachable(
  url: string,
  setting: 'DATABASE_URL' | 'DATABASE_POOLER_URL' = 'DATABASE_URL',
): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: 'lantern' });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; allowed: boolean }>(
      `select current_setting('server_version_num')::int as version,
         has_schema_privilege('public', 'CREATE')
           and (to_regnamespace('jobs') is not null or has_database_privilege(current_database(), 'CREATE')) as allowed`,
    );
    const { version = 0, allowed = false } = rows[0] ?? {};
    if (version < 150_000)
      throw new StartError(`${setting} leads to a PostgreSQL older than 15: use a newer one, or leave ${setting} out.`);
    if (!allowed)
      throw new StartError(
        `The user of ${setting} may not make tables and schemas: make it the owner of the database ("alter database … owner to …").`,
      );
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`Cannot use the database of ${setting} (${reasonOf(error)}): ${adviceFor(error)}`);
  } finally {
    await client.end().catch(() => {});
  }
}

const codeOf = (error: unknown) => String((error as { code?: string }).code ?? '');

/** One line, never the URL: it holds a password. An address with two forms fails with two errors and an empty message. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (message || codeOf(error) || 'no answer').split('\n')[0] ?? '';
}

function adviceFor(error: unknown): string {
  const code = codeOf(error);
  if (code.startsWith('28') || /password/i.test(reasonOf(error))) return 'correct its user and password.';
  if (code === '3D000') return 'make that database, or correct its name.';
  return 'start it, or correct the address.';
}
