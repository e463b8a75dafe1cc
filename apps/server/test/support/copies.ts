// The people of a database many times over: every row of theirs again under ids of their own. Which tables there are is
// read from the database, so a new one grows along.
import type pg from 'pg';
import { type Column, copyRows, idFrom, unchecked } from './rows.ts';

/** Filled by the installation and not by people. */
export const shared = new Set([
  'catalogue_loads',
  'facts',
  'facts_history',
  'installation',
  'institution_words',
  'institutions',
  'migrations',
  'rate_loads',
  'scholarships',
]);

/** What is copied stands here, as it was before there were copies. */
const original = 'originals';

/** Ends that are counted from now, so they stay; everything else of a copy lies up to 120 days further back. */
const stays = new Set(['expires_at', 'until', 'window_ends_at', 'next_at', 'here_until', 'taken_until', 'rests_until']);
const hoursBack = 120 * 24;

/** What pg-boss has done lately: it forgets by itself what is older. */
const jobs = 'jobs.job_common';

/** One administrator and one counsellor are enough for all, and a mentor for 50 students. */
const inCopies: Readonly<Record<string, string>> = {
  'mentor_profiles.published': 'published and nth % 10 = 0',
  'users.role': `case role when 'admin' then 'student' else role end`,
  'users.duties': `'{}'`,
};

async function listTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`);
  return rows.map(({ name }) => name).filter((name) => !shared.has(name));
}

/** Columns that must differ by themselves: the first of text or bytes in each unique key that holds no id. */
async function listKeys(client: pg.ClientBase, table: string): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct on (indexrelid) quote_ident(attname) as name from pg_index
    join pg_attribute on attrelid = indrelid and attnum = any (indkey)
    where indrelid = $1::regclass and indisunique and format_type(atttypid, null) in ('text', 'bytea') and not exists (
      select from pg_attribute where attrelid = indrelid and attnum = any (indkey) and atttypid = 'uuid'::regtype)
    order by indexrelid, attnum`,
    [table],
  );
  return new Set(rows.map(({ name }) => name));
}

function inCopy({ name, type }: Column, keys: ReadonlySet<string>): string {
  if (type === 'uuid') return idFrom(name, 'nth');
  if (type === 'uuid[]') return `(select coalesce(array_agg(${idFrom('id', 'nth')}), '{}') from unnest(${name}) id)`;
  if (type === 'bytea' && keys.has(name)) return `sha256(${name} || nth::text::bytea)`;
  // before it, because an address keeps its domain
  if (type === 'text' && keys.has(name)) return `nth || '-' || ${name}`;
  if (type === 'timestamp with time zone' && !stays.has(name))
    return `${name} - make_interval(hours => nth * 7919 % ${hoursBack})`;
  return name;
}

export async function keepOriginal(client: pg.ClientBase): Promise<void> {
  await client.query(`create schema ${original}`);
  for (const table of await listTables(client))
    await client.query(`create table ${original}.${table} as table public.${table}`);
  await client.query(`create table ${original}.jobs as select * from ${jobs} where state = 'completed'`);
}

export async function addCopies(client: pg.ClientBase, from: number, to: number): Promise<void> {
  const tables = await listTables(client);
  // before the indexes are dropped that say it
  const keys = new Map<string, Set<string>>();
  for (const table of tables) keys.set(table, await listKeys(client, table));
  await unchecked(client, async () => {
    for (const table of tables)
      await copyRows(
        client,
        { table, source: `${original}.${table}`, from, to },
        (column) => inCopies[`${table}.${column.name}`] ?? inCopy(column, keys.get(table) ?? new Set()),
      );
    await copyRows(client, { table: jobs, source: `${original}.jobs`, from, to }, ({ name, type }) =>
      type === 'uuid' ? idFrom(name, 'nth') : name,
    );
  });
}
